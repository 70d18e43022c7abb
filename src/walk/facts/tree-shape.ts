import type { Trace } from '../../search/index.ts';
import { makeResultReader, type Result } from './game-results.ts';

export type PlyCounts = { readonly calls: number } & { readonly [result in Result]: number };

export interface TreeShape extends PlyCounts {
  readonly games: number;
  /** By ply from the root of the trace; plies above the subtree are all 0. */
  readonly plies: readonly PlyCounts[];
}

const wholeTrees = new WeakMap<Trace, TreeShape>();

/** Counts a subtree in one pass. Only the whole tree is cached. */
export function measureShape(trace: Trace, node = 0): TreeShape {
  const known = node === 0 ? wholeTrees.get(trace) : undefined;
  const shape = known ?? sumPlies(countPlies(trace, node));
  if (node === 0) wholeTrees.set(trace, shape);
  return shape;
}

function countPlies(trace: Trace, node: number): PlyCounts[] {
  const { ply } = trace;
  const end = trace.end[node];
  const readResult = makeResultReader(trace);
  const calls = new Int32Array(256);
  const [x, o, draw] = [new Int32Array(256), new Int32Array(256), new Int32Array(256)];
  const ends: Record<Result, Int32Array> = { x, o, draw };
  let deepest = 0;
  for (let at = node; at < end; at++) {
    const on = ply[at];
    calls[on]++;
    if (on > deepest) deepest = on;
    const result = readResult(at);
    if (result !== null) ends[result][on]++;
  }
  return Array.from({ length: deepest + 1 }, (_, on) => ({
    calls: calls[on],
    x: x[on],
    o: o[on],
    draw: draw[on],
  }));
}

function sumPlies(plies: readonly PlyCounts[]): TreeShape {
  const sum = (of: keyof PlyCounts) => plies.reduce((total, counts) => total + counts[of], 0);
  const [x, o, draw] = [sum('x'), sum('o'), sum('draw')];
  return { calls: sum('calls'), x, o, draw, games: x + o + draw, plies };
}
