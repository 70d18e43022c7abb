import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { RulerName } from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import { stopReason } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { chartHeight, stackRoom } from '../host/kept-room.ts';
import { lateParts } from './late-parts.ts';
import { fetchWhenNear } from '../kit/later.ts';
import '../facts/ply-caption.ts';
import './ply-controls.ts';
import { PlySearch } from '../host/ply-search.ts';
import '../tree/ply-tree.ts';
import { PlayOnce } from './play-once.ts';
import { preference } from '../kit/preferences.ts';
import { progressStyles } from '../host/search-progress.ts';
import { stepperStyles } from './stepper-styles.ts';
import { styled } from '../kit/styled.ts';
import { base, buttons } from '../kit/theme.ts';

/** The parts of a stepper, in the order of the reader's way through them. */
export const stepperParts = ['caption', 'tree', 'timeline', 'controls', 'code', 'stack'] as const;

/** A part of a stepper. */
export type StepperPart = (typeof stepperParts)[number];

/** A session with the usual arrangement of its views in one card: caption, tree, code, stack and controls. */
@customElement('ply-stepper')
export class PlyStepper extends PlySearch {
  static override styles = [base, buttons, progressStyles, stepperStyles];

  /**
   * The parts to show, separated by spaces; all but the timeline if it is empty.
   *
   * @listOf StepperPart
   */
  @property() parts = '';
  /** Whether the scoring can be switched between plain and depth-penalised. */
  @property({ type: Boolean }) switch = false;
  /** How much the ruler of the tree tells: `wins`, `off` or `plies`. */
  @property() ruler: RulerName = 'wins';
  /** Whether the search plays once, when it is seen first, unless the reader prefers less motion. */
  @property({ type: Boolean }) autoplay = false;

  @state() private areDetailsShown = true;

  constructor() {
    super();
    this.addController(new PlayOnce(this));
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    fetchWhenNear(this.renderRoot, lateParts);
  }

  protected override render() {
    const { trace, error } = this;
    return html`<div class="card" role="group" tabindex="-1" aria-label=${this.label}>
      <div class="stage" style=${styled(roomFor(trace))}>
        <div class="messages">
          ${error ? html`<p role="alert">${error}</p>` : nothing} ${this.progress}
          ${trace?.notices.map((notice) => html`<p>${notice}</p>`)}
          ${trace?.stopped ? html`<p role="status">${stopReason(trace, preference('notation'))}</p>` : nothing}
        </div>
        ${trace ? this.views() : nothing}
      </div>
      ${trace && this.has('controls') ? html`<ply-controls ?switch=${this.switch} .isLengthSecret=${this.ruler === 'plies'}></ply-controls>` : nothing}
    </div>`;
  }

  private views() {
    const details = (['code', 'stack'] as const).filter((part) => this.has(part));
    return html`
      ${this.has('caption') ? html`<ply-caption></ply-caption>` : nothing}
      ${this.has('tree') ? html`<ply-tree .ruler=${this.ruler}></ply-tree>` : nothing}
      ${this.has('timeline') ? html`<ply-timeline></ply-timeline>` : nothing}
      ${details.length ? this.details(details) : nothing}
    `;
  }

  private details(parts: readonly ('code' | 'stack')[]) {
    return html`<div class="details" ?data-shown=${this.areDetailsShown}>
      <button
        class="toggle"
        aria-expanded=${this.areDetailsShown ? 'true' : 'false'}
        @click=${() => (this.areDetailsShown = !this.areDetailsShown)}
      >
        ${words.stepper.details[parts.length > 1 ? 'both' : parts[0]]}
      </button>
      ${parts.map((part) => (part === 'code' ? html`<ply-code></ply-code>` : html`<ply-stack></ply-stack>`))}
    </div>`;
  }

  private get label(): string {
    const root = this.trace?.root;
    return words.stepper.label(root ? root.game.format(root) : this.position);
  }

  private has(part: StepperPart): boolean {
    const named = this.parts.split(/\s+/).filter(Boolean);
    return named.length === 0 ? part !== 'timeline' : named.includes(part);
  }
}

/** The room that parts of a widget need which come later. */
function roomFor(trace: Trace | null) {
  return trace
    ? { '--chart': chartHeight(trace), '--rows': `${stackRoom(trace)}` }
    : { '--chart': '0px', '--rows': '0' };
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-stepper': PlyStepper;
  }
}
