import { nothing, svg } from 'lit';
import { size } from '../tree/metrics.ts';
import type { BoardScene } from './board-scene.ts';
import { boardNotes } from './notes-drawing.ts';
import { boardPaths, CELL } from './marks.ts';

/** The marks of a board within the box that a node draws, which begins at `x`: a group of a few paths. */
export function boardMarks(board: BoardScene, x = 0) {
  const paths = boardPaths(board);
  const { last, columns } = board;
  const margin = size.boardMargin;
  return svg`<g class="board" transform="translate(${x + margin} ${margin})">${
    last === null
      ? nothing
      : svg`<rect class="last" x=${(last % columns) * CELL + 1} y=${Math.floor(last / columns) * CELL + 1} width=${CELL - 2} height=${CELL - 2} rx="2"></rect>`
  }<path class="grid" d=${paths.grid}></path>${
    paths.line ? svg`<path class="line" d=${paths.line}></path>` : nothing
  }<path class="x" d=${paths.x}></path><path class="o" d=${paths.o}></path>${boardNotes(board)}</g>`;
}

/** A board as a picture of its own, with its text equivalent; its size is the page's business. */
export function boardDrawing(board: BoardScene) {
  const [width, height] = [board.columns, board.rows].map((cells) => cells * CELL + 2 * size.boardMargin);
  return svg`<svg class="ply-drawing single" viewBox="-2 -2 ${width + 4} ${height + 4}" role="img" aria-label=${board.label}><rect class="box" width=${width} height=${height} rx="6"></rect>${boardMarks(board)}</svg>`;
}
