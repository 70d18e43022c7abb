import { nothing, svg } from 'lit';
import type { BoardScene } from './board-scene.ts';
import { boardNotes } from './notes-drawing.ts';
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

/** A board as a picture of its own, with its text equivalent; its size is the page's business. */
export function boardDrawing(board: BoardScene) {
  const [width, height] = [board.columns, board.rows].map((cells) => cells * CELL + 2 * MARGIN);
  return svg`<svg class="ply-drawing single" viewBox="-2 -2 ${width + 4} ${height + 4}" role="img" aria-label=${board.label}><rect class="box" width=${width} height=${height} rx="6"></rect>${boardMarks(board)}</svg>`;
}
