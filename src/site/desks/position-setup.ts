import { type Settings, prepare } from '../../walk/index.ts';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../../elements/facts/ply-board.ts';
import { boardLiteral, parseGame, ticTacToe } from '../../game/index.ts';
import { messageOf, words } from '../../words/index.ts';
import { deskStyles, setupStyles } from './desk-styles.ts';

/** Positions worth walking through, by the key under which `words` describes them. */
export const examplePositions = [
  { key: 'empty', settings: { position: '.../.../...' } },
  { key: 'elevenNodes', settings: { position: 'oxx/.xo/o..' } },
  { key: 'winOrBlock', settings: { position: 'x../..o/.xo' } },
  { key: 'soonerWin', settings: { position: '..o/.xx/oxo' } },
  { key: 'lateLoss', settings: { position: '..o/x../.xo' } },
  { key: 'leaves', settings: { tree: '[[3,5],[2,9]]' } },
  { key: 'deepLeaves', settings: { tree: '[[[3,5],[2,9]],[[12,5],[23,23]]]' } },
] as const satisfies readonly { key: string; settings: Settings }[];

/**
 * Where a reader sets up what is searched: on a board, as text, or from the examples.
 *
 * @fires settings-change - `detail` are the settings with another position or tree.
 * @slot - Further fields of the form.
 */
@customElement('position-setup')
export class PositionSetup extends LitElement {
  static override styles = [deskStyles, setupStyles];

  /** The settings as they are: valid ones. */
  @property({ attribute: false }) settings: Settings = {};

  @state() private problem = '';
  /** How a text was read that could have been read in another way; empty where there was no choice. */
  @state() private reading = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('settings')) this.problem = '';
  }

  protected override render() {
    const explore = words.explore;
    const { position } = prepare(this.settings);
    return html`${this.editor()}
      <div class="fields">
        <label class="text">
          <span>${explore.position}</span>
          <input
            name="position"
            autocomplete="off"
            spellcheck="false"
            .value=${position.game.format(position)}
            aria-invalid=${this.problem ? 'true' : 'false'}
            aria-describedby="position-help"
            @change=${this.#typed}
          />
        </label>
        <p id="position-help" role="status">${this.problem || this.reading || this.help}</p>
        <label class="text">
          <span>${explore.examples}</span>
          <select name="example" @change=${this.#example}>
            <option value="">${explore.chooseExample}</option>
            ${examplePositions.map(
              ({ key, settings }) =>
                html`<option value=${key} ?selected=${this.isShowing(settings)}>
                  ${explore.example[key]}
                </option>`,
            )}
          </select>
        </label>
        <slot></slot>
      </div>`;
  }

  /** The size of the board of the chosen game. */
  private get size() {
    const { game } = this.settings;
    return game ? parseGame(game) : ticTacToe;
  }

  /** How a position of the chosen game is written. */
  private get help(): string {
    const explore = words.explore;
    const { position } = prepare(this.settings);
    const { game } = position;
    const board = game.board(position);
    if (!this.settings.game || !board) return explore.positionHelp;
    return explore.boardHelp(board.rows, board.columns, game.format(game.start!()));
  }

  /** The board on which the marks are set, in a game that has one. */
  private editor() {
    const { settings } = this;
    const { position } = prepare(settings);
    const { game } = position;
    const board = game.board(position);
    if (!board) return nothing;
    return html`<div class="editor">
      <ply-board
        editable
        game=${game.name}
        position=${game.format(position)}
        @position-change=${(event: CustomEvent<{ position: string }>) => {
          this.reading = '';
          this.offer('position', event.detail.position);
        }}
      ></ply-board>
      <p>${words.explore.editorHint}</p>
    </div>`;
  }

  private isShowing(example: Settings): boolean {
    const { game, tree, position = game || tree ? undefined : '.../.../...' } = this.settings;
    return example.position === position && example.tree === tree && example.game === game;
  }

  /** Tells of another position or tree if it is one; says what is wrong with it if it is not. */
  private offer(name: 'position' | 'tree', text: string): void {
    const { position: _position, tree: _tree, ...rest } = this.settings;
    try {
      const { position } = prepare({ ...rest, [name]: text });
      this.tell({ ...rest, [name]: position.game.format(position) });
    } catch (error) {
      this.problem = messageOf(error);
    }
  }

  private tell(settings: Settings): void {
    this.dispatchEvent(new CustomEvent('settings-change', { detail: settings }));
  }

  readonly #example = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const example = examplePositions.find(({ key }) => key === value);
    if (!example) return;
    const { game: _game, position: _position, tree: _tree, 'to-move': _toMove, ...rest } = this.settings;
    this.reading = '';
    this.tell({ ...rest, ...example.settings });
  };

  readonly #typed = (event: Event): void => {
    const text = (event.target as HTMLInputElement).value;
    const literal = boardLiteral(text, this.size);
    this.reading = literal?.isNumeric ? words.explore.readAsBoard : '';
    this.offer(!literal && text.trim().startsWith('[') ? 'tree' : 'position', text);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'position-setup': PositionSetup;
  }
}
