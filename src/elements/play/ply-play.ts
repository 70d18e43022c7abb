import { html, nothing, unsafeCSS, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { drawingStyles } from '../../views/index.ts';
import { formatPosition, parsePosition, ticTacToe, type Move, type Position } from '../../game/index.ts';
import { options } from '../../search/index.ts';
import {
  players,
  prepareSearch,
  readGame,
  settingNames,
  writeGame,
  type GameRecord,
  type Players,
  type SideSettings,
} from '../../walk/index.ts';
import { describeError, words } from '../../words/index.ts';
import { announceState, describeUnknownKey, type Addressable } from '../host/addressable.ts';
import { cellGridStyles, focusActive } from '../kit/cell-grid.ts';
import { customElement } from '../kit/custom-element.ts';
import { GameController } from './game-controller.ts';
import { renderPlayedGame, type GameScene } from './game-view.ts';
import { subscribeElement } from '../kit/subscribe-element.ts';
import { FocusKeeper } from '../kit/kept-focus.ts';
import { Later } from '../kit/later.ts';
import { renderPlayForm, type PlaySetting } from './play-form.ts';
import playRules from './play.css?inline';
import { ProgramRival } from './program-rival.ts';
import { onPreferenceChange, preference } from '../kit/preferences.ts';
import { renderProblem } from '../kit/problem.ts';
import { findSharing } from '../kit/sharing.ts';
import { sendEvent } from '../kit/send-event.ts';
import { PlyElement } from '../kit/ply-element.ts';
import { base, buttons, card, fields, pills } from '../kit/base-styles.ts';
import { withSettings } from '../host/with-settings.ts';

/** Fetched when a game begins, so that it is ready at the end. */
const reviewing = new Later(() => import('./reviewing.ts'));
const rivals = new Later(() => import('./rival-view.ts'));
const steppers = new Later(() => import('../stepper/ply-stepper.ts'));

/**
 * A game against the search or a reader's own program, or of readers against themselves. Before the search moves the
 * reader may look at what it sees: the scores of its moves on the board, and the tree of its decision. A program runs in
 * a worker, and the calls of its last move can be walked through. After the game the reader learns where it was lost.
 *
 * @csspart tools - The buttons that move the view of the tree of a decision.
 * @csspart frame - The drawing of the tree of a decision.
 * @fires ply-game-change - After a move was made or taken back; `detail.moves` are the moves, `detail.outcome` the outcome.
 * @fires ply-state-change - After something changed that the address of a page may hold.
 */
@customElement('ply-play')
export class PlyPlay extends withSettings(PlyElement) implements Addressable {
  static override styles = [
    base,
    buttons,
    fields,
    pills,
    card,
    unsafeCSS(drawingStyles),
    cellGridStyles,
    unsafeCSS(playRules),
  ];

  /** The id of the `ply-program` to play against; without it, the search plays. */
  @property() for = '';
  /** Who the reader plays: `x`, `o`, `both` or `nobody`. */
  @property() you: Players = 'x';
  /** The scoring of the search for X, if it differs from `scoring`. */
  @property({ attribute: 'scoring-x' }) scoringX = '';
  /** The scoring of the search for O, if it differs from `scoring`. */
  @property({ attribute: 'scoring-o' }) scoringO = '';
  /** The moves so far, from the first, as cells from 0 or by name: `4,5,2` or `b2,c2,c1`. */
  @property() moves = '';

  /** Whether the board shows the scores that the search sees. */
  @state() isSeeing = false;
  @state() private isTreeOpen = false;
  @state() private active: Move = 0;
  @state() private error: string | null = null;
  readonly #rival = new ProgramRival(this, () => this.startOver());
  readonly #game = new GameController(this, () => this.#onMove());
  #began: ReadonlyMap<string, string> | null = null;
  #sides: SideSettings | null = null;
  #fetched: Promise<unknown> | null = null;

  constructor() {
    super();
    this.addController(new FocusKeeper(this));
    subscribeElement(this, onPreferenceChange);
  }

  /** The program that plays; null if the search does. */
  get rival(): ProgramRival | null {
    return this.for === '' ? null : this.#rival;
  }

  /** The settings of the search for either side; while the attributes are wrong, the last valid ones. */
  get sides(): SideSettings {
    return this.#sides ?? this.wantedSides;
  }

  private get wantedSides(): SideSettings {
    const { settings, scoring, scoringX, scoringO } = this;
    return {
      x: { ...settings, scoring: scoringX || scoring },
      o: { ...settings, scoring: scoringO || scoring },
    };
  }

  readonly stateKeys = [...settingNames, 'you', 'scoring-x', 'scoring-o', 'moves'];
  readonly mainKey = 'moves';

  get stateParts(): ReadonlyMap<string, string> {
    return new Map([...this.values].filter(([key, value]) => value !== this.beginning(key)));
  }

  beginning(key: string): string {
    return this.#began?.get(key) ?? '';
  }

  restore(key: string, value: string): string | null {
    const before = this.values;
    if (!before.has(key)) return describeUnknownKey(this, key);
    this.values = new Map([...before, [key, value]]);
    const problem = this.loadGame();
    if (problem !== null) this.values = before;
    return problem;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#fetched;
    return super.getUpdateComplete();
  }

  protected override willUpdate(): void {
    // The page reserves space while an element is busy.
    this.ariaBusy = this.rival && !rivals.part ? 'true' : null;
    this.#fetched = Promise.all([
      this.rival && rivals.fetchFor(this),
      (this.isSeeing || this.moves !== '') && reviewing.fetchFor(this),
      this.isTreeOpen && steppers.fetchFor(this),
    ]);
    const isFirst = !this.#began;
    if (isFirst || !this.isCurrent) this.error = this.loadGame();
    if (this.error === null) this.#sides = this.wantedSides;
    if (!isFirst) return;
    this.#began = new Map();
    if (this.moves === '' && !this.rival) this.#game.answer();
    this.#began = this.values;
  }

  protected override render() {
    const { record } = this.#game;
    const label = this.rival ? words.play.programLabel : words.play.label;
    return html`<div class="card" role="group" aria-label=${label}>
      ${renderPlayForm({ ...this.formSettings, isAgainstProgram: this.rival !== null, set: (name, value) => this.choose(name, value) })}
      ${renderProblem(this.error)} ${renderProblem(this.#game.problem)}
      ${record ? renderPlayedGame(this.scene) : nothing}
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('active')) focusActive(this.shadowRoot);
  }

  private get scene(): GameScene {
    const { you, sides, isSeeing, isTreeOpen, active } = this;
    const share = this.id && findSharing();
    return {
      game: this.#game,
      rival: this.rival,
      you,
      sides,
      isSeeing: isSeeing && !this.rival,
      isTreeOpen: isTreeOpen && !this.rival,
      naming: preference('naming'),
      active,
      activate: (cell) => (this.active = cell),
      toggleSeeing: () => (this.isSeeing = !this.isSeeing),
      toggleTree: () => (this.isTreeOpen = !this.isTreeOpen),
      share: share ? () => share(this) : null,
      reviewing: reviewing.part,
      canDrawTree: steppers.part !== null,
      renderRival: rivals.part?.renderRival ?? null,
    };
  }

  /** Begins a new game without a move; nothing runs yet. */
  private startOver(): void {
    this.#rival.renew();
    this.moves = '';
    announceState(this);
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
    // Moves of the search before the reader does anything belong to the initial state.
    if (this.#began?.size === 0) return;
    sendEvent(this, 'ply-game-change', { moves, outcome });
    announceState(this);
  };

  /** Loads the game that the attributes describe. If they are wrong, keeps the last game and returns what is wrong. */
  private loadGame(): string | null {
    try {
      if (!players.includes(this.you)) throw new RangeError(words.errors.option('you', this.you, players));
      prepareSearch(this.settings);
      this.#game.load(readGame(this.start, this.moves));
      return null;
    } catch (error) {
      return describeError(error);
    }
  }

  private get start(): Position {
    const { x, o } = this.wantedSides;
    const { position } = prepareSearch(x);
    prepareSearch(o);
    if (position.game.isAbstract) throw new TypeError(words.play.noBoard(this.tree || this.position));
    if (this.rival && !isForPrograms(position)) throw new TypeError(words.play.programBoard);
    return position;
  }

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

  /** What an address may hold, by `stateKeys`. */
  private get values(): ReadonlyMap<string, string> {
    const { settings, you, scoringX, scoringO, moves } = this;
    const all = { ...settings, you, 'scoring-x': scoringX, 'scoring-o': scoringO, moves };
    return new Map(Object.entries(all).map(([key, value = '']) => [key, value]));
  }

  private set values(values) {
    const all = Object.fromEntries(values);
    const { you, 'scoring-x': scoringX, 'scoring-o': scoringO, moves, ...settings } = all;
    Object.assign(this, { settings, you, scoringX, scoringO, moves });
  }

  private get formSettings() {
    const { you, position, toMove, wantedSides: wanted } = this;
    const usual = options.scoring.default!;
    return {
      you,
      position,
      toMove,
      scores: { x: wanted.x.scoring || usual, o: wanted.o.scoring || usual },
    };
  }
}

/** Programs can play only on the 3 × 3 board, with the side to move given by the marks. */
function isForPrograms(position: Position): boolean {
  return position.game === ticTacToe && parsePosition(formatPosition(position)).toMove === position.toMove;
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-play': PlyPlay;
  }
  interface GlobalEventHandlersEventMap {
    'ply-game-change': CustomEvent<Pick<GameRecord, 'moves' | 'outcome'>>;
  }
}
