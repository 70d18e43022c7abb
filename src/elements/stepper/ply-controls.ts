import { html, nothing, unsafeCSS } from 'lit';
import { property, state } from 'lit/decorators.js';
import { scorings, type Trace } from '../../search/index.ts';
import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { navigations, perform } from '../host/commands.ts';
import type { Command, NavigationCommand } from '../host/key-table.ts';
import { playsWhole, ratesFor, WHOLE_SEARCH } from '../host/playback-rates.ts';
import { radios } from '../kit/choices.ts';
import { customElement } from '../kit/custom-element.ts';
import controlsRules from './controls.css?inline';
import { jumpChips } from './jumps.ts';
import { icon, iconButton } from '../host/icons.ts';
import { followKeys } from '../host/keys.ts';
import { SessionView } from '../host/session-view.ts';
import { offeredSharing } from '../kit/sharing.ts';
import { styled } from '../kit/styled.ts';
import { base, buttons, fields } from '../kit/theme.ts';
import { Waiting } from '../host/waiting.ts';

/** Searches with more steps need room for longer numbers and longer names of speeds. */
const LARGE = 160;

/**
 * One row of controls, in which no label or digit moves another: steps, playback and its speed, the place in the search,
 * and jumps. On a phone only the steps are shown, and a button opens the rest.
 */
@customElement('ply-controls')
export class PlyControls extends SessionView {
  static override styles = [base, buttons, fields, unsafeCSS(controlsRules)];

  /** Whether the scoring can be switched between plain and depth-penalised. */
  @property({ type: Boolean }) switch = false;

  /** Whether to hide the length of the search. It is hidden anyway while an open question asks about it. */
  @property({ attribute: false }) isLengthSecret = false;

  @state() private isMoreShown = false;

  readonly #waiting = new Waiting(this, () => this.connection.host);

  constructor() {
    super();
    followKeys(this, () => this.connection.host);
  }

  protected override view(session: Session) {
    const controls = words.controls;
    const isLarge = session.trace.stepCount > LARGE;
    return html`<div class="controls ${isLarge ? 'large' : ''}" role="group" aria-label=${controls.label}>
      <div class="moves">
        ${this.move('first', session)} ${this.move('back', session, 'named')}
        ${this.move('next', session, 'named')} ${this.move('over', session, 'named')}
        ${this.move('out', session, 'named')} ${this.move('last', session)} ${this.playButton()}
        <button
          class="more bare"
          title=${controls.more}
          aria-expanded=${this.isMoreShown ? 'true' : 'false'}
          @click=${() => (this.isMoreShown = !this.isMoreShown)}
        >
          ${icon('more')}<span class="unseen">${controls.more}</span>
        </button>
      </div>
      <div class="extras" ?data-shown=${this.isMoreShown}>
        ${this.ends(session)} ${this.speed(session)} ${this.position(session)}
        ${this.switch ? this.scoringSwitch(session) : nothing}
        ${jumpChips(session, (command) => this.perform(command))}
        <div class="aside">
          ${iconButton('help', controls.help, () => this.perform('help'), 'icon')} ${this.shareButton()}
        </div>
      </div>
    </div>`;
  }

  /** As wide as the last number, so that nothing moves. */
  private position({ trace, step }: Session) {
    const { step: spoken, number, outOf } = words.controls;
    const length = this.shownLength(trace);
    const digits = number(trace.stepCount - 1).length + (length === null ? 0 : outOf(length).length);
    return html`<span class="position" style=${styled({ '--digits': `${digits}` })}
      ><span class="unseen">${spoken(step, length)}</span
      ><span aria-hidden="true"
        ><b>${number(step)}</b>${length === null ? nothing : outOf(length)}</span
      ></span
    >`;
  }

  /** Null where it would answer a question. */
  private shownLength(trace: Trace): number | null {
    return this.isLengthSecret || this.#waiting.isCutAsked ? null : trace.stepCount;
  }

  private move(command: NavigationCommand, session: Session, classes = 'icon') {
    const { trace, step } = session;
    const isAtEnd = navigations[command](trace, step, session) === step;
    return html`<button
      class="${command} ${classes} ${command === 'next' ? 'primary' : 'bare'}"
      title=${words.help.meaning[command]}
      aria-disabled=${isAtEnd ? 'true' : 'false'}
      @click=${() => this.perform(command)}
    >
      ${icon(command)}<span class="name spare">${words.controls[command]}</span>
    </button>`;
  }

  /** First and last again, for widths where the row has no room for them. */
  private ends(session: Session) {
    return html`<div class="ends">
      ${this.move('first', session, 'named')} ${this.move('last', session, 'named')}
    </div>`;
  }

  private playButton() {
    const isPlaying = this.connection.playback?.isPlaying ?? false;
    return html`<button class="play named bare" @click=${() => this.perform('playOrPause')}>
      ${icon(isPlaying ? 'pause' : 'playOrPause')}
      <span class="name spare">${isPlaying ? words.controls.pause : words.controls.play}</span>
    </button>`;
  }

  private shareButton() {
    const share = offeredSharing();
    const { host } = this.connection;
    if (!share || !host) return nothing;
    return iconButton('share', words.controls.share, () => share(host), 'icon');
  }

  private speed({ trace }: Session) {
    const { playback } = this.connection;
    return html`<select
      aria-label=${words.controls.speed}
      @change=${(event: Event) => playback && (playback.rate = Number((event.target as HTMLSelectElement).value))}
    >
      ${ratesFor(trace.stepCount).map(
        (rate) =>
          html`<option value=${rate} .selected=${rate === playback?.rate}>
            ${playsWhole(rate, trace.stepCount) ? words.controls.wholeIn(WHOLE_SEARCH) : words.controls.rate(rate)}
          </option>`,
      )}
    </select>`;
  }

  private scoringSwitch({ trace }: Session) {
    const { scoring, win } = trace.options;
    const options = Object.values(scorings).map(({ name, usualWin, penalty, words: own }) => {
      const isChosen = name === scoring.name;
      return [name, own.title(isChosen ? win : usualWin, isChosen ? scoring.penalty : penalty)] as const;
    });
    return html`<div class="segments" role="radiogroup" aria-label=${words.controls.scoring}>
      ${radios('scoring', options, scoring.name, (name) => this.setScoring(name))}
    </div>`;
  }

  private perform(command: Command): void {
    const { host } = this.connection;
    if (host) perform(command, host);
  }

  private setScoring(scoring: string): void {
    const { host } = this.connection;
    if (host) host.scoring = scoring;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-controls': PlyControls;
  }
}
