import { nothing, svg } from 'lit';
import { size, type BoardScene } from '../scene/index.ts';
import { boardPaths, CELL } from './marks.ts';

/** The marks of a board within the box that a node draws: a group of a few paths, its top left corner at the origin. */
export function boardMarks(board: BoardScene) {
  const { grid, x, o, line } = boardPaths(board);
  const { last, columns } = board;
  const margin = size.boardMargin;
  return svg`<g class="board" transform="translate(${margin} ${margin})">${
    last === null
      ? nothing
      : svg`<rect class="last" x=${(last % columns) * CELL + 1} y=${Math.floor(last / columns) * CELL + 1} width=${CELL - 2} height=${CELL - 2} rx="2"></rect>`
  }<path class="grid" d=${grid}></path>${
    line ? svg`<path class="line" d=${line}></path>` : nothing
  }<path class="x" d=${x}></path><path class="o" d=${o}></path></g>`;
}

/** A board as a picture of its own, with its text equivalent; its size is the page's business. */
export function boardDrawing(board: BoardScene) {
  const [width, height] = [board.columns, board.rows].map((cells) => cells * CELL + 2 * size.boardMargin);
  return svg`<svg class="ply-drawing single" viewBox="-2 -2 ${width + 4} ${height + 4}" role="img" aria-label=${board.label}><rect class="box" width=${width} height=${height} rx="6"></rect>${boardMarks(board)}</svg>`;
}
