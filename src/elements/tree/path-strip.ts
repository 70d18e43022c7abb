import { css, html, nothing } from 'lit';
import {
  drawBoardMarks,
  type NodeScene,
  drawPill,
  measureRuler,
  size,
  type TreeScene,
} from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { setStyles } from '../kit/styled.ts';
import type { Size, Transform } from './transform.ts';

/** In units of the frame, as all lengths here. */
export const STRIP = 64;
export const LEAD = 26;

export const stripStyles = css`
  .strip {
    position: absolute;
    inset: 0 0 auto;
    block-size: 4rem;
    display: flex;
    align-items: center;
    overflow: hidden;
    background: var(--ply-page);
    box-shadow: inset 0 -1px var(--ply-line);
    user-select: none;
    -webkit-user-select: none;
  }
  /* Nothing of the path is above the frame yet. */
  .strip:not(:has(button)) {
    display: none;
  }
  .strip button {
    flex: none;
    justify-content: start;
    gap: var(--ply-space-6);
    inline-size: var(--pitch);
    min-inline-size: 0;
    padding: 0;
    font-size: var(--ply-type-13);
  }
  .strip button:not(:last-child)::after {
    content: '';
    flex: 1;
    margin-inline-start: -0.125rem;
    block-size: 0.4375rem;
    background: linear-gradient(var(--ply-ink), var(--ply-ink)) 0 50% / 100% 1.75px no-repeat
      var(--ply-current);
  }
  .strip svg {
    flex: none;
    overflow: visible;
  }
  .strip .plies {
    flex: none;
    inline-size: var(--start);
    padding-inline-start: var(--ply-space-12);
    font-size: var(--ply-type-13);
    font-weight: var(--ply-bold);
    color: var(--ply-ink-2);
  }
`;

const BOARD = 40;
const WIDEST = 170;
/** The least distances with room next to a board for alpha or beta, for a bound, and for its move. */
const [WITH_SIGN, WITH_BOUND, NAMED] = [64, 112, 154];

function placeBoards(frame: Size, boards: number) {
  const isNarrow = frame.width < 432;
  const tools = isNarrow ? 112 : frame.width < 1024 ? 204 : 280;
  const ruler = measureRuler(frame.width);
  const start = ruler < 100 ? 8 : ruler;
  const pitch = Math.min((frame.width - start - tools) / boards, WIDEST);
  return { start, pitch, board: Math.max(Math.min(BOARD, pitch - 4), 0) };
}

export function listNodesAbove({ nodes }: TreeScene, { y, k }: Transform): NodeScene[] {
  return nodes.filter((node): node is NodeScene => {
    if (!node || !(node.status === 'open' || node.isCurrent)) return false;
    return (node.y + node.metrics.height) * k + y <= STRIP + LEAD;
  });
}

/** Where the edges begin that lead from the last board down into the tree; null without a board. */
export function findLead(above: readonly NodeScene[], { x, y, k }: Transform, frame: Size) {
  if (above.length === 0) return null;
  const { start, pitch, board } = placeBoards(frame, above.length);
  const middle = start + (above.length - 1) * pitch + board / 2;
  return { ply: above.length, x: (middle - x) / k, y: (STRIP - y) / k };
}

export function renderPathStrip(
  above: readonly NodeScene[],
  bounds: TreeScene['bounds'],
  frame: Size,
  putOnTop: (ply: number) => void,
) {
  const strip = words.tree;
  const { start, pitch, board } = placeBoards(frame, Math.max(above.length, 1));
  const style = setStyles({ '--start': `${start / 16}rem`, '--pitch': `${pitch / 16}rem` });
  return html`<div class="strip" role="group" aria-label=${strip.pathAbove} style=${style}>
    <span class="plies" aria-hidden="true"
      >${above.length > 0 && start > 60 ? strip.pliesAbove(above.length) : nothing}</span
    >
    ${above.map(
      (node) =>
        html`<button class="bare" @click=${() => putOnTop(node.level - 1)}>
          ${drawCrumb(node, board)} ${pitch >= NAMED ? renderMove(node) : nothing}
          ${pitch >= WITH_BOUND ? drawStripBound(node) : nothing}
          ${bounds.filter(({ ply }) => pitch >= WITH_SIGN && ply === node.level && ply < above.length).map(({ name }) => html`<b class=${name === 'alpha' ? 'max' : 'min'} aria-hidden="true">${strip.bounds[name]}</b>`)}<span
            class="unseen"
            >${strip.putOnTop(node.name)}</span
          >
        </button>`,
    )}
  </div>`;
}

function drawCrumb({ board }: NodeScene, side: number) {
  const scale = side / (Math.max(board?.columns ?? 3, board?.rows ?? 3) * size.cell + 2 * size.boardMargin);
  return html`<svg
    class="ply-drawing"
    viewBox="0 0 ${side} ${side}"
    style=${setStyles({ 'inline-size': `${side / 16}rem`, 'block-size': `${side / 16}rem` })}
    aria-hidden="true"
  >
    <rect class="box" width=${side} height=${side} rx="4"></rect>
    ${board ? drawBoardMarks(board, 0, scale) : nothing}
  </svg>`;
}

function renderMove({ label, level }: NodeScene) {
  const { side, text } =
    level === 1 ? { side: null, text: words.tree.root } : (label ?? { side: null, text: '' });
  return html`<span class="move" aria-hidden="true"
    >${side ? html`<b class="side-${side}">${side.toUpperCase()}</b> ` : nothing}${text}</span
  >`;
}

function drawStripBound({ pills: [pill] }: NodeScene) {
  if (!pill) return nothing;
  const sizes = setStyles({ 'inline-size': `${pill.width / 16}rem`, 'block-size': `${size.pill / 16}rem` });
  return html`<svg
    class="ply-drawing"
    viewBox="0 0 ${pill.width} ${size.pill}"
    style=${sizes}
    aria-hidden="true"
  >
    ${drawPill(pill, pill.width / 2, 0)}
  </svg>`;
}
