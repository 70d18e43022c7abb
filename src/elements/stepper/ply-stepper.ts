import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../kit/custom-element.ts';
import { Instrument } from './instrument.ts';
import { PlayOnce } from './play-once.ts';
import './ply-controls.ts';
import { TellStep } from './tell-step.ts';

/**
 * The instrument: a session with its views in strips of fixed height, so that none moves another: the sentence, the
 * tree, the call stack and the code beside or below it, the timeline, and one row of controls, arranged to suit the
 * element's width. The page sets its height (`--ply-height`); by default it is at most as high as the screen.
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

  constructor() {
    super();
    this.addController(new PlayOnce(this));
    this.addController(new TellStep(this, () => this.hasPart('caption')));
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
