import { nothing, svg } from 'lit';
import type { BoardScene } from './board-scene.ts';
import type { CellNote } from './board-notes.ts';
import { joinClasses } from '../classes.ts';
import { roundToHundredth } from '../round.ts';
import { findBoardPaths, CELL, MARGIN } from './board-paths.ts';

/** Room around the box of a board, for its line. */
const EDGE = 2;

/** The side of a marked line: its first mark, because a line that a lesson points at need not be complete. */
function findLineSide({ cells, lines }: BoardScene) {
  return lines[0].map((cell) => cells[cell]).find((mark) => mark !== null);
}

/** A board's marks as SVG, without the box around them; `x` is the left end of that box. */
export function drawBoardMarks(board: BoardScene, x = 0, scale = 1) {
  const paths = findBoardPaths(board);
  const { last, columns } = board;
  const [left, top] = [x + MARGIN * scale, MARGIN * scale].map(roundToHundredth);
  const place = `translate(${left} ${top})${scale === 1 ? '' : ` scale(${Number(scale.toFixed(3))})`}`;
  return svg`<g class="board" transform=${place}>${
    last === null
      ? nothing
      : svg`<rect class="last ${board.cells[last]}" x=${(last % columns) * CELL + 1} y=${Math.floor(last / columns) * CELL + 1} width=${CELL - 2} height=${CELL - 2} rx="2"></rect>`
  }<path class="grid" d=${paths.grid}></path>${
    paths.line ? svg`<path class="line ${findLineSide(board)}" d=${paths.line}></path>` : nothing
  }<path class="x" d=${paths.x}></path><path class="o" d=${paths.o}></path>${drawCellNotes(board)}</g>`;
}

function drawCellNotes({ cells, names, notes, columns }: BoardScene) {
  const place = (cell: number) =>
    `translate(${(cell % columns) * CELL} ${Math.floor(cell / columns) * CELL})`;
  return svg`${names?.map((name, cell) =>
    cells[cell] !== null
      ? nothing
      : svg`<text dy=".35em" class="name" transform=${place(cell)} x="1.6" y="3.9">${name}</text>`,
  )}${notes?.map((note, cell) => (note ? svg`<g transform=${place(cell)}>${drawCellNote(note)}</g>` : nothing))}`;
}

function drawCellNote({ text, tone, isChosen }: CellNote) {
  const width = 5.5 + 3.1 * text.length;
  return svg`<g class=${joinClasses('score', tone, { chosen: isChosen })}><rect x=${(CELL - width) / 2} y="6.4" width=${width} height="8" rx="4"></rect><text dy=".35em" x=${CELL / 2} y="10.5">${text}</text></g>`;
}

/** How far the cells of a drawn board are from its edges, as an `inset` of CSS. */
export function findCellsInset({ columns, rows }: BoardScene): string {
  const [block, inline] = [rows, columns].map(
    (cells) => (100 * (MARGIN + EDGE)) / (cells * CELL + 2 * (MARGIN + EDGE)),
  );
  return `${block.toFixed(2)}% ${inline.toFixed(2)}%`;
}

/** A board as a separate picture, with a text equivalent; the page sets its size. */
export function drawBoard(board: BoardScene) {
  const [width, height] = [board.columns, board.rows].map((cells) => cells * CELL + 2 * MARGIN);
  return svg`<svg class="ply-drawing single" viewBox="${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}" role="img" aria-label=${board.label}><rect class="box" width=${width} height=${height} rx="6"></rect>${drawBoardMarks(board)}</svg>`;
}
