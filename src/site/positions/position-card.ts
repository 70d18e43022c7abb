import { html, nothing, svg } from 'lit';
import { parsePosition, type Move, type CellNaming, type Position } from '../../game/index.ts';
import {
  drawBoardMarks,
  buildBoardScene,
  size,
  type BoardScene,
  renderWithPills,
} from '../../views/index.ts';
import { DRAW, scorings, type SurveyedPosition, type ScoredChoice } from '../../search/index.ts';
import {
  defaultSides,
  comparisonForms,
  readWorthToMover,
  writeComparedAddress,
  type FoundPosition,
} from '../../walk/index.ts';
import { type MarkedText, words } from '../../words/index.ts';

export function renderPositionCard({ position: surveyed, alike }: FoundPosition, naming: CellNaming) {
  const { text, toMove, plain, depth } = surveyed;
  const position = parsePosition(text, { toMove });
  const positions = words.positions;
  const board = buildBoardScene(position, null, naming);
  const [chosen, other] = [depth, plain].map(({ best }) => position.game.moveName(best[0], naming));
  return html`<li class="card">
    ${board && drawChoiceBoard(board, `board-${text}`, plain.best[0], depth.best[0])}
    <div>
      <a href=${writeSearchAddress(text)} aria-describedby=${board ? `board-${text}` : nothing}>
        <span>${positions.choice(toMove, chosen, other)}</span> <code aria-hidden="true">${text}</code>
      </a>
      <dl>
        ${renderChoice('plain', position, plain, naming, (others) =>
          positions.plainVerdict(readWorthToMover(surveyed), plain.score, others),
        )}
        ${renderChoice('depth', position, depth, naming, (others) => describeDepthVerdict(surveyed, others))}
      </dl>
      ${alike > 1 ? html`<p>${positions.standsFor(alike)}</p>` : nothing}
    </div>
  </li>`;
}

function renderChoice(
  scoring: 'plain' | 'depth',
  { game }: Position,
  { best }: ScoredChoice,
  naming: CellNaming,
  verdict: (others: readonly string[]) => MarkedText,
) {
  const [first, ...others] = best.map((move) => game.moveName(move, naming));
  const { usualWin, penalty, words: said } = scorings[scoring];
  return html`<div>
    <dt>
      <svg class="ply-drawing key" viewBox="0 0 18 18" aria-hidden="true">${drawChoiceMark(scoring)}</svg>
      ${said.title(usualWin, penalty)}
    </dt>
    <dd><strong>${first}</strong> ${renderWithPills(verdict(others))}</dd>
  </div>`;
}

/** From the edge of its cell, so that a mark of each scoring can be seen on one. */
const insets = { plain: 4.5, depth: 1.5 } as const;

function drawChoiceMark(scoring: keyof typeof insets, x = 0, y = 0) {
  const inset = insets[scoring];
  const side = size.cell - 2 * inset;
  return svg`<rect class="choice ${scoring}" x=${x + inset} y=${y + inset} width=${side} height=${side} rx="2"></rect>`;
}

function drawChoiceBoard(board: BoardScene, id: string, plain: Move, depth: Move) {
  const [width, height] = [board.columns, board.rows].map(
    (cells) => cells * size.cell + 2 * size.boardMargin,
  );
  const drawMarkAt = (scoring: 'plain' | 'depth', cell: Move) =>
    drawChoiceMark(
      scoring,
      (cell % board.columns) * size.cell + size.boardMargin,
      Math.floor(cell / board.columns) * size.cell + size.boardMargin,
    );
  return svg`<svg class="ply-drawing single" id=${id} viewBox="-1 -1 ${width + 2} ${height + 2}" role="img" aria-label=${board.label}><rect class="box" width=${width} height=${height} rx="6"></rect>${drawBoardMarks(board)}${drawMarkAt('depth', depth)}${drawMarkAt('plain', plain)}</svg>`;
}

function describeDepthVerdict(surveyed: SurveyedPosition, others: readonly string[]): MarkedText {
  const { score } = surveyed.depth;
  if (score === DRAW) return words.positions.plainVerdict(0, DRAW, others);
  const { depth } = scorings;
  const plies = depth.usualWin - Math.abs(score);
  const sum = words.formatPenaltySum(score > DRAW, depth.usualWin, depth.formatSubtracted(plies), score);
  return words.positions.depthVerdict(readWorthToMover(surveyed), plies, sum, score, others);
}

function writeSearchAddress(position: string): string {
  return `../compare/#${writeComparedAddress({ ...defaultSides, settings: { position }, form: comparisonForms[0], step: 0 })}`;
}
