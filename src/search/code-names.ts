/**
 * The pieces of code that can be run and recorded instead of the right search. First the stages in which a learner
 * writes minimax, each as far as it has come; then the classic mistakes. `swapped-cells` searches rightly and draws
 * the board wrongly.
 */
export const codeNames = [
  'base-case',
  'infinite-start',
  'loop',
  'last-value',
  'best-value',
  'value-and-move',
  'shared-board',
  'swapped-min-max',
  'wrong-sign',
  'draw-as-unfinished',
  'unfinished-as-draw',
  'first-child',
  'swapped-cells',
] as const;

/** One of `codeNames`. */
export type CodeName = (typeof codeNames)[number];
