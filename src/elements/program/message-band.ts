import { html, nothing, type ReactiveControllerHost } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { words } from '../../words/index.ts';
import { drawIcon } from '../host/icons.ts';
import type { HostProgress } from '../host/session-host.ts';
import type { MessageAction, RunMessage } from './run-message.ts';

/** Longer texts take more than two lines on any phone. */
const LONG = 120;

interface BandScene {
  /** Never empty. */
  readonly messages: readonly RunMessage[];
  /** The current step; null without a tree. */
  readonly step: number | null;
  /** A run that is under way. */
  readonly running: { readonly progress: HostProgress | null } | null;
  /** A sentence on how much of the language has loaded; may be empty. */
  readonly arriving: string;
}

/** One message at a time, as high as its sentence needs; on a phone a long one has two lines until all is asked for. */
export class MessageBand {
  #shown = 0;
  #isWhole = false;

  constructor(private readonly view: ReactiveControllerHost) {}

  findShown(messages: readonly RunMessage[]): RunMessage {
    return messages[this.#findPlace(messages)];
  }

  showFirst(): void {
    this.#show(0);
  }

  render({ messages, step, running, arriving }: BandScene) {
    const said = words.program.message;
    const progress = running?.progress;
    if (running)
      return html`<div class="band row quiet" role="group" aria-label=${said.label}>
        <p role="status">${said.running}</p>
        <progress
          max=${`${progress?.maxNodes ?? 1}`}
          value=${ifDefined(progress ? `${progress.nodes}` : undefined)}
          aria-label=${said.running}
        ></progress>
        <p>${progress ? said.calls(progress.nodes) : arriving || said.starting}</p>
      </div>`;
    const at = this.#findPlace(messages);
    const { tone, text, actions } = messages[at];
    const isAlert = tone === 'wrong' && messages.findIndex((each) => each.tone === 'wrong') === at;
    const isLong = text.length > LONG;
    return html`<div class="band row ${tone}" role="group" tabindex="-1" aria-label=${said.label}>
      ${tone === 'quiet' ? nothing : drawIcon(tone === 'wrong' ? 'warning' : 'help')}
      <p class=${isLong ? (this.#isWhole ? 'long' : 'long cut') : ''} role=${isAlert ? 'alert' : 'status'}>
        ${text}
      </p>
      ${isLong ? this.#renderFold() : nothing} ${actions.map((action) => renderAction(action, step))}
      ${
        messages.length > 1
          ? html`<button title=${said.next} @click=${() => this.#show((at + 1) % messages.length)}>
              ${said.more(at + 1, messages.length)}<span class="unseen">${said.next}</span>${drawIcon('next')}
            </button>`
          : nothing
      }
    </div>`;
  }

  #renderFold() {
    const label = this.#isWhole ? words.program.message.less : words.program.message.whole;
    return html`<button
      class="fold icon"
      title=${label}
      aria-expanded=${this.#isWhole ? 'true' : 'false'}
      @click=${() => this.#fold()}
    >
      ${drawIcon(this.#isWhole ? 'up' : 'down')}<span class="unseen">${label}</span>
    </button>`;
  }

  #fold(): void {
    this.#isWhole = !this.#isWhole;
    this.view.requestUpdate();
  }

  #show(place: number): void {
    this.#shown = place;
    this.#isWhole = false;
    this.view.requestUpdate();
  }

  #findPlace({ length }: readonly RunMessage[]): number {
    return Math.min(this.#shown, length - 1);
  }
}

/** The step that a button leads to is named without one, once the reader sees it. */
function renderAction({ label, act, href, target }: MessageAction, step: number | null) {
  if (href) return html`<a class="button" href=${href}>${label}</a>`;
  if (!target) return html`<button @click=${act}>${label}</button>`;
  const isHere = target.step === step;
  const go = (event: Event) => {
    const band = (event.currentTarget as Element).closest<HTMLElement>('.band');
    act?.();
    // The button is about to go.
    band?.focus({ preventScroll: true });
  };
  return html`<button class=${isHere ? 'elsewhere' : ''} @click=${go}>${label}</button>
    ${isHere ? html`<span class="here quiet">${target.label}</span>` : nothing}`;
}
