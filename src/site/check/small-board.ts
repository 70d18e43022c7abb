import { nothing, svg } from 'lit';
import { parsePosition } from '../../game/index.ts';
import { buildBoardScene, drawBoardMarks, size } from '../../views/index.ts';
import { preference } from '../../elements/kit/preferences.ts';

/** A board with the cell that a program chose there; nothing without a position of tic-tac-toe. */
export function drawCheckedBoard(text: string | null, move: number | null) {
  const board = text !== null && buildBoardScene(parsePosition(text), null, preference('naming'));
  if (!board) return nothing;
  const side = 3 * size.cell + 2 * size.boardMargin;
  const [x, y] = [(move ?? 0) % 3, Math.floor((move ?? 0) / 3)].map(
    (cell) => cell * size.cell + size.boardMargin,
  );
  const chosen =
    move !== null && move >= 0 && move < 9
      ? svg`<rect class="chosen" fill="none" x=${x + 1.5} y=${y + 1.5} width=${size.cell - 3} height=${size.cell - 3} rx="3"></rect>`
      : nothing;
  return svg`<svg class="ply-drawing single" viewBox="-1 -1 ${side + 2} ${side + 2}" role="img" aria-label=${board.label}><rect class="box" width=${side} height=${side} rx="6"></rect>${drawBoardMarks(board)}${chosen}</svg>`;
}
