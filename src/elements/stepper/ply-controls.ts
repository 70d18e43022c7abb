import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { scorings } from '../../search/index.ts';
import { momentAt, type Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import {
  navigations,
  perform,
  ratesFor,
  WHOLE_SEARCH,
  type Command,
  type NavigationCommand,
} from '../host/commands.ts';
import { controlsStyles } from './controls-styles.ts';
import { icon } from '../host/icons.ts';
import { followKeys } from '../host/keys.ts';
import { SessionController } from '../host/session-controller.ts';
import { offeredSharing } from '../kit/sharing.ts';
import { styled } from '../kit/styled.ts';
import { base, buttons } from '../kit/theme.ts';
import { Waiting } from '../host/waiting.ts';

/** The buttons that move through a search, symmetrical about the present step; the scrubber, the speed, the help. */
@customElement('ply-controls')
export class PlyControls extends LitElement {
  static override styles = [base, buttons, controlsStyles];

  /** The id of the session to move; without it, the nearest one around. */
  @property() for = '';
  /** Whether the scoring can be switched between plain and depth-penalised. */
  @property({ type: Boolean }) switch = false;

  /** Whether the length of the search is kept back; it is in any case while a question waits that it would answer. */
  @property({ attribute: false }) isLengthSecret = false;

  @state() private isMoreShown = false;

  readonly #session = new SessionController(this);
  readonly #waiting = new Waiting(this, () => this.#session.host);

  constructor() {
    super();
    followKeys(this, () => this.#session.host);
  }

  protected override render() {
    const { session } = this.#session;
    if (!session) return nothing;
    const controls = words.controls;
    const { trace, step } = session;
    const isSecret = this.isLengthSecret || this.#waiting.isCutAsked;
    const position = controls.step(step, isSecret ? null : trace.stepCount);
    return html`<div class="controls" role="group" aria-label=${controls.label}>
      <div class="where">
        <input
          type="range"
          aria-label=${controls.scrubber}
          aria-valuetext=${position}
          min="0"
          max=${session.trace.stepCount - 1}
          style=${styled({ '--done': `${(100 * session.step) / (session.trace.stepCount - 1)}%` })}
          .value=${`${session.step}`}
          @input=${this.#scrub}
        />
        <span class="position">
          <span>${position}</span>
          <span aria-hidden="true">·</span>
          <span>${controls.node(momentAt(trace, step).node, isSecret ? null : trace.length)}</span>
        </span>
      </div>
      <div class="moves">
        ${this.move('first', session)} ${this.move('backOut', session)} ${this.move('backOver', session)}
        ${this.move('back', session, 'named main')} ${this.move('next', session, 'named main primary')}
        ${this.move('over', session, 'named')} ${this.move('out', session, 'named')}
        ${this.move('last', session)} ${this.playButton()}
        <button
          class="more"
          aria-expanded=${this.isMoreShown ? 'true' : 'false'}
          @click=${() => (this.isMoreShown = !this.isMoreShown)}
        >
          <span aria-hidden="true">⋯</span><span class="unseen">${controls.more}</span>
        </button>
      </div>
      ${this.shortcuts(session)}
      <div class="extras" ?data-shown=${this.isMoreShown}>
        ${this.speed(session)} ${this.move('previousChange', session)} ${this.move('nextChange', session)}
        <button title=${controls.help} @click=${() => this.perform('help')}>
          <span aria-hidden="true">?</span><span class="unseen">${controls.help}</span>
        </button>
        ${this.shareButton()} ${this.switch ? this.scoringSwitch(session) : nothing}
      </div>
    </div>`;
  }

  private move(command: NavigationCommand, { trace, step, comparison }: Session, classes = '') {
    const isAtEnd = navigations[command](trace, step, comparison) === step;
    return html`<button
      class="${command} ${classes}"
      title=${words.controls[command]}
      aria-disabled=${isAtEnd ? 'true' : 'false'}
      @click=${() => this.perform(command)}
    >
      ${icon(command)}<span class="name">${words.controls[command]}</span>
    </button>`;
  }

  /** The ways to what only some searches have, back and on: differences of two, cutoffs, and answers from a table. */
  private shortcuts(session: Session) {
    const { cut, origin } = session.trace;
    const pair = (back: NavigationCommand, on: NavigationCommand) =>
      html`<div class="shortcuts">
        ${this.move(back, session, 'named')} ${this.move(on, session, 'named')}
      </div>`;
    return html`${session.comparison ? pair('previousDifference', 'nextDifference') : nothing}
    ${cut ? pair('previousCutoff', 'nextCutoff') : nothing}
    ${origin ? pair('previousHit', 'nextHit') : nothing}`;
  }

  private playButton() {
    const isPlaying = this.#session.playback?.isPlaying ?? false;
    return html`<button class="play named" @click=${() => this.perform('playOrPause')}>
      ${icon(isPlaying ? 'pause' : 'playOrPause')}
      <span class="name">${isPlaying ? words.controls.pause : words.controls.play}</span>
    </button>`;
  }

  private shareButton() {
    const share = offeredSharing();
    const { host } = this.#session;
    if (!share || !host) return nothing;
    return html`<button class="named" @click=${() => share(host)}>${words.controls.share}</button>`;
  }

  private speed({ trace }: Session) {
    const { playback } = this.#session;
    return html`<select
      aria-label=${words.controls.speed}
      @change=${(event: Event) => playback && (playback.rate = Number((event.target as HTMLSelectElement).value))}
    >
      ${ratesFor(trace.stepCount).map(
        (rate) =>
          html`<option value=${rate} .selected=${rate === playback?.rate}>
            ${rate === trace.stepCount / WHOLE_SEARCH ? words.controls.wholeIn(WHOLE_SEARCH) : words.controls.rate(rate)}
          </option>`,
      )}
    </select>`;
  }

  private scoringSwitch({ trace }: Session) {
    const { scoring, win } = trace.options;
    return html`<div class="switch" role="radiogroup" aria-label=${words.controls.scoring}>
      ${Object.values(scorings).map(
        (each) =>
          html`<label>
            <input
              type="radio"
              name="scoring"
              value=${each.name}
              .checked=${each === scoring}
              @change=${() => this.setScoring(each.name)}
            />
            <span>${each.words.title(each === scoring ? win : each.usualWin)}</span>
          </label>`,
      )}
    </div>`;
  }

  private perform(command: Command): void {
    const { host } = this.#session;
    if (host) perform(command, host);
  }

  private setScoring(scoring: string): void {
    const { host } = this.#session;
    if (host) host.scoring = scoring;
  }

  readonly #scrub = (event: Event): void => {
    const { session, playback } = this.#session;
    playback?.pause();
    if (session) session.step = Number((event.target as HTMLInputElement).value);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-controls': PlyControls;
  }
}
