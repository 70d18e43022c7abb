import { html, nothing, unsafeCSS, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { buildHandListing, listingLanguages, type Book, type ListingLanguage } from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import {
  buildPad,
  isPressLog,
  checkHandSize,
  listDecisions,
  type HandDecision,
  type Pad,
  type PressAnswer,
  type PressLog,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { readCommand } from '../host/keys.ts';
import type { SearchWatch } from '../host/search-watch.ts';
import type { HostResult } from '../host/trace-host.ts';
import { customElement } from '../kit/custom-element.ts';
import { isModified } from '../kit/is-modified.ts';
import { subscribeElement } from '../kit/subscribe-element.ts';
import { onPreferenceChange, preference } from '../kit/preferences.ts';
import { prefersReducedMotion } from '../kit/reduced-motion.ts';
import { readName } from '../kit/read-name.ts';
import { pills } from '../kit/base-styles.ts';
import { AnswerController } from '../questions/answer-controller.ts';
import { Instrument, type CodeForm, type StepperPart } from '../stepper/instrument.ts';
import '../stepper/ply-controls.ts';
import byHandRules from './by-hand.css?inline';
import { nameChoice } from './choice-name.ts';
import { renderLookingBack, renderPad, renderPadAtEnd } from './hand-pad.ts';
import { HandWork } from './hand-work.ts';
import { announceAgain, findAnswer, renderSentence } from './press-answer.ts';
import { TypedKeys } from './typed-keys.ts';

/** Most characters of a saved answer. */
const MOST_KEPT = 80;

/**
 * A search that the reader carries out: the views of a stepper, with the choices of the program in place of its controls.
 * A right choice happens in the tree and writes its line of the program; a wrong one changes nothing, and is answered.
 * The program takes over what the reader has mastered. It counts as a question, answered once the root has returned.
 */
@customElement('ply-by-hand')
export class PlyByHand extends Instrument {
  static override styles = [Instrument.styles, pills, unsafeCSS(byHandRules)];

  override readonly stateKeys = [];
  override readonly mainKey = null;

  /** How many decisions of a kind must be right at the first press before the program makes them. */
  @property({ type: Number }) fade = 3;
  /** The language of the listing until the reader chooses one. */
  @property(readName(listingLanguages)) language: ListingLanguage = 'pseudocode';

  @state() private tried: readonly string[] = [];

  @query('ply-caption') private caption!: HTMLElement | null;

  readonly #work = new HandWork(this);
  readonly #answer = new AnswerController(this, () => this.id || this.localName);
  /** The answer to the open choice in a live class. */
  readonly #vote = new AnswerController(this, () => nameChoice(this.id, this.#work.progress.at));
  readonly #typed = new TypedKeys();
  #kept = '';
  #isPadFocused = false;

  constructor() {
    super();
    subscribeElement(this, onPreferenceChange, () => this.requestUpdate());
    this.addEventListener('ply-step-change', () => {
      this.stayBehind();
      this.requestUpdate();
    });
  }

  /** Whether a choice is open. */
  get isAsking(): boolean {
    return this.#work.whole === null || this.#work.open !== null;
  }

  /** The open decision, as a number from 0; null once all are made. */
  get openChoice(): number | null {
    return this.isAsking ? this.#work.progress.at : null;
  }

  /** A decision by its number from 0, with the search that it is about; null until the search is known. */
  findDecision(at: number): { readonly trace: Trace; readonly decision: HandDecision } | null {
    return this.#work.find(at);
  }

  /** Empty: what was pressed is kept as an answer, not in an address. */
  override get stateParts(): ReadonlyMap<string, string> {
    return new Map();
  }

  /**
   * Presses a choice by its id. A wrong choice changes only the feedback; during a class vote, it is sent. `isShown`: it
   * is not the reader's own.
   */
  press(id: string, isShown = false): void {
    const choice = this.pad?.choices.find((each) => each.id === id);
    this.#typed.forget();
    if (!choice) return;
    if (this.#vote.held) return this.#vote.give(id, false);
    this.returnToChoice();
    if (choice.isRight) this.follow(`${this.#work.log}${isShown ? 's' : this.tried.length > 0 ? '2' : '1'}`);
    else {
      if (this.tried.at(-1) === id) announceAgain(this.answer);
      this.tried = [...this.tried.filter((each) => each !== id), id];
      this.caption?.scrollIntoView({ block: 'nearest' });
    }
  }

  /** Takes back the last right choice. */
  takeBack(): void {
    const { log } = this.#work;
    if (log && !this.#vote.held) this.follow(log.slice(0, -1));
  }

  /** Makes the open choice rightly, or takes back the last one; returns whether there was one. */
  choose(by: 1 | -1): boolean {
    const right = this.pad?.choices.find(({ isRight }) => isRight);
    if (!right || (by < 0 && !this.#work.log)) return false;
    if (by > 0) this.press(right.id, true);
    else this.takeBack();
    return true;
  }

  /** Lets the program do the rest, step by step. */
  finish(): void {
    const { session } = this;
    const { open, log } = this.#work;
    if (!open || !session || this.#vote.held) return;
    this.follow(`${log}r`);
    if (prefersReducedMotion()) return;
    session.step = open.step;
    this.playback?.play();
  }

  private get pad(): Pad | null {
    const { whole, open } = this.#work;
    return whole && open && buildPad(whole, open, preference('naming'));
  }

  private get isLookingBack(): boolean {
    const { session } = this;
    const { open } = this.#work;
    return open !== null && session !== null && session.step !== open.step;
  }

  protected override async find(watch: SearchWatch): Promise<HostResult> {
    const { trace } = await super.find(watch);
    if (!trace) return { trace, comparison: null };
    checkHandSize(trace);
    this.#work.begin(trace, listDecisions(trace, this.hasPart('code')));
    this.adopt();
    return { ...this.#work.hold(trace), comparison: null };
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const isElsewhere = this.#work.whole !== null && this.adopt();
    if (isElsewhere || (this.hasUpdated && changed.has('fade'))) this.show();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.stayBehind();
    if (!this.#isPadFocused) return;
    this.#isPadFocused = false;
    this.renderRoot.querySelector<HTMLElement>('.pad')?.focus({ preventScroll: true });
  }

  protected override renderControls(isLengthSecret: boolean) {
    const { pad, isLookingBack } = this;
    if (!pad) {
      const controls = this.hasPart('controls')
        ? html`<ply-controls .isLengthSecret=${isLengthSecret}></ply-controls>`
        : nothing;
      return renderPadAtEnd(this.#work, controls, () => this.follow(''));
    }
    if (isLookingBack) return renderLookingBack(() => this.returnToChoice());
    return renderPad({
      pad,
      tried: this.tried,
      taken: this.#work.progress.taken,
      isFirst: this.#work.log === '',
      held: this.#vote.held,
      isShown: this.#vote.value?.isDone ?? false,
      press: ({ id }) => this.press(id),
      takeBack: () => this.takeBack(),
      finish: () => this.finish(),
    });
  }

  protected override renderCaption() {
    return renderSentence(this.answer);
  }

  protected override hasPart(part: StepperPart): boolean {
    return super.hasPart(part) || (part === 'caption' && this.answer !== null);
  }

  private get answer(): PressAnswer | null {
    return this.isLookingBack ? null : findAnswer(this, this.#work, this.tried.at(-1) ?? this.voted);
  }

  /** The wrong choice that was sent to a class, once the right one is shown. */
  private get voted(): string | undefined {
    const { value } = this.#vote;
    const sent = value?.isDone ? this.pad?.choices.find(({ id }) => id === value.given) : undefined;
    return sent?.isRight === false ? sent.id : undefined;
  }

  protected override renderCode(form: CodeForm) {
    const { whole, made, open } = this.#work;
    const writing = (book: Book) =>
      buildHandListing(whole!, { made, open, step: this.session?.step ?? 0 }, book);
    return html`<ply-code
      ?brief=${form === 'brief'}
      .showsNumber=${form === 'number'}
      .language=${this.language}
      .writing=${writing}
    ></ply-code>`;
  }

  protected override get label(): string {
    const { root } = this.trace ?? {};
    return words.byHand.label(root ? root.game.format(root) : this.position);
  }

  /** Handles the keys of the choices. Other keys can look back, but not ahead. */
  protected override onKey(event: KeyboardEvent): void {
    const { pad } = this;
    if (!pad || event.defaultPrevented || isModified(event)) return;
    const isInPad = (event.target as Element).closest('.pad') !== null;
    if (isInPad && (event.key === 'ArrowLeft' || event.key === 'Backspace')) this.takeBack();
    else if (!this.type(event.key, pad) && readCommand(event) !== 'playOrPause') return;
    event.preventDefault();
  }

  /** Whether the key was one of the pad's, or may become one. */
  private type(key: string, { choices }: Pad): boolean {
    const typed = this.#typed.read(key, choices);
    if (typed === 'rest') this.finish();
    else if (typed !== null && typed !== 'more') this.press(typed.id);
    return typed !== null;
  }

  private follow(log: PressLog): void {
    this.#isPadFocused = Boolean(this.shadowRoot?.activeElement?.closest('.pad'));
    this.playback?.pause();
    this.#work.log = log;
    this.#kept = log.slice(0, MOST_KEPT);
    this.#answer.give(this.#kept, this.#work.open === null);
    this.show();
  }

  /** Loads the saved log if it differs: from an earlier visit, from another window, or empty after a reset. */
  private adopt(): boolean {
    const given = this.#answer.value?.given ?? '';
    if (this.#answer.held || given === this.#kept || !isPressLog(given)) return false;
    this.#work.log = this.#kept = given;
    return true;
  }

  private show(): void {
    const { whole } = this.#work;
    if (!whole) return;
    const { trace, step } = this.#work.hold(whole);
    this.tried = [];
    this.#typed.forget();
    this.session?.load(trace, step);
    this.requestUpdate();
  }

  private returnToChoice(): void {
    const { session } = this;
    const { open } = this.#work;
    if (open && session) session.step = open.step;
  }

  /** Never lets the step go past the open decision. */
  private stayBehind(): void {
    const { session } = this;
    const { open } = this.#work;
    if (open && session && session.step > open.step) session.step = open.step;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-by-hand': PlyByHand;
  }
}
