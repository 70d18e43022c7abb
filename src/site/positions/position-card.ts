import { html, nothing, svg } from 'lit';
import { parsePosition, type Move, type CellNaming, type Position } from '../../game/index.ts';
import { boardMarks, boardScene, size, type BoardScene, withPills } from '../../views/index.ts';
import { scorings, type Surveyed, type ScoredChoice } from '../../search/index.ts';
import {
  comparedByDefault,
  comparisonForms,
  worthToMover,
  writeComparedAddress,
  type FoundPosition,
} from '../../walk/index.ts';
import { type Said, words } from '../../words/index.ts';

export function positionCard({ position: surveyed, alike }: FoundPosition, naming: CellNaming) {
  const { text, toMove, pliesLeft, plain, depth } = surveyed;
  const position = parsePosition(text, { toMove });
  const positions = words.positions;
  const board = boardScene(position, null, naming);
  return html`<li class="card">
    ${board && choiceBoard(board, plain.best[0], depth.best[0])}
    <div>
      <a href=${searchAddress(text)}>
        <span>${positions.toMove(toMove, pliesLeft)}</span> <code>${text}</code>
      </a>
      <dl>
        ${choice('plain', position, plain, naming, (others) =>
          positions.plainVerdict(worthToMover(surveyed), plain.score, others),
        )}
        ${choice('depth', position, depth, naming, (others) => depthVerdict(surveyed, others))}
      </dl>
      ${alike > 1 ? html`<p>${positions.standsFor(alike)}</p>` : nothing}
    </div>
  </li>`;
}

function choice(
  scoring: 'plain' | 'depth',
  { game }: Position,
  { best }: ScoredChoice,
  naming: CellNaming,
  verdict: (others: readonly string[]) => Said,
) {
  const [first, ...others] = best.map((move) => game.moveName(move, naming));
  const { usualWin, penalty, words: said } = scorings[scoring];
  return html`<div>
    <dt>
      <svg class="ply-drawing key" viewBox="0 0 18 18" aria-hidden="true">${choiceMark(scoring)}</svg>
      ${said.title(usualWin, penalty)}
    </dt>
    <dd><strong>${first}</strong> ${withPills(verdict(others))}</dd>
  </div>`;
}

function choiceMark(scoring: 'plain' | 'depth', x = 0, y = 0) {
  const inset = scoring === 'plain' ? 4.5 : 1.5;
  const side = size.cell - 2 * inset;
  return svg`<rect class="choice ${scoring}" x=${x + inset} y=${y + inset} width=${side} height=${side} rx="2"></rect>`;
}

function choiceBoard(board: BoardScene, plain: Move, depth: Move) {
  const [width, height] = [board.columns, board.rows].map(
    (cells) => cells * size.cell + 2 * size.boardMargin,
  );
  const at = (scoring: 'plain' | 'depth', cell: Move) =>
    choiceMark(
      scoring,
      (cell % board.columns) * size.cell + size.boardMargin,
      Math.floor(cell / board.columns) * size.cell + size.boardMargin,
    );
  return svg`<svg class="ply-drawing single" viewBox="-1 -1 ${width + 2} ${height + 2}" role="img" aria-label=${board.label}><rect class="box" width=${width} height=${height} rx="6"></rect>${boardMarks(board)}${at('depth', depth)}${at('plain', plain)}</svg>`;
}

function depthVerdict(surveyed: Surveyed, others: readonly string[]): Said {
  const { score } = surveyed.depth;
  if (score === 0) return words.positions.plainVerdict(0, 0, others);
  const { depth } = scorings;
  const plies = depth.usualWin - Math.abs(score);
  const sum = words.penaltySum(score > 0, depth.usualWin, depth.subtracted(plies), score);
  return words.positions.depthVerdict(worthToMover(surveyed), plies, sum, score, others);
}

function searchAddress(position: string): string {
  return `../compare/#${writeComparedAddress({ ...comparedByDefault, settings: { position }, form: comparisonForms[0], step: 0 })}`;
}
