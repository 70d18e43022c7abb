import { html, nothing, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import type { Trace } from '../../search/index.ts';
import { type RulerName, renderVerdict } from '../../views/index.ts';
import {
  defaultSides,
  Comparison,
  comparisonForms,
  makeDecisions,
  canBePenalised,
  isComparable,
  prepareSearch,
  readOptions,
  setPenalty,
  type ComparisonForm,
  type Session,
  type Settings,
} from '../../walk/index.ts';
import { describeError, words } from '../../words/index.ts';
import { announceState } from '../host/addressable.ts';
import { findTrace } from '../host/find-trace.ts';
import { SearchHost } from '../host/search-host.ts';
import type { SearchWatch } from '../host/search-watch.ts';
import type { HostResult } from '../host/trace-host.ts';
import { customElement } from '../kit/custom-element.ts';
import { subscribeElement } from '../kit/subscribe-element.ts';
import { fetchWhenNear } from '../kit/nearness.ts';
import { NarrowWidth } from '../kit/narrow-width.ts';
import { onPreferenceChange, preference } from '../kit/preferences.ts';
import { renderProblem } from '../kit/problem.ts';
import { sendEvent } from '../kit/send-event.ts';
import { hasPart } from '../stepper/has-part.ts';
import { lateParts } from '../stepper/late-parts.ts';
import { TreeLook } from '../tree/tree-look.ts';
import { renderComparisonDetails } from './comparison-details.ts';
import { BeatWalk } from './beat-walk.ts';
import { renderDock } from './comparison-dock.ts';
import { Companion } from './companion.ts';
import { comparisonStyles } from './comparison-styles.ts';
import { renderTimeline, renderOneTree, renderTwoTrees, type ComparedTrees } from './compared-trees.ts';
import { NamedTrace } from './named-trace.ts';
import type { PenaltyControl } from './penalty-slider.ts';
import '../facts/ply-caption.ts';
import '../stepper/ply-controls.ts';

const comparisonParts = ['verdict', 'caption', 'trees', 'dock', 'timeline', 'controls', 'below'] as const;

type ComparisonPart = (typeof comparisonParts)[number];

/** Loaded for the first comparison with a program. */
let partingViews: typeof import('./parting-views.ts') | null = null;

/** What an address may hold besides the step, with the defaults. */
const switched = { form: 'side-by-side', ...defaultSides } as const;

const isSwitched = (key: string): key is keyof typeof switched => key in switched;

/**
 * Two searches of one position, walked in step with one set of controls: where they choose differently, why, and which
 * games follow.
 *
 * @slot drawer - Left of the sentence and the trees, which make room for it.
 * @csspart dock - The table of moves, the penalty, and the games that follow.
 * @csspart timeline - The timeline of the larger search.
 * @csspart below - Below the controls: the reason at length, and the lines of both games.
 * @csspart tools - The buttons that move the view of a tree.
 * @csspart frame - The drawing of a tree.
 * @fires ply-step-change - After the step changed, by anyone; `detail.step` is the step of the left search, from 0.
 * @fires ply-comparison-change - After the reader switched the form or the penalty; `detail` holds the form and the options of both searches.
 */
@customElement('ply-compare')
export class PlyCompare extends SearchHost {
  static override styles = [SearchHost.styles, comparisonStyles];

  /**
   * The id of a `ply-program`, or of another element with a search, to show on the right instead of a second search;
   * its position is used for both.
   */
  @property() for = '';
  /** The options of the left search, `scoring=plain win=10`. */
  @property() left: string = defaultSides.left;
  /** The options of the right search. */
  @property() right: string = defaultSides.right;
  /** `side-by-side` or `one-tree`. */
  @property() form: ComparisonForm = switched.form;
  /** What the rulers of the trees show: `wins`, `off` or `plies`. */
  @property() ruler: RulerName = 'wins';

  /**
   * The parts to show, separated by spaces; all by default. Without the part below, which gives the full reasons, the
   * verdict names only the choices.
   *
   * @listOf ComparisonPart
   */
  @property() parts = '';

  /** The trace of the element that `for` names; null if there is none yet. */
  @property({ attribute: false }) other: Trace | null = null;

  override readonly stateKeys = [...Object.keys(switched), 'step'];
  readonly #named = new NamedTrace(this);
  readonly #look = new TreeLook();
  readonly #otherLook = new TreeLook();
  readonly #companion = new Companion();
  readonly #beats = new BeatWalk(this);
  readonly #width: NarrowWidth = new NarrowWidth(this, 48);

  constructor() {
    super();
    for (const change of ['ply-step-change', 'ply-playback-change'] as const)
      this.addEventListener(change, () => this.requestUpdate());
    subscribeElement(this, onPreferenceChange);
  }

  /** What the reader switched, and the step. */
  override get stateParts(): ReadonlyMap<string, string> {
    const parts = Object.keys(switched).flatMap((key): [string, string][] => {
      const value = this[key as keyof typeof switched];
      return value === this.beginning(key) ? [] : [[key, value]];
    });
    return new Map([...parts, ...super.stateParts]);
  }

  override beginning(key: string): string {
    return isSwitched(key) ? (this.getAttribute(key) ?? switched[key]) : super.beginning(key);
  }

  override restore(key: string, value: string): string | null {
    if (!isSwitched(key)) return super.restore(key, value);
    try {
      this.check(key, value);
      this[key] = value as ComparisonForm;
      return null;
    } catch (error) {
      return describeError(error);
    }
  }

  protected override findChanges(name: string) {
    if (name === 'for' || name === 'other') return 'tree';
    return name === 'left' || name === 'right' ? 'scores' : super.findChanges(name);
  }

  protected override async find(watch: SearchWatch): Promise<HostResult> {
    if (this.for !== '') {
      partingViews ??= await import('./parting-views.ts');
      if (!this.other) this.forgetSession();
      const comparison = this.other && (await partingViews.compareWithTrace(this.other, this, watch));
      return { trace: comparison?.left ?? null, comparison };
    }
    // If either has wrong options, neither starts.
    const both = this.prepareBoth();
    const [left, right] = await Promise.all(both.map((search) => findTrace(search, watch)));
    return { trace: left, comparison: new Comparison(left, right) };
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.#companion.followLeft(this.session);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    fetchWhenNear(this.renderRoot, lateParts);
  }

  protected override render() {
    const { session, error } = this;
    const comparison = session?.comparison;
    return html`${this.progress}
      <div class="card" role="group" tabindex="-1" aria-label=${this.label}>
        <div class="messages">
          ${renderProblem(error)} ${this.trace?.notices.map((notice) => html`<p>${notice}</p>`)}
        </div>
        ${
          this.for === ''
            ? nothing
            : partingViews?.renderPartings({
                comparison: comparison ?? null,
                isThere: this.other !== null,
                problem: this.#named.problem,
                host: this.#named.host,
                naming: preference('naming'),
                go: (step) => (this.step = step),
              })
        }
        ${session && comparison ? this.renderViews(session, comparison) : nothing}
      </div>`;
  }

  private renderViews(session: Session, comparison: Comparison) {
    const naming = preference('naming');
    const decisions = makeDecisions(comparison, naming);
    const { isNarrow } = this.#width;
    const show = (part: ComparisonPart, shown: () => unknown) =>
      hasPart(this.parts, part) ? shown() : nothing;
    const isJoint = this.form === 'one-tree' || isNarrow;
    const isBeside = this.for !== '';
    const button = isBeside ? nothing : this.#beats.renderButton(session);
    const isLaid = !isBeside || isComparable(comparison);
    const trees: ComparedTrees = {
      comparison,
      session: this.#companion.session,
      playback: this.playback,
      looks: [this.#look, this.#otherLook],
      ruler: this.ruler,
    };
    const showLaid = (part: ComparisonPart, shown: () => unknown) => (isLaid ? show(part, shown) : nothing);
    const look = `${isJoint ? 'one' : 'two'} ${hasPart(this.parts, 'below') ? '' : 'brief'}`;
    return html`<div class="strips ${isLaid ? '' : 'unlaid'}">
        <div class="instrument ${look}">
          <slot name="drawer"></slot>
          ${show('verdict', () => renderVerdict(decisions, comparison.left.root, isNarrow ? nothing : button))}
          ${showLaid(
            'caption',
            () => html`<ply-caption .said=${this.#beats.describeStep(session, comparison)}></ply-caption>`,
          )}
          ${show('dock', () =>
            renderDock({
              comparison,
              decisions,
              penalty: this.buildPenalty(comparison),
              more: isNarrow ? button : nothing,
              form: this.form,
              choose: this.#setForm,
            }),
          )}
          ${showLaid('trees', () => (isJoint ? renderOneTree(trees) : renderTwoTrees(trees)))}
          ${showLaid('timeline', () => renderTimeline(trees))}
          ${showLaid('controls', () => html`<ply-controls></ply-controls>`)}
        </div>
      </div>
      ${show('below', () => renderComparisonDetails(comparison, trees, isBeside))}`;
  }

  private buildPenalty(comparison: Comparison): PenaltyControl | null {
    if (this.for !== '' || comparison.left.root.game.isAbstract || !this.canSearch) return null;
    const text = [this.right, this.left].find(canBePenalised);
    if (text === undefined) return null;
    return {
      comparison,
      settings: this.readSettings(text),
      set: (penalty) => {
        this.left = setPenalty(this.left, penalty);
        this.right = setPenalty(this.right, penalty);
      },
      settle: () => this.announceSwitch(),
    };
  }

  private prepareBoth() {
    return [this.left, this.right].map((text) => prepareSearch(this.readSettings(text)));
  }

  /** Whether both searches can be made from the settings, which are newer than the searches in sight. */
  private get canSearch(): boolean {
    try {
      this.prepareBoth();
      return true;
    } catch {
      return false;
    }
  }

  private readSettings(text: string): Settings {
    return { ...this.settings, ...readOptions(text) };
  }

  /** Throws on an unknown form, and on options that do not fit the position. */
  private check(key: keyof typeof switched, value: string): void {
    if (key !== 'form') prepareSearch(this.readSettings(value));
    else if (!comparisonForms.some((form) => form === value))
      throw new RangeError(words.errors.option(key, value, comparisonForms));
  }

  readonly #setForm = (form: ComparisonForm): void => {
    this.form = form;
    this.announceSwitch();
  };

  private announceSwitch(): void {
    const { form, left, right } = this;
    sendEvent(this, 'ply-comparison-change', { form, left, right });
    announceState(this);
  }

  private get label(): string {
    const root = this.trace?.root;
    return words.compare.label(root ? root.game.format(root) : this.position);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-compare': PlyCompare;
  }
  interface GlobalEventHandlersEventMap {
    'ply-comparison-change': CustomEvent<Readonly<Pick<PlyCompare, 'form' | 'left' | 'right'>>>;
  }
}
