export { reviewGame, describeReview } from '../../walk/index.ts';
