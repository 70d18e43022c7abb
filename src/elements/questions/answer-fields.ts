import { html } from 'lit';
import { drawBoard, buildBoardScene, size, type BoardScene } from '../../views/index.ts';
import type { Move, CellNaming, Position } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { setStyles } from '../kit/styled.ts';
import { renderOption, renderOptions, type OptionField } from './answer-option.ts';

/** Margin of a drawn board around its cells, in units of the drawing. */
const EDGE = size.boardMargin + 2;

interface TypedField {
  readonly chosen: string;
  readonly choose: (answer: string) => void;
}

export function renderNumberField({ chosen, choose }: TypedField) {
  return html`<input
    type="text"
    inputmode="text"
    autocomplete="off"
    maxlength="12"
    aria-label=${words.predict.value}
    .value=${chosen.replace('-', '−')}
    @input=${(event: InputEvent) => choose((event.target as HTMLInputElement).value)}
  />`;
}

export function renderChoiceField(options: readonly { answer: string; name: string }[], field: OptionField) {
  return html`<div class="choices row">
    ${renderOptions(
      field,
      options.map(({ answer, name }) => ({ answer, content: name })),
    )}
  </div>`;
}

export function renderMoveField(
  position: Position,
  moves: readonly Move[],
  naming: CellNaming,
  field: OptionField,
) {
  const board = buildBoardScene(position);
  const nameOption = (move: Move) => position.game.moveName(move, naming);
  if (board) return renderBoardField(board, moves, nameOption, field);
  return renderChoiceField(
    moves.map((move) => ({ answer: `${move}`, name: nameOption(move) })),
    field,
  );
}

function renderBoardField(
  board: BoardScene,
  moves: readonly Move[],
  name: (move: Move) => string,
  field: OptionField,
) {
  const { rows, columns } = board;
  const [width, height] = [columns, rows].map((cells) => cells * size.cell + 2 * EDGE);
  const inset = `${(100 * EDGE) / height}% ${(100 * EDGE) / width}%`;
  return html`<div class="board" style=${setStyles({ '--rows': `${rows}`, '--columns': `${columns}` })}>
    ${drawBoard(board)}
    <div class="cells" style=${setStyles({ inset })}>
      ${moves.map((cell) => {
        const [row, column] = [Math.floor(cell / columns) + 1, (cell % columns) + 1];
        return renderOption(field, `${cell}`, {
          kind: 'cell',
          content: name(cell),
          label: words.predict.cell(name(cell), row, column),
          style: setStyles({ 'grid-area': `${row} / ${column}` }),
        });
      })}
    </div>
  </div>`;
}
