import { css, html } from 'lit';
import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { SessionView } from '../host/session-view.ts';
import { customElement } from '../kit/custom-element.ts';
import { setStyles } from '../kit/styled.ts';
import { base } from '../kit/base-styles.ts';

/** Space is reserved for this many lines, so that printing moves nothing; more lines scroll. */
const MOST_LINES = 12;

/** What the running code has printed up to the step. New lines are announced, except while the search plays. */
@customElement('ply-output')
export class PlyOutput extends SessionView {
  static override styles = [
    base,
    css`
      :host {
        border: 1px solid var(--ply-line);
        border-radius: 0.5rem;
      }
      .eyebrow {
        padding: var(--ply-space-4) var(--ply-space-12);
        border-block-end: 1px solid var(--ply-line);
      }
      [role='log'] {
        block-size: calc(var(--lines) * 1.4rem + 1rem);
        padding: var(--ply-space-8) var(--ply-space-12);
        overflow: auto;
        font: var(--ply-type-13) / 1.4rem var(--ply-mono);
      }
      [role='log'] > * {
        white-space: pre;
      }
      .quiet {
        font-family: var(--ply-sans);
      }
    `,
  ];

  protected override renderSession({ trace, step }: Session) {
    const lines = trace.printedBy(step).flatMap(splitLines);
    const all = trace.printed.flatMap(({ text }) => splitLines(text));
    const room = Math.min(Math.max(all.length, 1), MOST_LINES);
    return html`<p class="eyebrow" id="label">${words.code.output}</p>
      <div
        role="log"
        aria-labelledby="label"
        aria-live=${this.connection.playback?.isPlaying ? 'off' : 'polite'}
        tabindex="0"
        style=${setStyles({ '--lines': `${room}` })}
      >
        ${
          lines.length
            ? lines.map((line) => html`<div>${line}</div>`)
            : html`<div class="quiet">${words.code.noOutput}</div>`
        }
      </div>`;
  }
}

/** Drops an empty last line, which only separates it from later output. */
function splitLines(text: string): string[] {
  return text.trimEnd().split('\n');
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-output': PlyOutput;
  }
}
