import { nothing, svg } from 'lit';
import type { BoardScene } from './board-scene.ts';
import type { CellNote } from './board-notes.ts';
import { classes } from '../classes.ts';
import { boardPaths, CELL, MARGIN } from './marks.ts';

/** Whose line is marked: the first mark on it, for a line that is told of need not be complete. */
function sideOfLine({ cells, lines }: BoardScene) {
  return lines[0].map((cell) => cells[cell]).find((mark) => mark !== null);
}

/** The marks of a board within the box around it, whose left end is at `x`, scaled: a group of a few paths. */
export function boardMarks(board: BoardScene, x = 0, scale = 1) {
  const paths = boardPaths(board);
  const { last, columns } = board;
  const place = `translate(${x + MARGIN * scale} ${MARGIN * scale})${scale === 1 ? '' : ` scale(${scale})`}`;
  return svg`<g class="board" transform=${place}>${
    last === null
      ? nothing
      : svg`<rect class="last ${board.cells[last]}" x=${(last % columns) * CELL + 1} y=${Math.floor(last / columns) * CELL + 1} width=${CELL - 2} height=${CELL - 2} rx="2"></rect>`
  }<path class="grid" d=${paths.grid}></path>${
    paths.line ? svg`<path class="line ${sideOfLine(board)}" d=${paths.line}></path>` : nothing
  }<path class="x" d=${paths.x}></path><path class="o" d=${paths.o}></path>${boardNotes(board)}</g>`;
}

/** What is written in the cells of a board: their names in the corners, and scores in the middle. */
function boardNotes({ cells, names, notes, columns }: BoardScene) {
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

/** A board as a picture of its own, with its text equivalent; its size is the page's business. */
export function boardDrawing(board: BoardScene) {
  const [width, height] = [board.columns, board.rows].map((cells) => cells * CELL + 2 * MARGIN);
  return svg`<svg class="ply-drawing single" viewBox="-2 -2 ${width + 4} ${height + 4}" role="img" aria-label=${board.label}><rect class="box" width=${width} height=${height} rx="6"></rect>${boardMarks(board)}</svg>`;
}
