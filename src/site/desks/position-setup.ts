import { customElement } from '../../elements/kit/custom-element.ts';
import { type PreparedSearch, type Settings, prepareSearch } from '../../walk/index.ts';
import { html, LitElement, nothing, unsafeCSS, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import '../../elements/facts/ply-board.ts';
import { base, buttons, fields } from '../../elements/kit/base-styles.ts';
import { sendEvent } from '../../elements/kit/send-event.ts';
import { drawBoard, buildBoardScene, drawingStyles } from '../../views/index.ts';
import { leafTree, readBoardLiteral, parseGame, ticTacToe } from '../../game/index.ts';
import { describeError, words } from '../../words/index.ts';
import deskRules from './desk.css?inline';
import setupRules from './position-setup.css?inline';
import { findExample, examples } from './example-searches.ts';

/**
 * Sets up what is searched: on a board, as text, or from examples.
 *
 * @fires ply-settings-change - `detail` are the settings with another position or tree.
 * @fires ply-settings-refuse - A text was typed that can't be read, so the settings are not those in sight.
 * @slot - Further fields of the form.
 */
@customElement('position-setup')
export class PositionSetup extends LitElement {
  static override styles = [
    base,
    buttons,
    fields,
    unsafeCSS(drawingStyles),
    unsafeCSS(deskRules),
    unsafeCSS(setupRules),
  ];

  /** Must be valid. */
  @property({ attribute: false }) settings: Settings = {};

  /** What may be set up; only `any` has trees of numbers. */
  @property() takes: 'any' | 'boards' | 'tic-tac-toe' = 'any';

  #search!: PreparedSearch;

  @state() private problem = '';
  /** What was typed for these settings; null if nothing was. */
  #typed: string | null = null;
  /** How an ambiguous text was read; empty for any other. */
  @state() private reading = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('settings')) return;
    this.#search = prepareSearch(this.settings);
    this.problem = '';
    this.#typed = null;
  }

  protected override render() {
    const explore = words.explore;
    const { position } = this.#search;
    const shown = findExample(this.settings);
    return html`${this.renderEditor()}
      <slot></slot>
      <label class="field">
        <span>${explore.position}</span>
        <input
          class="mono"
          name="position"
          autocomplete="off"
          spellcheck="false"
          .value=${live(this.#typed ?? position.game.format(position))}
          aria-invalid=${this.problem ? 'true' : 'false'}
          aria-describedby="problem position-help"
          @change=${this.#handleText}
        />
      </label>
      <p id="problem" class="problem" role="status">${this.problem || this.reading}</p>
      <div class="examples" role="group" aria-labelledby="examples">
        <h3 id="examples">${explore.examples}</h3>
        ${this.examples.map(
          (example) =>
            html`<button
              class="bare phrase"
              aria-pressed=${example === shown ? 'true' : 'false'}
              @click=${() => this.chooseExample(example.settings)}
            >
              <span class="picture" aria-hidden="true">${drawExample(example.settings)}</span>
              <b>${explore.example[example.key]}</b> <small>${explore.calls(example.calls)}</small>
            </button>`,
        )}
      </div>
      <p id="position-help" class="quiet">${this.help}</p>`;
  }

  private get examples() {
    return this.takes === 'any' ? examples : examples.filter(({ settings }) => 'position' in settings);
  }

  private get chosenGame() {
    const { game } = this.settings;
    return game ? parseGame(game) : ticTacToe;
  }

  private get help(): string {
    const explore = words.explore;
    const { position } = this.#search;
    const { game } = position;
    const board = game.board(position);
    if ((!this.settings.game && this.takes === 'any') || !board) return explore.positionHelp;
    return explore.boardHelp(board.rows, board.columns, game.format(game.start!()));
  }

  private renderEditor() {
    const { position } = this.#search;
    const { game } = position;
    const board = game.board(position);
    if (!board) return nothing;
    return html`<div class="editor column quiet">
      <ply-board
        editable
        game=${game.name}
        position=${game.format(position)}
        @ply-position-change=${(event: CustomEvent<{ position: string }>) => {
          this.reading = '';
          this.proposePosition(event.detail.position);
        }}
      ></ply-board>
      <p>${words.explore.editorHint} <span class="keys">${words.explore.editorKeys}</span></p>
    </div>`;
  }

  private proposePosition(text: string): void {
    const { position: _position, tree: _tree, ...rest } = this.settings;
    try {
      const { position } = prepareSearch({ ...rest, position: text });
      const name = position.game === leafTree ? 'tree' : 'position';
      if (this.takes === 'tic-tac-toe' && position.game !== ticTacToe)
        throw new RangeError(words.codeDesk.onlyBoards);
      if (this.takes === 'boards' && name === 'tree') throw new RangeError(words.explore.onlyBoards);
      sendEvent(this, 'ply-settings-change', { ...rest, [name]: position.game.format(position) });
    } catch (error) {
      this.problem = describeError(error);
      sendEvent(this, 'ply-settings-refuse', {});
    }
  }

  private chooseExample(example: Settings): void {
    const { game: _game, position: _position, tree: _tree, 'to-move': _toMove, ...rest } = this.settings;
    this.reading = '';
    sendEvent(this, 'ply-settings-change', { ...rest, ...example });
  }

  readonly #handleText = (event: Event): void => {
    const text = (event.target as HTMLInputElement).value;
    this.#typed = text;
    this.reading = readBoardLiteral(text, this.chosenGame)?.isNumeric ? words.explore.readAsBoard : '';
    this.proposePosition(text);
  };
}

function drawExample(settings: Settings) {
  const board = buildBoardScene(prepareSearch(settings).position);
  return board ? drawBoard(board) : nothing;
}

declare global {
  interface HTMLElementTagNameMap {
    'position-setup': PositionSetup;
  }
  interface GlobalEventHandlersEventMap {
    'ply-settings-change': CustomEvent<Settings>;
    'ply-settings-refuse': CustomEvent<object>;
  }
}
