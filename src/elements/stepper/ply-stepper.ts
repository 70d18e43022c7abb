import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { words } from '../../words/index.ts';
import { drawIcon } from '../host/icons.ts';
import { customElement } from '../kit/custom-element.ts';
import { Instrument } from './instrument.ts';
import { PlayOnce } from './play-once.ts';
import './ply-controls.ts';
import { StepAnnouncer } from './step-announcer.ts';

/**
 * A search with all its views and controls: the sentence, the tree, the call stack and the code beside or below it, the
 * timeline, and one row of controls, arranged to suit the element's width, in strips of fixed height, so that none moves
 * another. The page sets its height (`--ply-height`); by default it is at most as high as the screen.
 *
 * @slot drawer - Left of the sentence and the tree, which make room for it.
 * @slot open - A link that opens the program, above its code.
 * @csspart tools - The buttons that move the view of the tree.
 * @csspart frame - The drawing of the tree.
 */
@customElement('ply-stepper')
export class PlyStepper extends Instrument {
  /** Whether the scoring can be switched between plain and depth-penalised. */
  @property({ type: Boolean }) switch = false;
  /** Whether the search plays once when it is first seen, unless the reader prefers reduced motion. */
  @property({ type: Boolean }) autoplay = false;

  /** Whether only its last strip is below the top of a small screen. The page says where that is possible. */
  @state() private isFolded = false;

  constructor() {
    super();
    this.addController(new PlayOnce(this));
    this.addController(new StepAnnouncer(this, () => this.hasPart('caption')));
    this.addEventListener('ply-step-change', () => this.fold(false));
  }

  override restore(key: string, value: string): string | null {
    // A link may lead to the step that is shown.
    this.fold(false);
    return super.restore(key, value);
  }

  protected override render() {
    const { isFolded } = this;
    const { fold, unfold } = words.stepper;
    return html`${super.render()}<button
        class="fold"
        aria-expanded=${isFolded ? 'false' : 'true'}
        @click=${() => this.turn(!isFolded)}
      >
        ${drawIcon(isFolded ? 'down' : 'up')} ${isFolded ? unfold : fold}
      </button>`;
  }

  /** At once: what scrolls to a step measures how much of the tree is in view. */
  private fold(isFolded: boolean): void {
    this.isFolded = isFolded;
    this.toggleAttribute('data-folded', isFolded);
  }

  private turn(isFolded: boolean): void {
    this.fold(isFolded);
    // If it does not stick yet, the page scrolls until it does.
    const above = this.getBoundingClientRect().top - parseFloat(getComputedStyle(this).top);
    if (isFolded && above > 0) scrollBy({ top: above });
  }

  protected override renderControls(isLengthSecret: boolean) {
    if (!this.hasPart('controls')) return nothing;
    return html`<ply-controls ?switch=${this.switch} .isLengthSecret=${isLengthSecret}></ply-controls>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-stepper': PlyStepper;
  }
}
