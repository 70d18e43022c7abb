import { html, nothing } from 'lit';
import type { CellNaming, Position } from '../../game/index.ts';
import {
  compareMoves,
  namePlayer,
  type ComparedMove,
  type Comparison,
  type SideLabel,
  type Worth,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { drawBoard } from '../board/board-drawing.ts';
import { buildBoardScene } from '../board/board-scene.ts';
import { renderScorePill } from '../score-pill.ts';

export function renderCompareTable(comparison: Comparison, naming: CellNaming) {
  const { table } = words.compare;
  const { labels, left } = comparison;
  return html`<table class="compared">
    <caption>
      ${table.caption(namePlayer(left, 0))}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="unseen">${table.move}</span></th>
        ${labels.map(({ side, short }) => html`<th scope="col" class=${side}>${short}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${compareMoves(comparison, 0, naming).map((move) => renderMoveRow(move, left.root, labels))}
    </tbody>
  </table>`;
}

function renderMoveRow(
  { move, name, left, right }: ComparedMove,
  root: Position,
  labels: readonly SideLabel[],
) {
  const { game } = root;
  const board = game.isAbstract ? null : buildBoardScene(game.play(root, move), root);
  return html`<tr>
    <th scope="row">
      <span class="row">
        ${board ? html`<span class="thumb" aria-hidden="true">${drawBoard(board)}</span>` : nothing}
        <span
          >${board ? html`<b class="side-${root.toMove}">${words.nameSide(root.toMove)}</b> ` : nothing}${name}</span
        >
      </span>
    </th>
    ${[left, right].map((worth, at) => renderWorthCell(worth, labels[at].side))}
  </tr>`;
}

function renderWorthCell(worth: Worth | null, side: SideLabel['side']) {
  if (!worth)
    return html`<td class="quiet">
      ${words.sides.noValue}<span class="unseen">${words.sides.absent}</span>
    </td>`;
  const { isChosen, score, sum, bound } = worth;
  const scoreContent = html`${renderScorePill({ ...words.markBound(score, bound), side }, isChosen)}
  ${isChosen ? html`<span class="unseen">${words.compare.table.chosen}</span>` : nothing}`;
  return sum === null ? html`<td>${scoreContent}</td>` : html`<td title=${sum}>${scoreContent}</td>`;
}
