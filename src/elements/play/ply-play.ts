import { html, LitElement, nothing, unsafeCSS, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { drawingStyles, withPills } from '../../views/index.ts';
import { formatPosition, type Move, type Position } from '../../game/index.ts';
import { options, settings as table, written, type Trace } from '../../search/index.ts';
import {
  players,
  prepare,
  readGame,
  reportGame,
  writeGame,
  type GameRecord,
  type Players,
  type SideSettings,
} from '../../walk/index.ts';
import { messageOf, words } from '../../words/index.ts';
import { announceState, type Addressable } from '../host/addressable.ts';
import { cellGridStyles, focusActive } from '../kit/cell-grid.ts';
import { GameController } from './game-controller.ts';
import { gameList } from './game-list.ts';
import { KeptFocus } from '../kit/kept-focus.ts';
import { playBoard, tellChoice } from './play-board.ts';
import { playForm, type PlaySetting } from './play-form.ts';
import playRules from './play.css?inline';
import '../stepper/ply-stepper.ts';
import { onPreferenceChange, preference } from '../kit/preferences.ts';
import { offeredSharing } from '../kit/sharing.ts';
import { tell } from '../kit/tell.ts';
import { base, buttons, fields, pills, surfaces } from '../kit/theme.ts';
import { withSettings } from '../host/with-settings.ts';

let reviewing: typeof import('./reviewing.ts') | null = null;

/** The properties whose values an address may hold, by attribute, in the order in which they are taken back. */
const SETTINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(table).map((name) => [written(name), name])),
  you: 'you',
  'scoring-x': 'scoringX',
  'scoring-o': 'scoringO',
  moves: 'moves',
};

/**
 * A game against the search, or one that it plays against itself. Before it moves the reader may ask what it sees: the
 * scores of its moves on the board, and the tree of the decision. A finished game is told where it was lost.
 *
 * @fires ply-game-change - After a move was made or taken back; `detail.moves` are the moves, `detail.outcome` the outcome.
 * @fires ply-state-change - After something changed that the address of a page may hold.
 */
@customElement('ply-play')
export class PlyPlay extends withSettings(LitElement) implements Addressable {
  static override styles = [
    base,
    buttons,
    fields,
    pills,
    surfaces,
    unsafeCSS(drawingStyles),
    cellGridStyles,
    unsafeCSS(playRules),
  ];

  /** Whom the reader plays: `x`, `o`, `both` or `nobody`. */
  @property() you: Players = 'x';
  /** How the search scores for X alone, where not as `scoring` says. */
  @property({ attribute: 'scoring-x' }) scoringX = '';
  /** How the search scores for O alone. */
  @property({ attribute: 'scoring-o' }) scoringO = '';
  /** The moves that were made, from the first: `4,5,2`. */
  @property() moves = '';

  /** Whether the reader is shown what the search sees, and the tree of its decision. */
  @state() isSeeing = false;
  @state() private isTreeOpen = false;
  @state() private active: Move = 0;
  @state() private error: string | null = null;
  readonly #game = new GameController(this, () => this.#onMove());
  #began: ReadonlyMap<string, string> | null = null;
  #forget: (() => void) | null = null;
  #reviewing: Promise<void> | null = null;

  constructor() {
    super();
    this.addController(new KeptFocus(this));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#forget = onPreferenceChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget?.();
  }

  /** How the search goes for either side. */
  get sides(): SideSettings {
    const { settings, scoring, scoringX, scoringO } = this;
    return {
      x: { ...settings, scoring: scoringX || scoring },
      o: { ...settings, scoring: scoringO || scoring },
    };
  }

  readonly stateKeys = Object.keys(SETTINGS);

  get stateParts(): ReadonlyMap<string, string> {
    return new Map([...this.values].filter(([key, value]) => value !== this.beginning(key)));
  }

  beginning(key: string): string {
    return this.#began?.get(key) ?? '';
  }

  restore(key: string, value: string): string | null {
    const name = SETTINGS[key];
    const before = this.valueOfProperty(name);
    Object.assign(this, { [name]: value });
    const problem = this.load();
    if (problem !== null) Object.assign(this, { [name]: before });
    return problem;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#reviewing;
    return super.getUpdateComplete();
  }

  protected override willUpdate(): void {
    if (this.isSeeing || this.moves !== '') this.#reviewing ??= this.fetchReviewing();
    const isFirst = !this.#began;
    if (isFirst || !this.isCurrent) this.error = this.load();
    if (!isFirst) return;
    this.#began = new Map();
    if (this.moves === '') this.#game.answer();
    this.#began = this.values;
  }

  protected override render() {
    const { record } = this.#game;
    return html`<div class="card" role="group" aria-label=${words.play.label}>
      ${playForm({ ...this.shownSettings, set: (name, value) => this.choose(name, value) })}
      ${[this.error ?? [], this.#game.problem ?? []].flat().map((text) => html`<p role="alert">${text}</p>`)}
      ${record ? this.board(record) : nothing}
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('active')) focusActive(this.shadowRoot);
  }

  private board(record: GameRecord) {
    const game = this.#game;
    const notation = preference('notation');
    const { count } = game;
    const seen = this.isSeeing || this.isTreeOpen ? game.trace : null;
    const isOver = record.outcome !== null;
    const isEnd = isOver && count === record.length;
    const review = isEnd && reviewing ? reviewing.tellReview(record, notation) : null;
    return html`<div class="game">
        ${playBoard(game, {
          you: this.you,
          isSeeing: this.isSeeing,
          notation,
          active: this.active,
          activate: (cell) => (this.active = cell),
        })}
        <div role="status" class=${isEnd ? 'over' : ''}>
          <p><b>${reportGame(record, count, this.you, notation)}</b></p>
          ${review ? html`<p>${withPills(review)}</p>` : nothing}
          ${this.isSeeing && seen ? html`<p>${withPills(tellChoice(seen, notation))}</p>` : nothing}
        </div>
        <div class="buttons">${this.buttons()} ${game.isOpen ? this.insight() : nothing}</div>
        <div class="list">
          ${gameList({
            record,
            count,
            notation,
            review: reviewing && (isOver || this.isSeeing) ? reviewing.reviewGame(record) : null,
            go: (to) => game.go(to),
          })}
        </div>
      </div>
      ${seen && this.isTreeOpen ? this.searched(seen) : nothing}`;
  }

  private buttons() {
    const game = this.#game;
    const { reply, run, pause, undo, newGame } = words.play;
    return html`${
        game.isWaiting
          ? html`<button class="primary" @click=${() => game.reply()}>${reply}</button>`
          : nothing
      }
      ${
        this.you === 'nobody' && game.isWaiting
          ? html`<button @click=${() => (game.isRunning ? game.pause() : game.run())}>
              ${game.isRunning ? pause : run}
            </button>`
          : nothing
      }
      <button aria-disabled=${game.undone ? 'false' : 'true'} @click=${() => game.undo()}>${undo}</button>
      <button @click=${() => game.begin()}>${newGame}</button>
      ${this.shareButton()}`;
  }

  private shareButton() {
    const share = this.id && offeredSharing();
    return share ? html`<button @click=${() => share(this)}>${words.controls.share}</button>` : nothing;
  }

  /** The ways to see what the search sees at the position that is shown. */
  private insight() {
    const { see, openTree, closeTree } = words.play;
    return html`<button
        aria-pressed=${this.isSeeing ? 'true' : 'false'}
        @click=${() => (this.isSeeing = !this.isSeeing)}
      >
        ${see}
      </button>
      <button
        aria-expanded=${this.isTreeOpen ? 'true' : 'false'}
        @click=${() => (this.isTreeOpen = !this.isTreeOpen)}
      >
        ${this.isTreeOpen ? closeTree : openTree}
      </button>`;
  }

  private searched({ root }: Trace) {
    const { toMove } = root;
    const settings = { ...this.sides[toMove], position: formatPosition(root), 'to-move': toMove };
    return html`<ply-stepper .settings=${settings}></ply-stepper>`;
  }

  /** What tells of mistakes is fetched when a game has begun, so that it is there before one is over. */
  private async fetchReviewing(): Promise<void> {
    if (reviewing) return;
    reviewing = await import('./reviewing.ts');
    this.requestUpdate();
  }

  private choose(name: PlaySetting, value: string): void {
    this.#game.pause();
    if (name === 'position' || name === 'toMove') this.moves = '';
    Object.assign(this, { [name]: value });
    announceState(this);
  }

  readonly #onMove = (): void => {
    const { moves, outcome } = this.#game.record!;
    this.moves = writeGame(this.#game.record!);
    // What the search moves by itself before the reader has done anything is how the element begins.
    if (this.#began?.size === 0) return;
    tell(this, 'ply-game-change', { moves, outcome });
    announceState(this);
  };

  /** Takes the game that the attributes tell of; while they are wrong the last one stays. Returns what is wrong. */
  private load(): string | null {
    try {
      if (!players.includes(this.you)) throw new RangeError(words.errors.option('you', this.you, players));
      prepare(this.settings);
      this.#game.load(readGame(this.start, this.moves));
      return null;
    } catch (error) {
      return messageOf(error);
    }
  }

  private get start(): Position {
    const { x, o } = this.sides;
    const { position } = prepare(x);
    prepare(o);
    if (position.game.isAbstract) throw new TypeError(words.play.noBoard(this.tree || this.position));
    return position;
  }

  /** Whether the game that is played is the one that the attributes tell of. */
  private get isCurrent(): boolean {
    const { record } = this.#game;
    if (!record || this.error !== null || writeGame(record) !== this.moves) return false;
    try {
      const { start } = this;
      return formatPosition(start) === formatPosition(record.start) && start.toMove === record.start.toMove;
    } catch {
      return false;
    }
  }

  private get values(): ReadonlyMap<string, string> {
    return new Map(Object.entries(SETTINGS).map(([key, name]) => [key, this.valueOfProperty(name)]));
  }

  private valueOfProperty(name: string): string {
    return (this as object as Record<string, string>)[name];
  }

  private get shownSettings() {
    const { you, position, toMove, sides } = this;
    const usual = options.scoring.default!;
    return {
      you,
      position,
      toMove,
      scores: { x: sides.x.scoring || usual, o: sides.o.scoring || usual },
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-play': PlyPlay;
  }
  interface GlobalEventHandlersEventMap {
    'ply-game-change': CustomEvent<Pick<GameRecord, 'moves' | 'outcome'>>;
  }
}
