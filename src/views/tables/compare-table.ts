import { html, nothing } from 'lit';
import type { CellNaming, Position } from '../../game/index.ts';
import {
  comparedMoves,
  playerAt,
  type ComparedMove,
  type Comparison,
  type SideLabel,
  type Worth,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { boardDrawing } from '../board/board-drawing.ts';
import { boardScene } from '../board/board-scene.ts';
import { scorePill } from '../score-pill.ts';

/** The root's moves with their values in both searches, and the move that each chooses. */
export function compareTable(comparison: Comparison, naming: CellNaming) {
  const { table } = words.compare;
  const { labels, left } = comparison;
  return html`<table class="compared">
    <caption>
      ${table.caption(playerAt(left, 0))}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="unseen">${table.move}</span></th>
        ${labels.map(({ side, short }) => html`<th scope="col" class=${side}>${short}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${comparedMoves(comparison, 0, naming).map((move) => moveRow(move, left.root, labels))}
    </tbody>
  </table>`;
}

function moveRow({ move, name, left, right }: ComparedMove, root: Position, labels: readonly SideLabel[]) {
  const { game } = root;
  const board = game.isAbstract ? null : boardScene(game.play(root, move), root);
  return html`<tr>
    <th scope="row">
      <span class="row">
        ${board ? html`<span class="thumb" aria-hidden="true">${boardDrawing(board)}</span>` : nothing}
        <span
          >${board ? html`<b class="side-${root.toMove}">${words.side(root.toMove)}</b> ` : nothing}${name}</span
        >
      </span>
    </th>
    ${[left, right].map((worth, at) => worthCell(worth, labels[at].side))}
  </tr>`;
}

function worthCell(worth: Worth | null, side: SideLabel['side']) {
  if (!worth)
    return html`<td class="quiet">
      ${words.sides.noValue}<span class="unseen">${words.sides.absent}</span>
    </td>`;
  const { isChosen, score, sum, bound } = worth;
  const told = html`${scorePill({ ...words.boundedScore(score, bound), side }, isChosen)}
  ${isChosen ? html`<span class="unseen">${words.compare.table.chosen}</span>` : nothing}`;
  return sum === null ? html`<td>${told}</td>` : html`<td title=${sum}>${told}</td>`;
}
