import { html } from 'lit';
import type { BoardScene } from '../board/board-scene.ts';
import { words } from '../../words/index.ts';

export function renderBoardTable(caption: string, { rows, columns, cells, names }: BoardScene) {
  return html`<table class="board">
    <caption>
      ${caption}
    </caption>
    ${Array.from({ length: rows }, (_, row) => {
      const marks = cells.slice(row * columns, (row + 1) * columns);
      return html`<tr>
        ${marks.map((mark, column) =>
          mark
            ? html`<td class=${mark}>${words.nameSide(mark)}</td>`
            : html`<td>${names?.[row * columns + column]}</td>`,
        )}
      </tr>`;
    })}
  </table>`;
}
