import { html, nothing } from 'lit';
import { drawBoard, renderWithPills, type NodeScene, type TreeScene } from '../../views/index.ts';
import type { NodeReason } from '../../walk/index.ts';
import { setStyles } from '../kit/styled.ts';
import type { Size, Transform } from './transform.ts';

/** In pixels: the largest width without a board, the board, and the width with it. */
const WIDTH = 240;
const HEIGHT = 110;
const BOARD = 132;
const WITH_BOARD = 158;

/** Beside the node; below or above it if the frame has no room at its sides. */
function placeCard(node: NodeScene, { x, y, k }: Transform, card: Size, frame: Size) {
  const gap = 14 * k;
  const half = (node.metrics.width / 2) * k + gap;
  const [middle, head] = [node.x * k + x, node.y * k + y];
  const clamp = (at: number, room: number) => Math.min(Math.max(at, 4), Math.max(room, 4));
  const across = (left: number) => ({ left, top: clamp(head, frame.height - card.height) });
  if (middle + half + card.width <= frame.width) return across(middle + half);
  if (middle - half - card.width >= 4) return across(middle - half - card.width);
  const foot = node.bottom * k + y + gap;
  const isRoomBelow = foot + card.height <= frame.height;
  const left = clamp(middle - card.width / 2, frame.width - card.width);
  return { left, top: isRoomBelow ? foot : Math.max(head - gap - card.height, 4) };
}

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
  const width = board ? WITH_BOARD : WIDTH;
  const height = (board ? BOARD + 48 : 0) + (why ? HEIGHT : 0);
  const { left, top } = placeCard(node, { x, y, k }, { width, height }, frame);
  return html`<div
    class="rest floats on-screen"
    aria-hidden="true"
    style=${setStyles({ '--left': `${left / 16}rem`, '--top': `${top / 16}rem` })}
  >
    ${board ? drawBoard(board) : nothing} ${why ? html`<p>${renderWithPills(why.reason)}</p>` : nothing}
    ${why?.way ? html`<p>${why.way}</p>` : nothing}
  </div>`;
}
