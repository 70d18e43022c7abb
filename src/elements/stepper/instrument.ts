import { html, nothing, unsafeCSS, type CSSResultGroup, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { RulerName } from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import { explainStop } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { ROOMY_SLOTS, countStackSlots } from '../host/stack-slots.ts';
import { renderPressRow } from '../kit/choice-fields.ts';
import { hasPart } from './has-part.ts';
import { lateParts } from './late-parts.ts';
import { fetchWhenNear } from '../kit/nearness.ts';
import '../facts/ply-caption.ts';
import { drawIcon, renderIconButton } from '../host/icons.ts';
import { PlySearch } from '../host/ply-search.ts';
import '../tree/ply-tree.ts';
import { followSheet } from './sheet-drag.ts';
import { preference } from '../kit/preferences.ts';
import { renderProblem } from '../kit/problem.ts';
import { progressStyles } from '../host/search-progress.ts';
import railRules from './rail.css?inline';
import instrumentRules from './instrument.css?inline';
import stepperRules from './stepper.css?inline';
import { setStyles } from '../kit/styled.ts';
import { base, buttons } from '../kit/base-styles.ts';

export const stepperParts = ['caption', 'tree', 'controls', 'code', 'stack'] as const;

export type StepperPart = (typeof stepperParts)[number];

const paneNames = ['stack', 'code'] as const;

export type CodeForm = 'whole' | 'brief' | 'number';

type PaneName = (typeof paneNames)[number];

/**
 * A session with its views in strips of fixed height, so that none moves another: the sentence, the tree, the call
 * stack and the code beside or below it, the timeline, and below it what subclasses draw. The page sets its height
 * (`--ply-height`); by default it is at most as high as the screen.
 *
 * @slot drawer - Left of the sentence and the tree, which make room for it.
 * @csspart tools - The buttons that move the view of the tree.
 * @csspart frame - The drawing of the tree.
 */
export abstract class Instrument extends PlySearch {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    progressStyles,
    unsafeCSS(instrumentRules),
    unsafeCSS(stepperRules),
    unsafeCSS(railRules),
  ];

  /**
   * The parts to show, separated by spaces; all by default. The controls include the timeline, unless `ruler="plies"`.
   *
   * @listOf StepperPart
   */
  @property() parts = '';
  /**
   * What the ruler of the tree shows: `wins`, `off` or `plies`. With `plies` there is only a tree of boards and moves, for
   * lessons before MAX, MIN and scores.
   */
  @property() ruler: RulerName = 'wins';

  @state() private pane: PaneName = 'stack';
  @state() private isSheetOpen = false;
  @state() private dismissedNotesOf: Trace | null = null;

  @query('.peek') private peek!: HTMLElement | null;
  #handle: HTMLElement | null = null;
  #endDrag = () => {};

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#endDrag();
    this.#handle = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.session) this.session.hidesReturns = this.ruler === 'plies';
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    fetchWhenNear(this.renderRoot, lateParts);
    if (this.peek === this.#handle) return;
    this.#endDrag();
    this.#handle = this.peek;
    if (this.peek) this.#endDrag = followSheet(this.peek, (isOpen) => (this.isSheetOpen = isOpen));
  }

  protected override render() {
    const { trace } = this;
    const panes = paneNames.filter((pane) => this.hasPart(pane));
    return html`<div
      class="card ${panes.length > 0 ? 'paned' : ''}"
      role="group"
      tabindex="-1"
      aria-label=${this.label}
      @keydown=${(event: KeyboardEvent) => this.onKey(event)}
      style=${setStyles(reserveRoom(trace))}
    >
      <slot name="drawer"></slot>
      ${this.renderMessages()} ${trace ? this.renderViews(panes) : nothing}
    </div>`;
  }

  private renderViews(panes: readonly PaneName[]) {
    const isLengthSecret = this.ruler === 'plies';
    return html`
      ${this.hasPart('caption') ? this.renderCaption() : nothing}
      ${this.hasPart('tree') ? html`<ply-tree exportparts="tools, frame" .ruler=${this.ruler}></ply-tree>` : nothing}
      ${panes.length > 0 ? this.renderRail(panes) : nothing}
      ${this.hasPart('controls') && !isLengthSecret ? html`<ply-timeline></ply-timeline>` : nothing}
      ${this.renderControls(isLengthSecret)}
    `;
  }

  /** Messages cover the tree, so that they move nothing. */
  private renderMessages() {
    const { trace, error } = this;
    const notes = trace && trace !== this.dismissedNotesOf ? listNotes(trace) : [];
    return html`<div class="messages column">
      ${renderProblem(error, 'floats')} ${this.progress}
      ${
        notes.length > 0
          ? html`<div class="notes floats">
              <div role="status">${notes.map((note) => html`<p>${note}</p>`)}</div>
              ${renderIconButton('close', words.stepper.closeNote, () => (this.dismissedNotesOf = trace), 'tool')}
            </div>`
          : nothing
      }
    </div>`;
  }

  /** Both panes, or one by tabs, or, on a phone, a sheet above a row with the top of each. */
  private renderRail(panes: readonly PaneName[]) {
    const { pane, isSheetOpen } = this;
    const shown = panes.includes(pane) ? pane : panes[0];
    const { panes: names, panesLabel } = words.stepper;
    const tabs = panes.map(
      (each) => [each, html`${names[each]} ${each === shown ? nothing : this.renderCount(each)}`] as const,
    );
    return html`<div class="rail pile" data-pane=${shown} ?data-open=${isSheetOpen}>
        ${panes.length > 1 ? renderPressRow('tabs', panesLabel, tabs, shown, (each) => (this.pane = each)) : nothing}
        ${panes.map((each) =>
          each === 'code'
            ? html`<div class="pane pile code">${this.renderCode('whole')}</div>`
            : html`<div class="pane pile stack" role="group" aria-label=${words.stack.title} tabindex="0">
                <ply-stack></ply-stack>
                ${panes.includes('code') ? this.renderRunningLine() : nothing}
                <ply-moves></ply-moves>
              </div>`,
        )}
      </div>
      <button
        class="peek"
        title=${isSheetOpen ? words.stepper.close : words.stepper.open}
        aria-expanded=${isSheetOpen ? 'true' : 'false'}
        @click=${() => (this.isSheetOpen = !this.isSheetOpen)}
      >
        <span class="glance">
          ${panes.includes('stack') ? html`<ply-stack brief></ply-stack>` : nothing}
          ${panes.includes('code') ? this.renderCode('brief') : nothing}
        </span>
        ${drawIcon(isSheetOpen ? 'down' : 'up')}
        <span class="unseen">${isSheetOpen ? words.stepper.close : words.stepper.open}</span>
      </button>`;
  }

  /** Of the pane that is not shown: how many calls are open, or which line runs in the newest. */
  private renderCount(pane: PaneName) {
    return html`<span class="count" aria-hidden="true"
      >${pane === 'code' ? this.renderCode('number') : html`<ply-stack .showsNumber=${true}></ply-stack>`}</span
    >`;
  }

  /** Where the code has a tab of its own: the line that runs, which leads there. */
  private renderRunningLine() {
    return html`<button class="line-door" title=${words.stepper.showCode} @click=${this.#showCode}>
      ${this.renderCode('brief')} ${drawIcon('down')}<span class="unseen">${words.stepper.showCode}</span>
    </button>`;
  }

  readonly #showCode = async (): Promise<void> => {
    this.pane = 'code';
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.tabs [aria-pressed="true"]')!.focus();
  };

  /** The last strip. */
  protected abstract renderControls(isLengthSecret: boolean): unknown;

  protected renderCaption(): unknown {
    return html`<ply-caption></ply-caption>`;
  }

  protected onKey(_event: KeyboardEvent): void {}

  protected renderCode(form: CodeForm): unknown {
    return form === 'whole'
      ? html`<ply-code><slot name="open" slot="open"></slot></ply-code>`
      : html`<ply-code ?brief=${form === 'brief'} .showsNumber=${form === 'number'}></ply-code>`;
  }

  protected get label(): string {
    const root = this.trace?.root;
    return words.stepper.label(root ? root.game.format(root) : this.position);
  }

  protected hasPart(part: StepperPart): boolean {
    const speaksOfScores = part !== 'tree' && part !== 'controls';
    return hasPart(this.parts, part) && !(speaksOfScores && this.ruler === 'plies');
  }
}

function listNotes(trace: Trace): string[] {
  return [...trace.notices, ...(trace.stopped ? [explainStop(trace, preference('naming'))?.text ?? ''] : [])];
}

/** The height of the stack, and the width of a board in it with its gap. */
function reserveRoom(trace: Trace | null) {
  const slots = trace ? countStackSlots(trace) : 0;
  const hasBoard = !trace || trace.root.game.board(trace.root) !== null;
  return {
    '--stack': slots ? `${slots * (slots > ROOMY_SLOTS ? 1.6875 : 3) + 2.75}rem` : '0px',
    '--board': hasBoard ? '2.875rem' : '0px',
  };
}
