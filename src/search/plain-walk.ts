import type { Outcome, Position } from '../game/index.ts';
import { words } from '../words/index.ts';
import { resizeColumn } from './columns.ts';
import type { ResolvedOptions } from './options.ts';
import { orderMoves } from './order.ts';
import { options as table, type SettingTable } from './settings.ts';

/** Options that change the tree, but that the walk supports. */
const supportedOptions: readonly string[] = [
  'order',
  'mergeMoves',
  'maxNodes',
] satisfies (keyof ResolvedOptions)[];

/** True if all options that change the tree have their defaults, except those that the walk supports. */
export function isPlain(options: ResolvedOptions, position: Position, all: SettingTable = table): boolean {
  const values: Readonly<Record<string, unknown>> = options;
  return Object.entries(all).every(
    ([name, setting]) =>
      setting.changes !== 'tree' ||
      supportedOptions.includes(name) ||
      values[name] === setting.resolve(undefined, position),
  );
}

/** Calls in order of return, without the inside of repeated subtrees. Nodes are numbered as in the whole tree. */
export class PlainWalk {
  length = 0;
  node = new Int32Array(1024);
  /** The node whose subtree is repeated here; the node itself if it was searched. */
  source = new Int32Array(1024);
  parent = new Int32Array(1024);
  end = new Int32Array(1024);
  move = new Int8Array(1024);
  ply = new Uint8Array(1024);
  /** Parallel to `outcomes`. */
  readonly leaves: number[] = [];
  readonly outcomes: Outcome[] = [];

  /** Adds a call that returns; its subtree ends before the node `end`. Returns its index in the walk. */
  add(node: number, source: number, parent: number, end: number, move: number, ply: number): number {
    const at = this.length++;
    if (at === this.node.length) this.grow();
    this.node[at] = node;
    this.source[at] = source;
    this.parent[at] = parent;
    this.end[at] = end;
    this.move[at] = move;
    this.ply[at] = ply;
    return at;
  }

  private grow(): void {
    const enlarge = <T extends Int32Array | Int8Array | Uint8Array>(column: T) =>
      resizeColumn(column, 2 * column.length);
    [this.node, this.source] = [enlarge(this.node), enlarge(this.source)];
    [this.parent, this.end] = [enlarge(this.parent), enlarge(this.end)];
    [this.move, this.ply] = [enlarge(this.move), enlarge(this.ply)];
  }
}

/** Searches each position of a ply once. Null above `maxNodes` nodes in the whole tree, or `most` calls in the walk. */
export function walkPlainly(root: Position, options: ResolvedOptions, most = Infinity): PlainWalk | null {
  const walk = new PlainWalk();
  const searched: Map<number, number>[] = [];
  let nodes = 0;
  const isTooLarge = () => nodes > options.maxNodes || walk.length > most;

  function visit(position: Position, parent: number, move: number, ply: number): void {
    const { game } = position;
    const node = nodes++;
    const key = game.key(position);
    const atPly = (searched[ply] ??= new Map());
    const before = key === null ? undefined : atPly.get(key);
    if (before !== undefined) {
      const source = walk.node[before];
      nodes = node + walk.end[before] - source;
      walk.add(node, source, parent, nodes, move, ply);
      return;
    }
    const outcome = game.outcome(position);
    if (outcome === null) {
      const moves = orderMoves(position, options);
      if (moves.length === 0) throw new Error(words.errors.noMoves(game.format(position)));
      for (let i = 0; i < moves.length && !isTooLarge(); i++)
        visit(game.play(position, moves[i]), node, moves[i], ply + 1);
    } else {
      walk.leaves.push(node);
      walk.outcomes.push(outcome);
    }
    const at = walk.add(node, node, parent, nodes, move, ply);
    if (key !== null) atPly.set(key, at);
  }

  visit(root, -1, -1, 0);
  return isTooLarge() ? null : walk;
}
