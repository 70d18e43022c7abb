import { css, html, nothing, svg } from 'lit';
import { boardMarks, type NodeScene, pillDrawing, size, type TreeScene } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import type { Transform } from '../kit/transform.ts';

/** The look of the strip over a large tree that its path's upper part stands in. */
export const stripStyles = css`
  .strip {
    position: absolute;
    inset: 0 0 auto;
    block-size: 4rem;
    display: flex;
    align-items: center;
    padding-inline: 0.875rem 17rem;
    overflow: hidden;
    background: var(--ply-page);
    border-block-end: 1px solid var(--ply-line);
  }
  .strip button {
    gap: 0.5rem;
    padding: 0 0.125rem;
    font-size: 0.8125rem;
  }
  .strip button + button::before {
    content: '';
    inline-size: 1.25rem;
    block-size: 0.4375rem;
    background: linear-gradient(var(--ply-ink), var(--ply-ink)) 0 50% / 100% 1.75px no-repeat
      var(--ply-current);
  }
  .strip .side-x {
    color: var(--ply-max-text);
  }
  .strip .side-o {
    color: var(--ply-min-text);
  }
  .strip svg {
    flex: none;
    overflow: visible;
  }
  /* Of a long path only the lowest node is named. */
  .strip.long button:not(:last-child) :is(.move, .bound) {
    display: none;
  }
  .strip .plies {
    flex: none;
    inline-size: 5.5rem;
    font-size: 0.8125rem;
    font-weight: 600;
    color: var(--ply-ink-2);
  }
  @container (max-width: 60rem) {
    .strip.long :is(.move, .bound),
    .strip button:not(:last-child) :is(.move, .bound) {
      display: none;
    }
  }
  @container (max-width: 43.75rem) {
    .strip {
      padding-inline-end: 12.5rem;
    }
    .strip .plies {
      display: none;
    }
  }
  @container (max-width: 30rem) {
    .strip {
      padding-inline: 0.25rem 6.5rem;
    }
    .strip button::before {
      display: none;
    }
    .strip button :is(.move, .bound) {
      display: none;
    }
  }
`;

/** How large a board is there. */
const BOARD = 40;

/** The nodes on the path to the current one that lie above the frame, as small boards; a press puts one on top. */
export function pathStrip(
  { nodes, metrics }: TreeScene,
  { y, k }: Transform,
  covered: number,
  putOnTop: (ply: number) => void,
) {
  const above = nodes.filter((node): node is NodeScene => {
    if (!node || !(node.status === 'open' || node.isCurrent)) return false;
    return (node.y + metrics.height) * k + y <= covered;
  });
  const strip = words.tree;
  return html`<div class="strip ${above.length > 4 ? 'long' : ''}" role="group" aria-label=${strip.pathAbove}>
    ${above.length === 0 ? nothing : html`<span class="plies" aria-hidden="true">${strip.pliesAbove(above.length)}</span>`}
    ${above.map(
      (node) =>
        html`<button class="bare" @click=${() => putOnTop(node.level - 1)}>
          ${crumb(node)}<span class="unseen">${strip.putOnTop(node.name)}</span>
        </button>`,
    )}
  </div>`;
}

function crumb({ board, label, pills, level }: NodeScene) {
  const scale = BOARD / (Math.max(board?.columns ?? 3, board?.rows ?? 3) * size.cell + 2 * size.boardMargin);
  const name = level === 1 ? words.tree.root : (label?.text ?? '');
  const side = level === 1 ? null : label?.side;
  const [pill] = pills;
  const drawn = svg`<svg class="ply-drawing" width=${BOARD} height=${BOARD} aria-hidden="true"><rect class="box" width=${BOARD} height=${BOARD} rx="4"></rect>${board ? boardMarks(board, 0, scale) : nothing}</svg>`;
  return html`${drawn}<span class="move" aria-hidden="true"
      >${side ? html`<b class="side-${side}">${side.toUpperCase()}</b> ` : nothing}${name}</span
    >${pill ? html`<svg class="ply-drawing bound" width=${pill.width} height=${size.pill} aria-hidden="true">${pillDrawing(pill, pill.width / 2, 0)}</svg>` : nothing}`;
}
