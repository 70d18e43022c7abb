import { opponent, type Side } from '../../game/index.ts';
import { findWinner, Kind, type Trace } from '../../search/index.ts';
import { isForeign } from '../narrator.ts';

export type Result = Side | 'draw';

/** Null if the game did not end, or a leaf is only a number. Reads positions only if scores are not clear. */
export function makeResultReader(trace: Trace): (node: number) => Result | null {
  const { score, options } = trace;
  const { game } = trace.root;
  const readResult = (node: number): Result | null => {
    const outcome = game.outcome(trace.position(node));
    return typeof outcome === 'string' ? outcome : null;
  };
  const isOver = (node: number) => trace.kindOf(node) === Kind.terminal;
  let first = 0;
  while (first < trace.length && !isOver(first)) first++;
  if (first === trace.length || readResult(first) === null) return () => null;
  if (!areScoresClear(trace)) return (node) => (isOver(node) ? readResult(node) : null);
  const results = { max: options.max, min: opponent(options.max), draw: 'draw' } as const;
  return (node) => (isOver(node) ? results[findWinner(score[node])] : null);
}

/** Whether the sign of a score tells the winner: not in a program, nor if the penalty can use up a win. */
function areScoresClear(trace: Trace): boolean {
  const { options, root } = trace;
  return !isForeign(trace) && options.scoring.points(options.win, root.game.pliesLeft(root)) > 0;
}
