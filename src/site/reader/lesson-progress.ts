import { css, html, LitElement, nothing, unsafeCSS } from 'lit';
import { property } from 'lit/decorators.js';
import { answers, countDone } from '../../elements/kit/answers.ts';
import { customElement } from '../../elements/kit/custom-element.ts';
import { subscribeElement } from '../../elements/kit/subscribe-element.ts';
import { setStyles } from '../../elements/kit/styled.ts';
import utilityRules from '../../elements/kit/utilities.css?inline';
import { words } from '../../words/index.ts';

/** The settled questions of a lesson, which is done when all are. With `bar`, its words are for screen readers alone. */
@customElement('lesson-progress')
export class LessonProgress extends LitElement {
  static override styles = [
    unsafeCSS(utilityRules),
    css`
      :host {
        display: block;
      }
      .track {
        flex: 0 0 4rem;
        block-size: 0.3rem;
        border-radius: 0.2rem;
        background: var(--ply-line);
      }
      .fill {
        display: block;
        block-size: 100%;
        border-radius: inherit;
        background: var(--ply-ink);
      }
      .tick {
        font-weight: var(--ply-bold);
        color: var(--ply-ink);
      }
      :host([bar]) {
        --unseen: ;
      }
    `,
  ];

  /** The lesson, by the name under which its answers are kept. */
  @property() lesson = '';
  @property({ type: Number }) questions = 0;
  @property({ type: Boolean }) bar = false;

  constructor() {
    super();
    subscribeElement(this, (changed) => answers.subscribe(changed));
  }

  protected override render() {
    const done = Math.min(countDone(this.lesson), this.questions);
    if (done === 0) return nothing;
    const { progress } = words.header;
    const isDone = done === this.questions;
    return html`<span class="beside">
      <span class="track"
        ><span class="fill" style=${setStyles({ 'inline-size': `${(100 * done) / this.questions}%` })}></span
      ></span>
      ${isDone ? html`<span class="tick" aria-hidden="true">✓</span>` : nothing}
      <span class="spare">${isDone ? progress.done : progress.answered(done, this.questions)}</span>
    </span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lesson-progress': LessonProgress;
  }
}
