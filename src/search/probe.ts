import type { Move, Position } from '../game/index.ts';
import { Columns, Kind } from './columns.ts';
import type { ResolvedOptions } from './options.ts';
import { ProbedTrace, type PrintedLine } from './probed-trace.ts';

interface Probe {
  /** Calls the code for a child position; NaN if it returns nothing. */
  readonly call: (child: Position, move: Move) => number;
  /** Reports that this call keeps what the last call returned. */
  readonly keep: () => void;
  readonly print: (text: string) => void;
}

/** A recursive function over positions, right or wrong; it may return nothing. */
export type ProbeRule = (position: Position, ply: number, probe: Probe) => number | undefined;

/** Deeper than any game: stops endless recursion. */
const DEEPEST = 250;

/** Thrown through watched code to stop it. */
const halt = new Error('halt');

/** Records every call and return of a rule, until it ends, makes `maxNodes` calls, or recurses without end. */
export function recordRule(root: Position, options: ResolvedOptions, rule: ProbeRule): ProbedTrace {
  const columns = new Columns();
  const seen: Position[] = [];
  const kept: number[] = [];
  const printed: PrintedLine[] = [];
  let step = -1;
  const open: { node: number; kept: number }[] = [];

  function visit(position: Position, move: Move): number {
    const ply = open.length;
    if (columns.length >= options.maxNodes || ply > DEEPEST) throw halt;
    const node = columns.open(open.at(-1)?.node ?? -1, move, ply);
    seen.push(position);
    kept.push(-1);
    const frame = { node, kept: -1 };
    open.push(frame);
    step++;
    let last = -1;
    const score = rule(position, ply, {
      call(child, by) {
        const called = columns.length;
        const value = visit(child, by);
        last = called;
        kept[called] = frame.kept;
        return value;
      },
      keep() {
        frame.kept = last;
        kept[last] = last;
      },
      print(text) {
        printed.push({ step: step + 1, text });
      },
    });
    step++;
    open.pop();
    columns.close(node, findKind(position, columns.length > node + 1), score ?? NaN);
    return score ?? NaN;
  }

  const stoppedAt = runUntilHalted(() => visit(root, -1)) ? null : open.at(-1)!.node;
  for (const frame of open.toReversed())
    columns.close(frame.node, Kind.interior, frame.kept < 0 ? 0 : columns.score[frame.kept]);
  const stopped =
    stoppedAt === null ? null : ({ reason: 'nodes', nodes: columns.length, node: stoppedAt } as const);
  return new ProbedTrace(
    root,
    options,
    columns.trim(),
    { kept: Int32Array.from(kept), seen, printed },
    stopped,
  );
}

/** A node without calls is terminal only if its game is over. */
function findKind(position: Position, hasCalled: boolean): Kind {
  if (hasCalled) return Kind.interior;
  return position.game.outcome(position) === null ? Kind.answered : Kind.terminal;
}

function runUntilHalted(run: () => void): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (error === halt) return false;
    throw error;
  }
}
