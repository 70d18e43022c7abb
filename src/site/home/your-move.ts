import { html, unsafeCSS, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { renderCellGrid, cellGridStyles, focusActive } from '../../elements/kit/cell-grid.ts';
import { customElement } from '../../elements/kit/custom-element.ts';
import { subscribeElement } from '../../elements/kit/subscribe-element.ts';
import { PlyElement } from '../../elements/kit/ply-element.ts';
import { onPreferenceChange, preference } from '../../elements/kit/preferences.ts';
import { prefersReducedMotion } from '../../elements/kit/reduced-motion.ts';
import { base, buttons, pills } from '../../elements/kit/base-styles.ts';
import { formatPosition, parsePosition, type Move } from '../../game/index.ts';
import { requireBestMove, type Trace } from '../../search/index.ts';
import { addNames, buildBoardScene, drawingStyles } from '../../views/index.ts';
import { countProspects, GameRecord, makePlainTrace, prepareSearch } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { renderPastGame } from './past-game.ts';
import { homeStart } from '../pages/home-start.ts';
import { renderThought, type WhyNot } from './thought.ts';
import yourMoveRules from './your-move.css?inline';

/** Duration of the animation of a growing search, in ms, whatever its size. */
const GROWTH = 4000;

/** What the game can begin with. */
const starts = { given: parsePosition(homeStart), empty: parsePosition('.../.../...') } as const;
export type StartName = keyof typeof starts;

/** The reader's move and the search that answers it, at a step. */
interface Thought {
  readonly move: Move;
  readonly trace: Trace;
  readonly step: number;
}

/** The game on the home page: the reader marks a cell, and the search for the reply grows next to the board. */
@customElement('your-move')
export class YourMove extends PlyElement {
  static override styles = [
    base,
    buttons,
    pills,
    unsafeCSS(drawingStyles),
    cellGridStyles,
    unsafeCSS(yourMoveRules),
  ];

  @state() private game = new GameRecord(starts.given);
  @state() private thought: Thought | null = null;
  @state() private active: Move = 0;
  /** Why the last press marked no cell; empty after others. */
  @state() private refused = '';
  /** The answer that the reader asks about. */
  @state() private asked: Move | null = null;
  #whyNot: typeof import('./why-not.ts') | null = null;
  #frame = 0;

  constructor() {
    super();
    subscribeElement(this, onPreferenceChange);
    subscribeElement(
      this,
      (open) => {
        addEventListener('hashchange', open);
        return () => removeEventListener('hashchange', open);
      },
      () => void this.openShared(),
    );
  }

  protected override firstUpdated(): void {
    void this.openShared();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.finish();
  }

  protected override render() {
    const { thought } = this;
    return html`<slot name="opening"></slot>
      <div class="table">
        ${this.renderBoard()}
        <div class="turn row">
          <p>${this.describeTurn()}</p>
          ${
            this.game.length > 0
              ? html`<button class="bare" @click=${this.#share}>${words.home.share}</button>
                  <button @click=${() => this.startOver()}>${words.home.startOver}</button>`
              : html`<button class="bare phrase" @click=${() => this.startOver(this.otherStart)}>
                  ${words.home.starts[this.otherStart]}
                </button>`
          }
        </div>
      </div>
      ${thought ? html`<div class="thought">${this.renderSide(thought)}</div>` : html`<slot name="legend"></slot>`}
      <slot name="way"></slot>`;
  }

  private renderSide(thought: Thought) {
    const naming = preference('naming');
    if (this.isThinking) return renderThought(thought, words.home.thinking, naming);
    if (this.game.outcome !== null) return renderPastGame(this.game, naming);
    return renderThought(thought, this.describeResult(thought), naming, this.whyNot);
  }

  private get whyNot(): WhyNot {
    const ask = async (move: Move) => {
      const { thought } = this;
      this.#whyNot ??= await import('./why-not.ts');
      if (thought !== this.thought) return;
      this.asked = this.asked === move ? null : move;
    };
    return { asked: this.asked, ask: (move) => void ask(move), render: this.#whyNot?.renderWhyNot ?? null };
  }

  readonly #share = async (): Promise<void> => {
    this.finish();
    (await import('./shared-game.ts')).shareGame(this.game, this.startName);
  };

  private get startName(): StartName {
    return this.game.start === starts.empty ? 'empty' : 'given';
  }

  private get otherStart(): StartName {
    return this.startName === 'empty' ? 'given' : 'empty';
  }

  /** Replays a game whose address was shared, without motion. */
  private async openShared(): Promise<void> {
    const { hash } = location;
    if (!/^#(start|moves)=/.test(hash)) return;
    const { openSharedGame } = await import('./shared-game.ts');
    const begin = (name: StartName) => this.reset(name);
    openSharedGame(hash, begin, (cell) => {
      const isMarked = this.mark(cell);
      this.finish();
      return isMarked;
    });
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('active')) focusActive(this.shadowRoot);
    // On a phone, where the search is below the board, both are brought into sight.
    const begins = changed.has('thought') && this.thought?.step === 0;
    if (begins && matchMedia('(width <= 40rem)').matches)
      bringIntoView(this.renderRoot.querySelector('.table')!, 'start');
    const why = changed.has('asked') ? this.renderRoot.querySelector('.why') : null;
    if (why && why.getBoundingClientRect().bottom > innerHeight) bringIntoView(why, 'nearest');
  }

  private get isThinking(): boolean {
    return this.thought !== null && this.thought.step < this.thought.trace.stepCount - 1;
  }

  private renderBoard() {
    const naming = preference('naming');
    const { position, positions } = this.game;
    const board = addNames(buildBoardScene(position, positions.at(-2) ?? null, naming)!, position, naming);
    return renderCellGrid({
      board,
      label: words.home.board,
      active: this.active,
      name: (cell, row, column) =>
        words.board.cell({ name: board.names![cell], row, column, mark: board.cells[cell] }),
      isOpen: (cell) => this.game.outcome === null && board.cells[cell] === null,
      press: (cell) => void this.mark(cell),
      refuse: (cell) => (this.refused = words.home.taken(board.names![cell])),
      activate: (cell) => (this.active = cell),
    });
  }

  private describeTurn(): string {
    const { yourMove, next, playOn, ended } = words.home;
    if (this.isThinking) return playOn;
    if (this.game.outcome !== null) return ended;
    return this.refused || (this.game.length > 0 ? next : yourMove);
  }

  private describeResult({ trace }: Thought): string {
    const move = trace.root.game.moveName(requireBestMove(trace), preference('naming'));
    return words.home.reason(move, countProspects(trace));
  }

  /** Marks a cell. During the animation of a search, first shows its answer at once. */
  private mark(cell: Move): boolean {
    this.finish();
    this.refused = '';
    this.asked = null;
    const { position, outcome } = this.game;
    if (outcome !== null || !position.game.moves(position).includes(cell)) return false;
    this.game = this.game.play(cell);
    const trace = makePlainTrace(prepareSearch({ position: formatPosition(this.game.position) }))!;
    this.thought = { move: cell, trace, step: 0 };
    // A game that the reader ended needs no answer.
    if (trace.length === 1 || prefersReducedMotion()) this.finish();
    else this.grow();
    return true;
  }

  private grow(): void {
    let began = 0;
    const draw = (now: number) => {
      began ||= now;
      const { trace } = this.thought!;
      const step = Math.floor(((now - began) / GROWTH) * (trace.stepCount - 1));
      if (step >= trace.stepCount - 1) return this.finish();
      this.thought = { ...this.thought!, step };
      this.#frame = requestAnimationFrame(draw);
      return undefined;
    };
    this.#frame = requestAnimationFrame(draw);
  }

  /** Ends the animation and puts the answer on the board. */
  private finish(): void {
    cancelAnimationFrame(this.#frame);
    const { thought } = this;
    if (!thought || !this.isThinking) return;
    this.thought = { ...thought, step: thought.trace.stepCount - 1 };
    const answer = thought.trace.bestMove();
    if (answer !== null) this.game = this.game.play(answer);
  }

  /** Starts over. The button disappears or changes, so the focus moves to the board. */
  private startOver(name = this.startName): void {
    this.renderRoot
      .querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')!
      .focus({ preventScroll: true });
    this.reset(name);
  }

  private reset(name: StartName): void {
    cancelAnimationFrame(this.#frame);
    this.refused = '';
    this.asked = null;
    this.game = new GameRecord(starts[name]);
    this.toggleAttribute('data-empty', name === 'empty');
    this.thought = null;
  }
}

function bringIntoView(part: Element, block: ScrollLogicalPosition): void {
  part.scrollIntoView({ block, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

declare global {
  interface HTMLElementTagNameMap {
    'your-move': YourMove;
  }
}
