import type { Move, CellNaming, Outcome, Side } from '../../game/index.ts';
import { isLeaf, type Bound, type Trace } from '../../search/index.ts';
import { words, type Ending } from '../../words/index.ts';
import type { Comparison } from './comparison.ts';
import { writePenaltySum } from '../sentence/sentence.ts';

export interface Worth {
  readonly node: number;
  readonly score: number;
  /** The score as a sum, `10 − 3 = 7`; null if nothing was subtracted. */
  readonly sum: string | null;
  readonly bound: Bound;
  /** For the side that moves; null if the search did not see the end. */
  readonly ending: Ending | null;
  readonly isChosen: boolean;
}

/** A side is null if it did not try the move, or stopped before finishing it. */
export interface ComparedMove {
  readonly move: Move;
  readonly name: string;
  readonly left: Worth | null;
  readonly right: Worth | null;
}

/** The moves at a node of `left`, in its order, then those that only `right` tried. */
export function compareMoves(comparison: Comparison, node: number, naming: CellNaming): ComparedMove[] {
  const { left, right } = comparison;
  const counterpart = comparison.counterpart(node);
  const there = counterpart === null ? new Map<Move, Worth>() : listWorths(right, counterpart);
  const here = listWorths(left, node);
  const { game } = left.root;
  return [...new Set([...here.keys(), ...there.keys()])].map((move) => ({
    move,
    name: game.isAbstract ? words.compare.branch(game.moveName(move, naming)) : game.moveName(move, naming),
    left: here.get(move) ?? null,
    right: there.get(move) ?? null,
  }));
}

/** The outcome with best play from a node; null if the search did not see the end. */
export function findExpectedOutcome(trace: Trace, node: number): Outcome | null {
  return trace.root.game.outcome(trace.position(trace.principalNodes(node).at(-1)!));
}

/** Null if nothing was subtracted. */
export function findSum(trace: Trace, node: number): string | null {
  return writePenaltySum(trace, trace.principalNodes(node).at(-1)!);
}

/** The moves at a node that the search has finished, in its order. */
export function listWorths(trace: Trace, node: number): Map<Move, Worth> {
  const chosen = isLeaf(trace, node) ? null : trace.bestChild(node);
  const position = trace.position(node);
  const moves = position.game.moves(position);
  // A program that is wrong may make moves that no game has.
  const known = [...trace.children(node)].filter(
    (child) => !trace.isUnfinished(child) && moves.includes(trace.move[child]),
  );
  return new Map(
    known.map((child) => [
      trace.move[child],
      {
        node: child,
        score: trace.score[child],
        sum: findSum(trace, child),
        bound: trace.bound(child)!,
        ending: findEnding(trace.side(node), findExpectedOutcome(trace, child)),
        isChosen: child === chosen,
      },
    ]),
  );
}

function findEnding(side: Side, outcome: Outcome | null): Ending | null {
  if (outcome === null || typeof outcome === 'number') return null;
  return outcome === 'draw' ? 'draw' : outcome === side ? 'win' : 'loss';
}
