import { css, html } from 'lit';
import type { Notation } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { withPills, type TreeScene } from '../../views/index.ts';
import { statusAt, whyWorth } from '../../walk/index.ts';
import { type Said, words } from '../../words/index.ts';
import { styled } from '../kit/styled.ts';
import type { Size, Transform } from '../kit/transform.ts';

/** Why a node has its value: the reason, the moves to the leaf that it comes from, and the nodes on the way there. */
export interface Why {
  readonly node: number;
  readonly reason: Said;
  readonly way: string;
  readonly lit: ReadonlySet<number>;
}

/** The look of the card that tells why. */
export const whyStyles = css`
  .why {
    position: absolute;
    inset-block-start: var(--top);
    inset-inline-start: var(--left);
    z-index: 2;
    inline-size: 15rem;
    padding: 0.625rem 0.75rem;
    font-size: 0.8125rem;
    line-height: 1.35;
    background: var(--ply-surface);
    border: 1px solid var(--ply-line-2);
    border-radius: var(--ply-radius-control);
    box-shadow: var(--ply-shadow);
    pointer-events: none;
  }
  .why p {
    margin: 0;
  }
  .why p + p {
    margin-block-start: 0.25rem;
    color: var(--ply-ink-2);
  }
  @media print {
    .why {
      display: none;
    }
  }
`;

/** Why a node has its value at a step; null as long as it has none, and where code that is not ours made it. */
export function whyOf(trace: Trace, node: number, step: number, notation: Notation): Why | null {
  if (trace.kept || statusAt(trace, node, step) !== 'returned' || trace.isUnfinished(node)) return null;
  const line = trace.principalNodes(node);
  const moves = line.slice(1).map((each) => trace.root.game.moveName(trace.move[each], notation));
  return {
    node,
    reason: whyWorth(trace, node, notation),
    way: moves.length > 1 ? words.tree.fromLeaf(words.moveList(moves)) : '',
    lit: new Set(line),
  };
}

const WIDTH = 240;
const HEIGHT = 110;

/** The card beside its node, on the side where there is room. */
export function whyCard(why: Why, { nodes }: TreeScene, { x, y, k }: Transform, frame: Size) {
  const node = nodes.find((each) => each?.id === why.node);
  if (!node) return html``;
  const half = (node.metrics.width / 2 + 14) * k;
  const right = node.x * k + x + half;
  const left = right + WIDTH > frame.width ? right - 2 * half - WIDTH : right;
  const top = Math.min(Math.max(node.y * k + y, 4), Math.max(frame.height - HEIGHT, 4));
  return html`<div
    class="why"
    aria-hidden="true"
    style=${styled({ '--left': `${Math.max(left, 4) / 16}rem`, '--top': `${top / 16}rem` })}
  >
    <p>${withPills(why.reason)}</p>
    ${why.way ? html`<p>${why.way}</p>` : ''}
  </div>`;
}
