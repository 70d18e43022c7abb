import type { Outcome, Position } from '../game/index.ts';
import { words } from '../words/index.ts';
import { resized } from './columns.ts';
import type { ResolvedOptions } from './options.ts';
import { orderedMoves } from './order.ts';
import { options as table, type SettingTable } from './settings.ts';

/** The options that make another tree, and that the walk obeys. */
const obeyed: readonly string[] = ['order', 'mergeMoves', 'maxNodes'] satisfies (keyof ResolvedOptions)[];

/**
 * Whether options ask for plain minimax: each one of the table that makes another tree has its default, but for those
 * that the walk obeys.
 */
export function isPlain(options: ResolvedOptions, position: Position, all: SettingTable = table): boolean {
  const values: Readonly<Record<string, unknown>> = options;
  return Object.entries(all).every(
    ([name, setting]) =>
      setting.changes !== 'tree' ||
      obeyed.includes(name) ||
      values[name] === setting.resolve(undefined, position),
  );
}

/**
 * What plain minimax calls, in the order of the returns, but for what lies inside a repeated subtree. Nodes have the
 * numbers that they have in the whole tree, in which they stand in the order of the calls.
 */
export class PlainWalk {
  length = 0;
  node = new Int32Array(1024);
  /** The node whose subtree comes again here; the node itself where it was searched. */
  source = new Int32Array(1024);
  parent = new Int32Array(1024);
  end = new Int32Array(1024);
  move = new Int8Array(1024);
  ply = new Uint8Array(1024);
  /** The finished games that were searched, and how they ended. */
  readonly leaves: number[] = [];
  readonly outcomes: Outcome[] = [];

  /** Adds a call that returns; its subtree ends before the node `end`. Returns where it stands. */
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
    const grown = <T extends Int32Array | Int8Array | Uint8Array>(column: T) =>
      resized(column, 2 * column.length);
    [this.node, this.source] = [grown(this.node), grown(this.source)];
    [this.parent, this.end] = [grown(this.parent), grown(this.end)];
    [this.move, this.ply] = [grown(this.move), grown(this.ply)];
  }
}

/**
 * Walks the tree of plain minimax. The subtree below a position depends only on the position and its ply, so each is
 * searched once. Null when the whole tree has more than `maxNodes` nodes, or more than `most` calls have to be looked at
 * to know it.
 */
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
      const moves = orderedMoves(position, options);
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
