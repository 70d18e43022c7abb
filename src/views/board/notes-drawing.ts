import { nothing, svg } from 'lit';
import type { BoardScene } from './board-scene.ts';
import type { CellNote } from './board-notes.ts';
import { classes } from '../classes.ts';
import { CELL } from './marks.ts';

/** What is written in the cells of a board: their names in the corners, and scores in the middle. */
export function boardNotes({ cells, names, notes, columns }: BoardScene) {
  const place = (cell: number) =>
    `translate(${(cell % columns) * CELL} ${Math.floor(cell / columns) * CELL})`;
  return svg`${names?.map((name, cell) =>
    cells[cell] !== null
      ? nothing
      : svg`<text class="name" transform=${place(cell)} x="1.8" y="3.6">${name}</text>`,
  )}${notes?.map((note, cell) => (note ? svg`<g transform=${place(cell)}>${noteDrawing(note)}</g>` : nothing))}`;
}

/** A score; the one that is chosen stands in a filled frame. */
function noteDrawing({ text, tone, isChosen }: CellNote) {
  const width = 5.5 + 3.1 * text.length;
  return svg`<g class=${classes('score', tone, { chosen: isChosen })}><rect x=${(CELL - width) / 2} y="6.4" width=${width} height="8" rx="4"></rect><text x=${CELL / 2} y="10.5">${text}</text></g>`;
}
