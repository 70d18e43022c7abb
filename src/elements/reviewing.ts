export { reviewGame, tellReview } from '../session/index.ts';
