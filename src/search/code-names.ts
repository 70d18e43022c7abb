/** Code to run instead of the search: stages of writing minimax, then mistakes. `swapped-cells` only draws wrong. */
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

export type CodeName = (typeof codeNames)[number];
