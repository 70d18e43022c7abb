export { bestSoFar, type Best } from './best-so-far.ts';
export * as navigate from './navigate.ts';
export type { Navigation } from './navigate.ts';
export { Playback, type Clock } from './playback.ts';
export { momentAt, statusAt, type Moment } from './seek.ts';
export { penaltySum, sentenceFor } from './sentence.ts';
export { Session } from './session.ts';
export { stackAt, stateAt, type Frame, type State } from './state.ts';
