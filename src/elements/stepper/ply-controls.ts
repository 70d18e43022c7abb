import { html, nothing, unsafeCSS } from 'lit';
import { property, state } from 'lit/decorators.js';
import { scorings, type Trace } from '../../search/index.ts';
import { findMoment, type Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { navigations, runCommand } from '../host/commands.ts';
import type { Command, NavigationCommand } from '../host/key-table.ts';
import { isWholeSearchRate, listRates, WHOLE_SEARCH } from '../host/playback-rates.ts';
import { renderSegments } from '../kit/choice-fields.ts';
import { customElement } from '../kit/custom-element.ts';
import controlsRules from './controls.css?inline';
import phoneRules from './controls-phone.css?inline';
import { renderJumpChips } from './jump-chips.ts';
import { drawIcon, renderIconButton } from '../host/icons.ts';
import { followKeys } from '../host/keys.ts';
import { SessionView } from '../host/session-view.ts';
import { findSharing } from '../kit/sharing.ts';
import { stayInSight } from '../kit/stay-in-sight.ts';
import { setStyles } from '../kit/styled.ts';
import { base, buttons, fields } from '../kit/base-styles.ts';
import { OpenQuestions } from '../host/open-questions.ts';

/** Searches with more steps need room for longer numbers and longer names of speeds. */
const LARGE_STEPS = 160;

/**
 * One row of controls, none of which moves when others change: steps, playback and its speed, the place in the
 * search, and jumps. On a phone only the steps are shown, and a button opens the rest.
 */
@customElement('ply-controls')
export class PlyControls extends SessionView {
  static override styles = [base, buttons, fields, unsafeCSS(controlsRules), unsafeCSS(phoneRules)];

  /** Whether the scoring can be switched between plain and depth-penalised. */
  @property({ type: Boolean }) switch = false;

  /**
   * Whether to hide the length of the search and the ways over whole calls. The length is hidden anyway while an open
   * question asks about it.
   */
  @property({ attribute: false }) isLengthSecret = false;

  @state() private isMoreShown = false;

  readonly #waiting = new OpenQuestions(this, () => this.connection.host);

  constructor() {
    super();
    stayInSight(this);
    followKeys(this, () => this.connection.host);
  }

  protected override renderSession(session: Session) {
    const controls = words.controls;
    const isLarge = session.trace.stepCount > LARGE_STEPS;
    return html`<div class="controls row ${isLarge ? 'large' : ''}" role="group" aria-label=${controls.label}>
      <div class="moves beside">
        ${this.renderStepButton('first', session)} ${this.renderStepButton('back', session, 'named')}
        ${this.renderStepButton('next', session, 'named')} ${this.renderCallButtons(session)}
        ${this.renderStepButton('last', session)} ${this.renderPlayButton()}
        <button
          class="more bare"
          title=${controls.more}
          aria-expanded=${this.isMoreShown ? 'true' : 'false'}
          @click=${() => (this.isMoreShown = !this.isMoreShown)}
        >
          ${drawIcon('more')}<span class="unseen">${controls.more}</span>
        </button>
      </div>
      <div class="extras beside" ?data-shown=${this.isMoreShown}>
        ${this.renderSpeed(session)} ${this.renderPosition(session)}
        ${this.switch ? this.renderScoringSwitch(session) : nothing}
        <div class="rest">
          ${this.renderMovesAgain(session)}
          ${this.isLengthSecret ? nothing : renderJumpChips(session, (command) => this.perform(command))}
        </div>
        <div class="aside beside">
          ${renderIconButton('outline', words.help.meaning.outline, () => this.perform('outline'), 'icon')}
          ${renderIconButton('legend', controls.legend, () => this.perform('legend'), 'icon')}
          ${renderIconButton('help', controls.help, () => this.perform('help'), 'icon')}
          ${this.renderShareButton()}
        </div>
      </div>
    </div>`;
  }

  /** As wide as the last number, so that nothing moves. */
  private renderPosition({ trace, step: at, hidesReturns }: Session) {
    const { step: spoken, number, outOf } = words.controls;
    const step = hidesReturns ? findMoment(trace, at).node : at;
    const length = this.readLength(trace);
    const digits = number(trace.stepCount - 1).length + (length === null ? 0 : outOf(length).length);
    return html`<span class="position quiet digits" style=${setStyles({ '--digits': `${digits}` })}
      ><span class="unseen">${spoken(step, length)}</span
      ><span aria-hidden="true"
        ><b>${number(step)}</b>${length === null ? nothing : outOf(length)}</span
      ></span
    >`;
  }

  /** Null while it would answer an open question. */
  private readLength(trace: Trace): number | null {
    return this.isLengthSecret || this.#waiting.hidesSize ? null : trace.stepCount;
  }

  private renderStepButton(command: NavigationCommand, session: Session, classes = 'icon') {
    const { trace, step } = session;
    const isAtEnd = navigations[command](trace, step, session) === step;
    return html`<button
      class="${command} ${classes} ${command === 'next' ? 'primary' : 'bare'}"
      title=${words.help.meaning[command]}
      aria-disabled=${isAtEnd ? 'true' : 'false'}
      @click=${() => this.perform(command)}
    >
      ${drawIcon(command)}<span class="name spare">${words.controls[command]}</span>
    </button>`;
  }

  /** The buttons for which the row has no room at some widths. */
  private renderMovesAgain(session: Session) {
    return html`<div class="again beside">
      ${this.renderStepButton('first', session, 'named')} ${this.renderCallButtons(session)}
      ${this.renderPlayButton()} ${this.renderStepButton('last', session, 'named')}
    </div>`;
  }

  private renderCallButtons(session: Session) {
    // Of a single call they do what Next does.
    if (this.isLengthSecret || session.trace.stepCount <= 2) return nothing;
    return html`${this.renderStepButton('over', session, 'named')}
    ${this.renderStepButton('out', session, 'named')}`;
  }

  private renderPlayButton() {
    const isPlaying = this.connection.playback?.isPlaying ?? false;
    return html`<button class="play named bare" @click=${() => this.perform('playOrPause')}>
      ${drawIcon(isPlaying ? 'pause' : 'playOrPause')}
      <span class="name spare">${isPlaying ? words.controls.pause : words.controls.play}</span>
    </button>`;
  }

  private renderShareButton() {
    const share = findSharing();
    const { host } = this.connection;
    if (!share || !host) return nothing;
    return renderIconButton('share', words.controls.share, () => share(host), 'icon');
  }

  private renderSpeed({ trace }: Session) {
    const { playback } = this.connection;
    return html`<select
      aria-label=${words.controls.speed}
      @change=${(event: Event) => playback && (playback.rate = Number((event.target as HTMLSelectElement).value))}
    >
      ${listRates(trace.stepCount).map(
        (rate) =>
          html`<option value=${rate} .selected=${rate === playback?.rate}>
            ${isWholeSearchRate(rate, trace.stepCount) ? words.controls.wholeIn(WHOLE_SEARCH) : words.controls.rate(rate)}
          </option>`,
      )}
    </select>`;
  }

  private renderScoringSwitch({ trace }: Session) {
    const { scoring, win } = trace.options;
    const options = Object.values(scorings).map(({ name, usualWin, penalty, words: own }) => {
      const isChosen = name === scoring.name;
      return [name, own.title(isChosen ? win : usualWin, isChosen ? scoring.penalty : penalty)] as const;
    });
    return renderSegments(words.controls.scoring, 'scoring', options, scoring.name, (name) =>
      this.setScoring(name),
    );
  }

  private perform(command: Command): void {
    const { host } = this.connection;
    if (host) runCommand(command, host);
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
