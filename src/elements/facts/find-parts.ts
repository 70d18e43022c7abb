import type { CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { measureShape } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

interface NamedCall {
  readonly call: number;
  readonly name: string;
}

export function listPath(trace: Trace, node: number, naming: CellNaming): NamedCall[] {
  const path: NamedCall[] = [];
  for (let call = node; call > 0; call = trace.parent[call])
    path.push({ call, name: nameMoveTo(trace, call, naming) });
  return [{ call: 0, name: words.find.root }, ...path.toReversed()];
}

export function listMoves(trace: Trace, node: number, naming: CellNaming): NamedCall[] {
  return [...trace.children(node)].map((call) => ({ call, name: nameMoveTo(trace, call, naming) }));
}

const lengthsByTrace = new WeakMap<Trace, number[]>();

/** In plies from the root. */
export function listGameLengths(trace: Trace): number[] {
  let lengths = lengthsByTrace.get(trace);
  if (!lengths) {
    lengths = measureShape(trace).plies.flatMap(({ x, o, draw }, ply) => (x + o + draw > 0 ? [ply] : []));
    lengthsByTrace.set(trace, lengths);
  }
  return lengths;
}

export function listExampleMoves(trace: Trace, naming: CellNaming): string[] {
  const names: string[] = [];
  for (let node = 0; trace.end[node] > node + 1 && names.length < 3; node++)
    names.push(trace.root.game.moveName(trace.move[node + 1], naming));
  return names;
}

function nameMoveTo(trace: Trace, call: number, naming: CellNaming): string {
  const { game } = trace.root;
  const isBranch = game.isAbstract === true;
  const side = trace.movedSide(call);
  return words.find.move(side, game.moveName(trace.move[call], naming), isBranch);
}
