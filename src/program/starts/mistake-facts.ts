import type { Move } from '../../game/index.ts';
import facts from './mistake-facts.json' with { type: 'json' };
import type { Mistake } from './mistakes.ts';

/** The measured facts about a program with a mistake. */
export interface MistakeFacts {
  /** The board with the fewest free cells on which it plays worse than it could. */
  readonly position: string;
  /** What it plays there; null if it finds no move. */
  readonly plays: Move | null;
  readonly best: readonly Move[];
  /** On how many of how many boards it plays worse: those with at most five free cells where X moves. */
  readonly wrong: number;
  readonly boards: number;
}

/** Written by `npm run programs`. */
export const mistakeFacts = facts as Readonly<Record<Mistake, MistakeFacts>>;
