import { css, html, unsafeCSS } from 'lit';
import {
  buildSample,
  drawingStyles,
  drawSample,
  type Figure,
  listSigns,
  type Sign,
} from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { hasOpenQuestion } from './open-questions.ts';
import type { SessionHost } from './session-host.ts';
import { findStepViews } from './show-step.ts';

type Tree = Element & { readonly isJoint?: boolean; readonly ruler?: string };

/** What the trees of a host can show; null without a tree. */
export function findFigure(host: SessionHost): Figure | null {
  const { session } = host;
  const tree = findTree(host);
  if (!session || !tree) return null;
  const { trace, comparison, faults } = session;
  return {
    trace,
    comparison,
    isJoint: comparison !== null && tree.isJoint === true,
    faults,
    hidesRoles: tree.ruler === 'plies',
    isAsked: hasOpenQuestion(host),
  };
}

function findTree(host: SessionHost): Tree | null {
  const within = [host.shadowRoot, host].map((root) => root?.querySelector('ply-tree') ?? null);
  const beside = findStepViews(host).find(({ localName }) => localName === 'ply-tree');
  return within.find((tree) => tree !== null) ?? beside ?? null;
}

/** Each sign of a figure as the tree draws it, how it looks in words, and what it means. */
export function renderLegend(figure: Figure) {
  const { list, intro, samples } = words.legend;
  const subject = figure.trace.root.game.board(figure.trace.root) ? 'board' : 'tree';
  return html`<p>${intro} ${samples}</p>
    <ul class="signs" aria-label=${list}>
      ${listSigns(figure).map((sign) => renderSign(sign, subject))}
    </ul>`;
}

function renderSign(sign: Sign, subject: 'board' | 'tree') {
  const { look, means } = words.legend.signs[sign];
  return html`<li>
    <div class="picture">${drawSample(buildSample(sign, subject))}</div>
    <div>
      <b>${look}</b>
      <span>${means}</span>
    </div>
  </li>`;
}

export const legendStyles = [
  unsafeCSS(drawingStyles),
  css`
    [data-topic='legend'] {
      --dialog: 58rem;
    }
    .signs {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
      gap: var(--ply-space-4) var(--ply-space-20);
      padding: 0;
      list-style: none;
    }
    .signs li {
      display: grid;
      grid-template-columns: 7.5rem 1fr;
      gap: var(--ply-space-12);
      align-items: center;
      padding-block: var(--ply-space-8);
      border-block-start: 1px solid var(--ply-line);
    }
    .signs b {
      display: block;
    }
    .picture {
      display: grid;
      justify-items: center;
    }
    .sample {
      max-inline-size: 100%;
      block-size: auto;
      pointer-events: none;
    }
  `,
];
