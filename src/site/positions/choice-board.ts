import { svg } from 'lit';
import { boardMarks, size, type BoardScene } from '../../views/index.ts';
import type { Move } from '../../game/index.ts';

/** The mark of a choice: dashed and small for plain scoring, solid for the depth-penalised one. */
export function choiceMark(scoring: 'plain' | 'depth', x = 0, y = 0) {
  const inset = scoring === 'plain' ? 4.5 : 1.5;
  const side = size.cell - 2 * inset;
  return svg`<rect class="choice ${scoring}" x=${x + inset} y=${y + inset} width=${side} height=${side} rx="2"></rect>`;
}

/** A board on which the cells are marked that the two scorings choose. */
export function choiceBoard(board: BoardScene, plain: Move, depth: Move) {
  const [width, height] = [board.columns, board.rows].map(
    (cells) => cells * size.cell + 2 * size.boardMargin,
  );
  const at = (scoring: 'plain' | 'depth', cell: Move) =>
    choiceMark(
      scoring,
      (cell % board.columns) * size.cell + size.boardMargin,
      Math.floor(cell / board.columns) * size.cell + size.boardMargin,
    );
  return svg`<svg class="ply-drawing single" viewBox="-1 -1 ${width + 2} ${height + 2}" role="img" aria-label=${board.label}><rect class="box" width=${width} height=${height} rx="6"></rect>${boardMarks(board)}${at('depth', depth)}${at('plain', plain)}</svg>`;
}
