import { html, nothing } from 'lit';
import {
  drawTree,
  layOutTree,
  chooseNodes,
  buildTreeScene,
  OUTLINE_LIMIT,
  readRuler,
} from '../../views/index.ts';
import { hidesSize, listUnanswered } from '../../elements/host/open-questions.ts';
import type { SessionHost } from '../../elements/host/session-host.ts';
import { preference } from '../../elements/kit/preferences.ts';
import { findMoment, describeStep, type Comparison } from '../../walk/index.ts';
import { renderElement } from './render-element.ts';

/**
 * Draws the tree at the present step, a large one around it, with its sentence unless it has no scores; both trees of a
 * comparison. Shows nothing ahead that an open question hides, unless solutions are printed.
 */
export function drawTreeFigure(host: SessionHost, shown: string | null): HTMLElement {
  const { trace, step, comparison } = host.session!;
  const asking = preference('printSolutions') === 'on' ? [] : listUnanswered(host);
  const ruler = readRuler(shown);
  const naming = preference('naming');
  const moments = comparison ? listMoments(comparison, step) : [{ of: trace, at: step, title: '' }];
  const parts = moments.map(({ of, at, title }) => {
    const nodes = chooseNodes(of, findMoment(of, at).node, new Map(), OUTLINE_LIMIT);
    const scene = buildTreeScene(of, at, layOutTree(nodes), {
      naming,
      ruler,
      isAsked: asking.length > 0,
      hidesAhead: asking.some(hidesSize),
    });
    const sentence = ruler === 'plies' ? nothing : describeStep(of, at, naming).text;
    return html`<div>${drawTree(scene)}</div>
      <p>${title ? html`<b>${title}</b> ` : nothing}${sentence}</p>`;
  });
  return renderElement(html`<figure class="print-picture">${parts}</figure>`);
}

function listMoments(comparison: Comparison, step: number) {
  const [left, right] = comparison.labels;
  return [
    { of: comparison.left, at: step, title: left.title },
    { of: comparison.right, at: comparison.rightStep(step), title: right.title },
  ];
}
