import { html, nothing, svg, unsafeCSS, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { compareTable, drawingStyles, type RulerName, sideTitle } from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import {
  comparedByDefault,
  Comparison,
  comparisonForms,
  comparisonReason,
  comparisonSentence,
  keepInStep,
  momentAt,
  prepare,
  readOptions,
  Session,
  writeOptions,
  type ComparisonForm,
  type Settings,
  type SideLabel,
} from '../../walk/index.ts';
import { messageOf, words } from '../../words/index.ts';
import { announceState } from '../host/addressable.ts';
import { choiceSwitch, choiceSwitchStyles } from '../kit/choice-switch.ts';
import { compareStyles } from './compare-styles.ts';
import { compareTableStyles } from './compare-table-styles.ts';
import { findTrace } from '../host/find-trace.ts';
import { chartHeight } from '../host/kept-room.ts';
import { lateParts } from '../stepper/late-parts.ts';
import { fetchWhenNear } from '../kit/later.ts';
import '../stepper/ply-controls.ts';
import '../facts/ply-line.ts';
import './ply-side.ts';
import '../tree/ply-tree.ts';
import { onPreferenceChange, preference } from '../kit/preferences.ts';
import { PLAYBACK_CHANGED } from '../host/session-controller.ts';
import { SearchHost, type FoundSearch } from '../host/search-host.ts';
import type { SearchWatch } from '../host/search-watch.ts';
import { styled } from '../kit/styled.ts';
import { tables } from '../kit/theme.ts';
import { TreeLook } from '../tree/tree-look.ts';

/** What an address may hold of a comparison beside its step, with what holds without it. */
const switched = { form: 'side-by-side', ...comparedByDefault } as const;

const isSwitched = (key: string): key is keyof typeof switched => key in switched;

/**
 * Two searches of one position, walked in step with one set of controls: where they choose differently, why, and which
 * games follow.
 *
 * @fires step-change - After the step changed, whoever changed it; `detail.step` is the step of the left search, from 0.
 * @fires comparison-change - After the reader switched the form or where depth is counted from.
 */
@customElement('ply-compare')
export class PlyCompare extends SearchHost {
  static override styles = [
    SearchHost.styles,
    tables,
    unsafeCSS(drawingStyles),
    choiceSwitchStyles,
    compareTableStyles,
    compareStyles,
  ];

  /** The options of the left search, `scoring=plain win=10`. */
  @property() left: string = comparedByDefault.left;
  /** The options of the right search. */
  @property() right: string = comparedByDefault.right;
  /** `side-by-side` or `one-tree`. */
  @property() form: ComparisonForm = switched.form;
  /** How much the rulers of the trees tell: `wins`, `off` or `plies`. */
  @property() ruler: RulerName = 'wins';

  override readonly stateKeys = [...Object.keys(switched), 'step'];
  readonly #look = new TreeLook();
  readonly #otherLook = new TreeLook();
  #other: Session | null = null;
  #forget: (() => void) | null = null;

  constructor() {
    super();
    this.addEventListener(PLAYBACK_CHANGED, () => this.requestUpdate());
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
      return messageOf(error);
    }
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#forget = onPreferenceChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget?.();
  }

  protected override changes(name: string) {
    return name === 'left' || name === 'right' ? 'scores' : super.changes(name);
  }

  protected override get searches(): readonly Settings[] {
    return [this.left, this.right].map((text) => this.settingsOf(text));
  }

  protected override find(watch: SearchWatch): FoundSearch | Promise<FoundSearch> {
    const both = this.searches;
    // Neither search begins when the other cannot: nobody would wait for it.
    for (const settings of both) prepare(settings);
    const [left, right] = both.map((settings) => findTrace(settings, watch));
    if (left instanceof Promise || right instanceof Promise)
      return Promise.all([left, right]).then(([one, other]) => {
        return { trace: one, comparison: new Comparison(one, other) };
      });
    return { trace: left, comparison: new Comparison(left, right) };
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.accompany();
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
          ${error ? html`<p role="alert">${error}</p>` : nothing}
          ${this.trace?.notices.map((notice) => html`<p>${notice}</p>`)}
        </div>
        ${session && comparison ? this.views(session, comparison) : nothing}
      </div>`;
  }

  private views(session: Session, comparison: Comparison) {
    const labels = comparison.labels;
    return html`<div class="walk">
        <div class="head">${this.formSwitch()}</div>
        ${this.caption(session, comparison)}
        ${this.form === 'one-tree' ? this.oneTree(labels, comparison.leftOut === 0) : this.twoTrees(labels, comparison.isSameTree)}
        <ply-controls></ply-controls>
      </div>
      ${comparison.isSameTree ? nothing : this.timeline(comparison, labels)}
      <div class="outcome">
        <div class="moves">
          ${compareTable(comparison, preference('notation'))} ${this.reason(comparison)}
          ${this.originSwitch(comparison)}
        </div>
        ${this.games(labels)}
      </div>`;
  }

  private formSwitch() {
    const { label, names } = words.compare.form;
    const chosen = comparisonForms.find((each) => each === this.form) ?? 'side-by-side';
    return choiceSwitch(label, 'form', names, chosen, (value) => this.setForm(value));
  }

  /** What the switch changes is said once it was used, so that a lesson can ask before. */
  private originSwitch(comparison: Comparison) {
    const { label, names, remark } = words.compare.origin;
    const from = commonOrigin(comparison);
    if (!from) return nothing;
    return html`<div class="origin">
      ${choiceSwitch(label, 'origin', names, from, (value) => this.setOrigin(value))}
      ${from === 'move' ? html`<p>${remark}</p>` : nothing}
    </div>`;
  }

  private caption({ step, trace }: Session, comparison: Comparison) {
    const sentence = comparisonSentence(comparison, step, preference('notation'));
    // The first sentence names the call, or what both return.
    const [, lead, rest] = /^(.*?\.)(.*)$/s.exec(sentence) ?? ['', '', sentence];
    const isReturn = momentAt(trace, step).kind === 'exit';
    return html`<p
      class="caption ${isReturn ? 'return' : ''}"
      role="status"
      aria-atomic="true"
      aria-live=${this.playback?.isPlaying ? 'off' : 'polite'}
    >
      <span><b>${lead}</b>${rest}</span>
    </p>`;
  }

  /** Trees of the same nodes are moved as one; of others each follows its own search. */
  private twoTrees([left, right]: readonly [SideLabel, SideLabel], isSameTree: boolean) {
    const tree = (label: SideLabel, look: TreeLook) =>
      html`<div class="tree">
        <p class="title">${sideTitle(label)}</p>
        <ply-tree .look=${look} .ruler=${this.ruler}></ply-tree>
      </div>`;
    return html`<div class="trees two ${isSameTree ? '' : 'apart'}">
      ${tree(left, this.#look)}
      <ply-side .session=${this.#other} .playback=${this.playback}
        >${tree(right, isSameTree ? this.#look : this.#otherLook)}</ply-side
      >
    </div>`;
  }

  private oneTree([left, right]: readonly [SideLabel, SideLabel], isWhole: boolean) {
    const { key } = words.compare;
    const line = (name: string) =>
      svg`<svg class="ply-drawing key" width="44" height="10" viewBox="0 0 44 10" aria-hidden="true"><path class=${name} d="M1 5h42"></path></svg>`;
    return html`<div class="trees one">
      <ul class="legend" aria-label=${key.label}>
        <li>${sideTitle(left)} ${line('first')} ${key.dashed}</li>
        <li>${sideTitle(right)} ${line('second')} ${key.solid}</li>
        <li><b>${words.sides.differsMark}</b> ${key.differs}</li>
        ${isWhole ? nothing : html`<li>${key.hatched}: ${key.leftOut(right.name)}</li>`}
      </ul>
      <ply-tree .look=${this.#look} .isJoint=${true} .ruler=${this.ruler}></ply-tree>
    </div>`;
  }

  /** The larger of two searches that make different calls, with gaps where the smaller leaves calls out. */
  private timeline(comparison: Comparison, labels: readonly [SideLabel, SideLabel]) {
    const { title, key } = words.compare.timeline;
    const isLeft = comparison.left.length >= comparison.right.length;
    const { left, right, leftOut } = isLeft ? comparison : comparison.mirror;
    const [larger, smaller] = (isLeft ? labels : labels.toReversed()).map(({ name }) => name);
    const part = html`<div class="gaps" style=${styled({ '--chart': chartHeight(left) })}>
      <p class="title">${title(larger, smaller)}</p>
      <p>${key({ larger, calls: left.length, smaller, others: right.length, leftOut })}</p>
      <ply-timeline></ply-timeline>
    </div>`;
    if (isLeft) return part;
    return html`<ply-side .session=${this.#other} .playback=${this.playback}>${part}</ply-side>`;
  }

  private reason(comparison: Comparison) {
    const { table } = words.compare;
    const isSame = !comparison.differences.has(0);
    return html`<p class="reason">
      <strong>${isSame ? table.same : html`${words.sides.differsMark} ${table.different}`}.</strong>
      ${comparisonReason(comparison, 0, preference('notation'))}
    </p>`;
  }

  private games(labels: readonly [SideLabel, SideLabel]) {
    const { games } = words.compare;
    const [left, right] = labels.map(
      (label) =>
        html`<div>
          <p class="title">${sideTitle(label)}</p>
          <ply-line .label=${games.game(label.title)}></ply-line>
        </div>`,
    );
    return html`<div class="games" role="group" aria-label=${games.title}>
      <p>${games.title}</p>
      ${left}
      <ply-side .session=${this.#other} .playback=${this.playback}>${right}</ply-side>
    </div>`;
  }

  /** Gives the right search a session of its own that keeps in step with the left one. */
  private accompany(): void {
    const { session } = this;
    const comparison = session?.comparison;
    if (!comparison || this.#other?.comparison === comparison.mirror) return;
    const { right, mirror } = comparison;
    const step = comparison.rightStep(session.step);
    if (this.#other) this.#other.load(right, step, mirror);
    else {
      this.#other = new Session(right, step, mirror);
      keepInStep(session, this.#other);
    }
  }

  private settingsOf(text: string): Settings {
    return { ...this.settings, ...readOptions(text) };
  }

  /** Throws on a form that there is not, and on options that do not fit the position. */
  private check(key: keyof typeof switched, value: string): void {
    if (key !== 'form') prepare(this.settingsOf(value));
    else if (!comparisonForms.some((form) => form === value))
      throw new RangeError(words.errors.option(key, value, comparisonForms));
  }

  private setForm(form: ComparisonForm): void {
    this.form = form;
    this.tell();
  }

  /** Counts depth from elsewhere in each search that subtracts it. */
  private setOrigin(from: 'root' | 'move'): void {
    const { left, right } = this.session!.comparison!;
    const counted = (text: string, { options }: Trace) =>
      options.scoring.isPenalised ? writeOptions({ ...readOptions(text), 'depth-from': from }) : text;
    this.left = counted(this.left, left);
    this.right = counted(this.right, right);
    this.tell();
  }

  private tell(): void {
    this.dispatchEvent(new Event('comparison-change', { bubbles: true, composed: true }));
    announceState(this);
  }

  private get label(): string {
    const root = this.trace?.root;
    return words.compare.label(root ? root.game.format(root) : this.position);
  }
}

/** Where depth is counted from, if that can be switched: where searches subtract it, and agree. */
function commonOrigin({ left, right }: Comparison): 'root' | 'move' | null {
  if (left.root.game.isAbstract) return null;
  const origins = [left, right]
    .filter(({ options }) => options.scoring.isPenalised)
    .map(({ options }) => options.depthFrom);
  return origins.length > 0 && new Set(origins).size === 1 ? origins[0] : null;
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-compare': PlyCompare;
  }
}
