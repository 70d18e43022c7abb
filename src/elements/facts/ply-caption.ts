import { css, html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import type { Trace } from '../../search/index.ts';
import { buildBoardScene, renderWithPills } from '../../views/index.ts';
import { describeStep, findMoment, type Session } from '../../walk/index.ts';
import type { MarkedText } from '../../words/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { preference } from '../kit/preferences.ts';
import { SessionView } from '../host/session-view.ts';
import { loadVoice } from '../host/commands.ts';
import { noteSentence } from '../host/announced-sentences.ts';
import { base, pills } from '../kit/base-styles.ts';

/** Longest sentences for the usual type and for the smaller one, in characters. */
const [USUAL, LONG] = [112, 176];

/** The sentence for the step. Screen readers announce it, except while the search plays. */
@customElement('ply-caption')
export class PlyCaption extends SessionView {
  static override styles = [
    base,
    pills,
    css`
      :host {
        container-type: inline-size;
      }
      /* The band keeps its height at every step: longer sentences get smaller type. */
      p {
        --type: var(--ply-band-type, var(--ply-type-20));
        --line: var(--ply-band-line, 1.75rem);
        display: flex;
        align-items: center;
        block-size: var(--ply-band, 4rem);
        padding-inline: var(--ply-space-16);
        overflow-y: auto;
        font-size: var(--type);
        line-height: var(--line);
        letter-spacing: -0.011em;
        background: var(--ply-band-ground, var(--ply-surface));
      }
      p::before {
        content: '';
        flex: none;
        align-self: stretch;
        inline-size: 4px;
        margin-block: var(--ply-space-4);
        margin-inline-end: var(--ply-space-12);
        background: var(--ply-band-mark, var(--ply-current));
        border-radius: 2px;
      }
      @container (width < 64rem) {
        .long,
        .longest {
          --type: var(--ply-type-17);
          --line: 1.25rem;
        }
      }
      @container (width <= 48rem) {
        p {
          --type: var(--ply-type-18);
          --line: 1.5rem;
        }
        .long {
          --type: var(--ply-type-16);
          --line: 1.25rem;
        }
        .longest {
          --type: var(--ply-type-14);
          --line: 1.125rem;
        }
      }
      /* So narrow that there are lines enough for all but the longest in one size. */
      @container (width <= 40rem) {
        p {
          --type: var(--ply-band-type, var(--ply-type-16));
          --line: var(--ply-band-line, 1.3125rem);
          block-size: var(--ply-band, 6.25rem);
          padding-inline: var(--ply-space-8) var(--ply-space-12);
        }
        .long {
          --type: var(--ply-band-long, var(--ply-type-16));
          --line: var(--ply-band-long-line, 1.3125rem);
        }
        .longest {
          --type: var(--ply-band-longest, var(--ply-band-long, var(--ply-type-14)));
          --line: var(--ply-band-longest-line, var(--ply-band-long-line, 1.125rem));
        }
      }
      @container (width <= 22rem) {
        p {
          block-size: var(--ply-band-narrow, min(8rem, 40svh));
        }
      }
    `,
  ];

  /** A sentence to show instead of the one for the step. */
  @property({ attribute: false }) said: MarkedText | null = null;

  #last: { readonly text: string; readonly step: number; readonly isPlaying: boolean } | null = null;

  /** Records each announced sentence. When playback pauses, announces the step, because playback itself is silent. */
  private follow(text: string, step: number): void {
    const last = this.#last;
    const isPlaying = this.connection.playback?.isPlaying ?? false;
    this.#last = { text, step, isPlaying };
    if (!last || isPlaying) return;
    if (last.isPlaying && last.step === step) void loadVoice().then(({ tellPause }) => tellPause(step, text));
    else if (last.text !== text) noteSentence(text);
  }

  protected override renderSession({ trace, step }: Session) {
    const sentence = this.said ?? describeStep(trace, step, preference('naming'));
    const [lead, rest] = sentence.lead;
    this.follow(sentence.text, step);
    const live = this.#last?.isPlaying ? 'off' : 'polite';
    const speech = preference('speech');
    const isUsual = speech === 'usual';
    return html`<p
        role="status"
        aria-atomic="true"
        aria-live=${isUsual ? live : 'off'}
        class=${chooseSize(sentence.text)}
      >
        <span><b>${renderWithPills(lead)}</b>${renderWithPills(rest)}</span>
      </p>
      ${isUsual ? nothing : html`<div class="unseen" role="status" aria-atomic="true" aria-live=${live}>${speech === 'short' ? lead.text : `${sentence.text} ${describeBoard(trace, step)}`}</div>`}`;
  }
}

/** The board of the call at a step; empty in a game without one. */
function describeBoard(trace: Trace, step: number): string {
  const { node } = findMoment(trace, step);
  return buildBoardScene(trace.position(node), null, preference('naming'))?.label ?? '';
}

function chooseSize({ length }: string): 'usual' | 'long' | 'longest' {
  return length <= USUAL ? 'usual' : length <= LONG ? 'long' : 'longest';
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-caption': PlyCaption;
  }
}
