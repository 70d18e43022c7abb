import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { isLeaf } from '../../search/index.ts';
import { momentAt, sentenceFor, type Session } from '../../walk/index.ts';
import { preference } from '../kit/preferences.ts';
import { SessionController } from '../host/session-controller.ts';
import { base } from '../kit/theme.ts';

/** The sentence for the step. It is announced to screen readers, though not at every step while the search plays. */
@customElement('ply-caption')
export class PlyCaption extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        container-type: inline-size;
      }
      p {
        --lines: 1;
        display: flex;
        align-items: center;
        min-block-size: calc(var(--lines) * 1lh + 1.5rem);
        margin: 0;
        padding: 0.75rem 1.25rem;
        font-size: 1.0625rem;
        line-height: 1.45;
        background: var(--ply-page);
        border-start-start-radius: inherit;
        border-start-end-radius: inherit;
      }
      .max {
        --lead: var(--ply-max-ink);
        background: var(--ply-max-band);
      }
      .min {
        --lead: var(--ply-min-ink);
        background: var(--ply-min-band);
      }
      .return {
        --lead: var(--ply-chosen-ink);
        background: var(--ply-chosen-soft);
      }
      b {
        color: var(--lead, var(--ply-ink));
      }
      @container (max-width: 66rem) {
        p {
          --lines: 2;
        }
      }
      @container (max-width: 34rem) {
        p {
          --lines: 4;
          padding: 0.5rem 0.75rem;
          min-block-size: calc(var(--lines) * 1lh + 1rem);
          font-size: 1rem;
          line-height: 1.35;
        }
      }
    `,
  ];

  /** The id of the session to follow; without it, the nearest one around. */
  @property() for = '';

  readonly #session = new SessionController(this);

  protected override render() {
    const { session, playback } = this.#session;
    if (!session) return nothing;
    const sentence = sentenceFor(session.trace, session.step, preference('notation'));
    // The first sentence names the call or the return.
    const [, lead, rest] = /^(.*?\.)(.*)$/s.exec(sentence) ?? ['', '', sentence];
    return html`<p
      role="status"
      aria-atomic="true"
      aria-live=${playback?.isPlaying ? 'off' : 'polite'}
      class=${toneOf(session)}
    >
      <span><b>${lead}</b>${rest}</span>
    </p>`;
  }
}

/** A return, or the call of a MAX, of a MIN or of a leaf node. */
function toneOf({ trace, step }: Session): 'return' | 'leaf' | 'max' | 'min' {
  const { node, kind } = momentAt(trace, step);
  if (kind === 'exit') return 'return';
  if (isLeaf(trace, node)) return 'leaf';
  return trace.isMax(node) ? 'max' : 'min';
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-caption': PlyCaption;
  }
}
