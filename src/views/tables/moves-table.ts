import { html, nothing } from 'lit';
import type { CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { bestSoFar, statusAt } from '../../walk/index.ts';
import { type SaidScore, words } from '../../words/index.ts';
import { boardDrawing } from '../board/board-drawing.ts';
import { boardScene, type BoardScene } from '../board/board-scene.ts';
import { scorePill } from '../score-pill.ts';

/** A move at the root as far as it is known at a step. */
export interface MoveRow {
  readonly name: string;
  /** The board that it leads to, where that is to be drawn. */
  readonly board: BoardScene | null;
  /** The score or what it is bounded by; null where it is not known. */
  readonly score: SaidScore | null;
  /** How far the search has got with it. */
  readonly state: string;
  /** Whether no other move has a better score so far, or came first with the same. */
  readonly isBest: boolean;
}

/** The root's moves at a step, in the order in which they are searched; with the boards that they lead to if wanted. */
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

/** The moves at the root with their scores, a row for each. */
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
