import { html, nothing } from 'lit';
import type { CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { findBestSoFar, findStatus } from '../../walk/index.ts';
import { type MarkedScore, words } from '../../words/index.ts';
import { drawBoard } from '../board/board-drawing.ts';
import { buildBoardScene, type BoardScene } from '../board/board-scene.ts';
import { renderScorePill } from '../score-pill.ts';

interface MoveRow {
  readonly name: string;
  readonly board: BoardScene | null;
  readonly score: MarkedScore | null;
  readonly state: string;
  /** The best so far; of equal moves the first. */
  readonly isBest: boolean;
}

export function listMoveRows(trace: Trace, step: number, naming: CellNaming, hasBoards: boolean): MoveRow[] {
  const { root } = trace;
  const best = findBestSoFar(trace, 0, step)?.child;
  const isFinished = step === trace.stepCount - 1 && !trace.isUnfinished(0);
  return [...trace.children(0)].map((node) => {
    const status = findStatus(trace, node, step);
    const isBest = node === best;
    const isUnfinished = status === 'returned' && trace.isUnfinished(node);
    const isKnown = status === 'returned' && !isUnfinished;
    return {
      name: root.game.moveName(trace.move[node], naming),
      board: hasBoards ? buildBoardScene(trace.position(node), root, naming) : null,
      score: isKnown ? words.markBound(trace.score[node], trace.bound(node)) : null,
      state: words.moves.stateOf({ status, isBest, isFinished, isUnfinished }),
      isBest,
    };
  });
}

export function renderMovesTable(caption: string, rows: readonly MoveRow[], isAbstract: boolean) {
  const { move, branch, board, score, state } = words.moves;
  const hasBoards = rows.some((row) => row.board);
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${isAbstract ? branch : move}</th>
        ${hasBoards ? html`<th scope="col">${board}</th>` : nothing}
        <th scope="col" class="number">${score}</th>
        <th scope="col">${state}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr class=${row.isBest ? 'best' : ''}>
            <th scope="row">${row.name}</th>
            ${row.board ? html`<td>${drawBoard(row.board)}</td>` : nothing}
            <td class="number">${row.score ? renderScorePill(row.score, row.isBest) : words.moves.none}</td>
            <td class="state">${row.state}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
