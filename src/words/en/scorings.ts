import type { ValueNames } from './settings.ts';

export interface ScoringWords extends Required<ValueNames> {
  /** With what a win is worth: `10 − depth`. `brief` is for the middle of a text. */
  readonly title: (win: number, penalty: number) => string;
  readonly brief: (win: number, penalty: number) => string;
  /** What a win is worth, as a clause: `a win is 10 − depth`. */
  readonly rule: (win: number, penalty: number) => string;
}

/** `10 − depth`, `10 − 0.5 × depth` */
const formatPenalisedWin = (win: number, penalty: number) =>
  `${win} − ${penalty === 1 ? '' : `${penalty} × `}depth`;

export const scorings = {
  plain: {
    label: 'Plain',
    short: 'Plain',
    inSentence: 'plain scoring',
    title: (win) => `Plain ±${win}`,
    brief: (win) => `plain ±${win}`,
    rule: (win) => `every win is ${win}`,
  },
  depth: {
    label: 'Depth-penalised',
    short: 'Depth',
    inSentence: 'depth-penalised scoring',
    title: (win, penalty) => formatPenalisedWin(win, penalty),
    brief: (win, penalty) => formatPenalisedWin(win, penalty),
    rule: (win, penalty) =>
      penalty === 0 ? `every win is ${win}` : `a win is ${formatPenalisedWin(win, penalty)}`,
  },
} as const satisfies Record<string, ScoringWords>;

/** The penalty of a win in a sum: the depth, or a part of it. */
export const subtracted = (penalty: number, depth: number) =>
  penalty === 1 ? `${depth}` : `${penalty} × ${depth}`;
