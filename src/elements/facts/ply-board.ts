import { css, html, unsafeCSS, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { drawBoard, drawingStyles, buildBoardScene, addNames, type BoardScene } from '../../views/index.ts';
import { type CellNaming, parsePosition, type Position } from '../../game/index.ts';
import { findMoment } from '../../walk/index.ts';
import { describeError, words } from '../../words/index.ts';
import { renderCellGrid, cellGridStyles, focusActive } from '../kit/cell-grid.ts';
import { customElement } from '../kit/custom-element.ts';
import { preference } from '../kit/preferences.ts';
import { SessionController } from '../host/session-controller.ts';
import { PlyElement } from '../kit/ply-element.ts';
import { renderProblem } from '../kit/problem.ts';
import { sendEvent } from '../kit/send-event.ts';
import { base } from '../kit/base-styles.ts';

/**
 * The board of a position: of the one at the step of a search, or of its own `position`. With `editable`, a click or
 * Enter on a cell turns it from empty to X to O and back to empty.
 *
 * @fires ply-position-change - After the reader edited a cell; `detail.position` is the new position as text.
 * @slot - Shown as long as there is nothing to draw.
 */
@customElement('ply-board')
export class PlyBoard extends PlyElement {
  static override styles = [
    base,
    unsafeCSS(drawingStyles),
    cellGridStyles,
    css`
      :host {
        inline-size: 100%;
        max-inline-size: var(--ply-board-alone);
      }
      svg {
        inline-size: 100%;
      }
    `,
  ];

  /** The id of the `ply-search` that this view belongs to; without it, the nearest one around it. */
  @property() for = '';
  /** A position to show instead of the one at the step, in any notation. */
  @property() position = '';
  /** The game of `position`, `4,4,3`; by default that of the search around, else tic-tac-toe. */
  @property() game = '';
  /** How cells are named where the text around relies on it; by default as the reader chose. */
  @property() naming: CellNaming | '' = '';
  /** Whether the board belongs to a question: complete lines are not shown. */
  @property({ type: Boolean }) asked = false;
  /** Allows a position that no game reaches. Without it, a lesson refuses such a position. */
  @property({ type: Boolean }) impossible = false;
  /** Whether the reader may change the marks. */
  @property({ type: Boolean, reflect: true }) editable = false;

  @state() private active = 0;
  readonly #connection = new SessionController(this);
  #board: BoardScene | null = null;
  #error: string | null = null;

  /** An unreadable position shows an error, except during an edit: then the last marks stay. */
  protected override willUpdate(): void {
    this.#error = null;
    try {
      const [position, before] = this.readPositions();
      this.#board = position && buildBoard(position, before, this.naming || preference('naming'), this.asked);
    } catch (error) {
      if (!this.editable || !this.#board) this.#error = describeError(error);
    }
  }

  protected override render() {
    const board = this.#board;
    if (this.#error !== null) return renderProblem(this.#error);
    if (!board) return html`<slot></slot>${renderProblem(this.#connection.problem)}`;
    if (!this.editable) return drawBoard(board);
    return renderCellGrid({
      board,
      label: words.board.label,
      active: this.active,
      name: (cell, row, column) =>
        words.board.cell({ name: board.names?.[cell] ?? '', row, column, mark: board.cells[cell] }),
      press: (cell) => this.cycleMark(cell),
      activate: (cell) => (this.active = cell),
    });
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('active')) focusActive(this.shadowRoot);
  }

  private readPositions(): [Position | null, Position | null] {
    const { session } = this.#connection;
    if (this.position) {
      const root = session?.trace.root;
      const game = this.game || (root?.game.board(root) ? root.game : undefined);
      return [parsePosition(this.position, { game }), null];
    }
    if (!session) return [null, null];
    const { trace, step } = session;
    const { node } = findMoment(trace, step);
    return [trace.position(node), node > 0 ? trace.position(trace.parent[node]) : null];
  }

  private cycleMark(cell: number): void {
    const board = this.#board!;
    const { columns, rows } = board;
    const after = { empty: 'x', x: 'o', o: null } as const;
    const cells = board.cells.map((mark, index) => (index === cell ? after[mark ?? 'empty'] : mark));
    const writeRow = (at: number) => cells.slice(at * columns, (at + 1) * columns).map((mark) => mark ?? '.');
    this.#board = { ...board, cells, last: null, lines: [] };
    this.position = Array.from({ length: rows }, (_, at) => writeRow(at).join('')).join('/');
    sendEvent(this, 'ply-position-change', { position: this.position });
  }
}

function buildBoard(
  position: Position,
  before: Position | null,
  naming: CellNaming,
  isAsked: boolean,
): BoardScene | null {
  const board = buildBoardScene(position, before, naming, isAsked);
  return board && addNames(board, position, naming);
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-board': PlyBoard;
  }
  interface GlobalEventHandlersEventMap {
    'ply-position-change': CustomEvent<{ readonly position: string }>;
  }
}
