/* What is told of an answer: as much code as the question itself, and fetched when the first one is answered. */
export { diagnose, verdictOn, refutationOf, solution } from '../../walk/index.ts';
