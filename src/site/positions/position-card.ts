import { html, nothing } from 'lit';
import { parsePosition, type Notation, type Position } from '../../game/index.ts';
import { boardScene, withPills } from '../../views/index.ts';
import { scorings, surveyWin, type Surveyed, type ScoredChoice } from '../../search/index.ts';
import {
  comparedByDefault,
  comparisonForms,
  worth,
  writeComparedAddress,
  type FoundPosition,
} from '../../walk/index.ts';
import { type Said, words } from '../../words/index.ts';
import { choiceBoard, choiceMark } from './choice-board.ts';

/** One position of the list: its board with both choices, why each is chosen, and the way to its comparison. */
export function positionCard({ position: surveyed, alike }: FoundPosition, notation: Notation) {
  const { text, toMove, pliesLeft, plain, depth } = surveyed;
  const position = parsePosition(text, { toMove });
  const positions = words.positions;
  const board = boardScene(position, null, notation);
  return html`<li class="card">
    ${board && choiceBoard(board, plain.best[0], depth.best[0])}
    <div>
      <a href=${searchAddress(text)}>
        <span>${positions.toMove(toMove, pliesLeft)}</span> <code>${text}</code>
      </a>
      <dl>
        ${choice('plain', position, plain, notation, (others) =>
          positions.plainVerdict(worth(surveyed), plain.score, others),
        )}
        ${choice('depth', position, depth, notation, (others) => depthVerdict(surveyed, others))}
      </dl>
      ${alike > 1 ? html`<p>${positions.standsFor(alike)}</p>` : nothing}
    </div>
  </li>`;
}

function choice(
  scoring: 'plain' | 'depth',
  { game }: Position,
  { best }: ScoredChoice,
  notation: Notation,
  verdict: (others: readonly string[]) => Said,
) {
  const [first, ...others] = best.map((move) => game.moveName(move, notation));
  return html`<div>
    <dt>
      <svg class="ply-drawing key" viewBox="0 0 18 18" aria-hidden="true">${choiceMark(scoring)}</svg>
      ${words.positions[scoring]}
    </dt>
    <dd><strong>${first}</strong> ${withPills(verdict(others))}</dd>
  </div>`;
}

function depthVerdict(surveyed: Surveyed, others: readonly string[]): Said {
  const { score } = surveyed.depth;
  if (score === 0) return words.positions.plainVerdict(0, 0, others);
  const plies = surveyWin - Math.abs(score);
  const sum = words.penaltySum(score > 0, surveyWin, scorings.depth.subtracted(plies), score);
  return words.positions.depthVerdict(worth(surveyed), plies, sum, score, others);
}

/** Where both searches of a position are walked through; from there a way leads on to one of them alone. */
function searchAddress(position: string): string {
  return `../compare/#${writeComparedAddress({ ...comparedByDefault, settings: { position }, form: comparisonForms[0], step: 0 })}`;
}
