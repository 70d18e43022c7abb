import { html, nothing } from 'lit';
import type { CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { drawBoard, renderWithPills, type TreeScene } from '../../views/index.ts';
import { findStatus, explainWorth } from '../../walk/index.ts';
import { type MarkedText, words } from '../../words/index.ts';
import { setStyles } from '../kit/styled.ts';
import type { Size, Transform } from './transform.ts';

export interface NodeReason {
  readonly reason: MarkedText;
  readonly way: string;
  readonly lit: ReadonlySet<number>;
}

/** Null as long as the node has no value, or if code that is not ours made it. */
export function explainNode(trace: Trace, node: number, step: number, naming: CellNaming): NodeReason | null {
  if (trace.kept || findStatus(trace, node, step) !== 'returned' || trace.isUnfinished(node)) return null;
  const line = trace.principalNodes(node);
  const moves = line.slice(1).map((each) => trace.root.game.moveName(trace.move[each], naming));
  return {
    reason: explainWorth(trace, node, naming),
    way: moves.length > 1 ? words.tree.fromLeaf(words.joinMoves(moves)) : '',
    lit: new Set(line),
  };
}

/** In pixels: the most without a board, then the board, and the width with it. */
const WIDTH = 240;
const HEIGHT = 110;
const BOARD = 132;
const WITH_BOARD = 158;

export function renderRestCard(
  id: number | null,
  why: NodeReason | null,
  { nodes }: TreeScene,
  { x, y, k }: Transform,
  frame: Size,
) {
  const node = id === null ? null : nodes.find((each) => each?.id === id);
  const board = node?.board && node.metrics.width * k < 0.8 * BOARD ? node.board : null;
  if (!node || (!board && !why)) return nothing;
  const half = (node.metrics.width / 2 + 14) * k;
  const right = node.x * k + x + half;
  const width = board ? WITH_BOARD : WIDTH;
  const left = right + width > frame.width ? right - 2 * half - width : right;
  const height = (board ? BOARD + 48 : 0) + (why ? HEIGHT : 0);
  const top = Math.min(Math.max(node.y * k + y, 4), Math.max(frame.height - height, 4));
  return html`<div
    class="rest floats on-screen"
    aria-hidden="true"
    style=${setStyles({ '--left': `${Math.max(left, 4) / 16}rem`, '--top': `${top / 16}rem` })}
  >
    ${board ? drawBoard(board) : nothing} ${why ? html`<p>${renderWithPills(why.reason)}</p>` : nothing}
    ${why?.way ? html`<p>${why.way}</p>` : nothing}
  </div>`;
}
