import { css, html, unsafeCSS } from 'lit';
import { drawBoard, drawingStyles, buildBoardScene, renderWithPills } from '../../views/index.ts';
import { explainEvaluation, type EvaluationSum, type Trace } from '../../search/index.ts';
import { sumEvaluation, findMoment, type Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { preference } from '../kit/preferences.ts';
import { SessionView } from '../host/session-view.ts';
import { base, card, pills } from '../kit/base-styles.ts';

/**
 * The evaluation of the position at the step: each line that only one side has marked, on its own board with its points,
 * and the difference of MAX and MIN.
 */
@customElement('ply-evaluation')
export class PlyEvaluation extends SessionView {
  static override styles = [
    base,
    pills,
    card,
    unsafeCSS(drawingStyles),
    css`
      .card {
        row-gap: var(--ply-space-8);
        font-size: var(--ply-type-15);
      }
      ul {
        column-gap: var(--ply-space-16);
      }
      li {
        inline-size: 4.5rem;
        text-align: center;
      }
      .side,
      li,
      .sum {
        font-weight: var(--ply-bold);
      }
    `,
  ];

  protected override renderSession({ trace, step }: Session) {
    return html`<div class="card" role="group" aria-label=${words.evaluation.label}>
      ${renderEvaluation(trace, findMoment(trace, step).node)}
    </div>`;
  }
}

function renderEvaluation(trace: Trace, node: number) {
  const evaluation = words.evaluation;
  const position = trace.position(node);
  if (trace.root.game.outcome(position) !== null) return html`<p>${evaluation.over}</p>`;
  if (!trace.root.game.evaluation || !trace.root.game.board(position))
    return html`<p>${evaluation.noLines}</p>`;
  const sum = explainEvaluation(position, trace.options);
  const points = sumEvaluation(trace, node);
  return html`${([1, -1] as const).map((sign) => renderLines(trace, node, sum, sign))}
    <p class="sum">${renderWithPills(evaluation.sum(words.formatEvaluation(points), points.score))}</p>`;
}

function renderLines(trace: Trace, node: number, { terms }: EvaluationSum, sign: 1 | -1) {
  const evaluation = words.evaluation;
  const position = trace.position(node);
  const board = buildBoardScene(position)!;
  const own = terms.filter(({ points }) => Math.sign(points) === sign);
  const points = own.reduce((sum, term) => sum + Math.abs(term.points), 0);
  const side = (sign === 1) === (trace.options.max === 'x') ? 'x' : 'o';
  const nameCells = (cells: readonly number[]) =>
    cells.map((cell) => trace.root.game.moveName(cell, preference('naming')));
  return html`<p class="side ${sign === 1 ? 'max' : 'min'}">
      ${evaluation.side(side, words.nameRole(sign === 1), points)}
    </p>
    ${
      own.length === 0
        ? html`<p>${evaluation.none}</p>`
        : html`<ul class="row">
            ${own.map((term) => {
              const label = evaluation.lineLabel(nameCells(term.cells), Math.abs(term.points));
              return html`<li class="line">
                ${drawBoard({ ...board, lines: [term.cells], label })}${evaluation.line(term.points)}
              </li>`;
            })}
          </ul>`
    }`;
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-evaluation': PlyEvaluation;
  }
}
