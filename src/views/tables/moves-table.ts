import { html, nothing } from 'lit';
import type { CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { bestSoFar, statusAt } from '../../walk/index.ts';
import { type SaidScore, words } from '../../words/index.ts';
import { boardDrawing } from '../board/board-drawing.ts';
import { boardScene, type BoardScene } from '../board/board-scene.ts';
import { scorePill } from '../score-pill.ts';

export interface MoveRow {
  readonly name: string;
  readonly board: BoardScene | null;
  readonly score: SaidScore | null;
  readonly state: string;
  /** The best so far; of equal moves the first. */
  readonly isBest: boolean;
}

export function moveRows(trace: Trace, step: number, naming: CellNaming, hasBoards: boolean): MoveRow[] {
  const { root } = trace;
  const best = bestSoFar(trace, 0, step)?.child;
  const isFinished = step === trace.stepCount - 1 && !trace.isUnfinished(0);
  return [...trace.children(0)].map((node) => {
    const status = statusAt(trace, node, step);
    const isBest = node === best;
    const isUnfinished = status === 'returned' && trace.isUnfinished(node);
    const isKnown = status === 'returned' && !isUnfinished;
    return {
      name: root.game.moveName(trace.move[node], naming),
      board: hasBoards ? boardScene(trace.position(node), root, naming) : null,
      score: isKnown ? words.boundedScore(trace.score[node], trace.bound(node)) : null,
      state: words.moves.stateOf({ status, isBest, isFinished, isUnfinished }),
      isBest,
    };
  });
}

export function movesTable(caption: string, rows: readonly MoveRow[]) {
  const { move, board, score, state } = words.moves;
  const hasBoards = rows.some((row) => row.board);
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${move}</th>
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
            ${row.board ? html`<td>${boardDrawing(row.board)}</td>` : nothing}
            <td class="number">${row.score ? scorePill(row.score, row.isBest) : words.moves.none}</td>
            <td class="state">${row.state}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
