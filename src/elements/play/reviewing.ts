export { reviewGame, tellReview } from '../../walk/index.ts';
