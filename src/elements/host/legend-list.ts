import { css, html, nothing, type TemplateResult, unsafeCSS } from 'lit';
import {
  buildSample,
  buildStripSample,
  drawingStyles,
  drawSample,
  drawTimeline,
  type Figure,
  listSigns,
  listStripSigns,
  type Sign,
  type StripSign,
  stripStyles,
} from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { hasOpenQuestion } from './open-questions.ts';
import type { SessionHost } from './session-host.ts';
import { findStepViews } from './show-step.ts';

type Tree = Element & { readonly isJoint?: boolean; readonly ruler?: string };

/** What the legend explains: the views of one search. */
export interface Explained {
  readonly figure: Figure;
  readonly hasTree: boolean;
  readonly hasTimeline: boolean;
}

/** Null without a tree and a timeline. */
export function findExplained(host: SessionHost): Explained | null {
  const { session } = host;
  const tree: Tree | null = findView(host, 'ply-tree');
  const hasTimeline = findView(host, 'ply-timeline') !== null;
  if (!session || !(tree || hasTimeline)) return null;
  const { trace, comparison, faults } = session;
  const figure = {
    trace,
    comparison,
    isJoint: comparison !== null && tree?.isJoint === true,
    faults,
    hidesRoles: tree?.ruler === 'plies',
    isAsked: hasOpenQuestion(host),
  };
  return { figure, hasTree: tree !== null, hasTimeline };
}

function findView(host: SessionHost, name: string): Element | null {
  const within = [host.shadowRoot, host].map((root) => root?.querySelector(name) ?? null);
  const beside = findStepViews(host).find(({ localName }) => localName === name);
  return within.find((view) => view !== null) ?? beside ?? null;
}

/** For each sign in a figure: a drawing, how it looks in words, and what it means. */
export function renderLegend({ figure, hasTree, hasTimeline }: Explained) {
  return html`${hasTree ? renderTreeSigns(figure) : nothing}
  ${hasTimeline ? renderStripSigns(figure, hasTree) : nothing}`;
}

function renderTreeSigns(figure: Figure) {
  const { list, intro, samples } = words.legend;
  const { game } = figure.trace.root;
  const subject = game.board(figure.trace.root) ? 'board' : 'tree';
  return html`<p>${intro} ${samples}</p>
    <ul class="signs" aria-label=${list}>
      ${listSigns(figure).map((sign: Sign) => renderSign(words.legend.signs[sign], drawSample(buildSample(sign, subject, figure.hidesRoles))))}
    </ul>`;
}

function renderStripSigns(figure: Figure, isSecond: boolean) {
  const { stripTitle, stripIntro, stripList, dense, stripSigns } = words.legend;
  const signs = listStripSigns(figure);
  return html`${isSecond ? html`<h3>${stripTitle}</h3>` : nothing}
    <p>${stripIntro} ${signs.includes('enlarged') ? dense : ''}</p>
    <ul class="signs" aria-label=${stripList}>
      ${signs.map((sign: StripSign) => renderSign(stripSigns[sign], drawTimeline(buildStripSample(sign))))}
    </ul>`;
}

function renderSign({ look, means }: { look: string; means: string }, picture: TemplateResult<2>) {
  return html`<li>
    <div class="picture">${picture}</div>
    <div>
      <b>${look}</b>
      <span>${means}</span>
    </div>
  </li>`;
}

export const legendStyles = [
  unsafeCSS(drawingStyles),
  unsafeCSS(stripStyles),
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
    .ply-strip {
      inline-size: 7rem;
      pointer-events: none;
    }
    .sample {
      max-inline-size: 100%;
      block-size: auto;
      pointer-events: none;
    }
  `,
];
