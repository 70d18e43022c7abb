import { css, html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { base, pills } from '../../elements/kit/theme.ts';
import { setStyles } from '../../elements/kit/styled.ts';
import { renderWithPills } from '../../views/index.ts';
import { joinParts, words } from '../../words/index.ts';
import type { Asking } from './asking.ts';
import type { Phase } from './stage.ts';
import { ENOUGH, countAnswers, type Row } from './tally.ts';

/** In percent. Leaves room for the count, and for the remark on the right answer. */
const LONGEST_BAR = 55;

/**
 * What a class answers to a question: how many have, and how many gave each answer, with what leads to it. All bars are
 * alike until the answer is shown.
 *
 * @slot - The question.
 */
@customElement('class-results')
export class ClassResults extends LitElement {
  static override styles = [
    base,
    pills,
    css`
      .question {
        font-size: 1.25em;
        font-weight: var(--ply-bold);
        line-height: 1.2;
        text-wrap: balance;
      }
      .state {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0.25em 0.75em;
        margin-block: 0.5em;
        padding-block-end: 0.5em;
        border-block-end: 1px solid var(--ply-line-2);
        font-family: var(--ply-sans);
      }
      .chip {
        padding: 0.125em 0.5em;
        font-weight: var(--ply-bold);
        color: var(--ply-on-ink);
        background: var(--ply-ink);
        border-radius: 0.25em;
      }
      ol {
        display: grid;
        grid-template-columns: minmax(3em, auto) minmax(0, 1fr);
        gap: 0.5em 1em;
        font-family: var(--ply-sans);
      }
      li {
        display: grid;
        grid-template-columns: subgrid;
        grid-column: 1 / -1;
        row-gap: 0;
        align-items: center;
        padding-block-end: 0.5em;
        line-height: 1.25;
        border-block-end: 1px solid var(--ply-line);
      }
      li.long {
        grid-template-columns: minmax(0, 1fr);
      }
      .bar {
        display: flex;
        align-items: center;
        gap: 0.5em;
        min-inline-size: 0;
        font-weight: var(--ply-bold);
        font-variant-numeric: tabular-nums;
      }
      .bar i {
        flex: 0 1 auto;
        min-inline-size: 2px;
        block-size: 1em;
        background: var(--ply-ink-3);
        border-radius: 0.125em;
      }
      .way {
        grid-column: 2;
        color: var(--ply-ink-2);
        font-size: 0.875em;
        line-height: 1.3;
      }
      .long .way {
        grid-column: 1;
      }
      .right .bar i {
        background: var(--ply-right);
      }
      .verdict {
        white-space: nowrap;
        color: var(--ply-right);
        font-weight: var(--ply-bold);
      }
    `,
  ];

  @property({ attribute: false }) asking: Asking | null = null;
  @property({ attribute: false }) phase: Phase = 'open';
  @property({ attribute: false }) given: readonly string[] = [];
  @property({ type: Number }) here = 0;
  /** Only the teacher sees it: what leads to an answer would tell a class which is right. */
  @property({ type: Boolean }) isTeachersOwn = false;

  protected override render() {
    const { asking, phase, given, here } = this;
    const name = words.liveClass;
    if (!asking) return nothing;
    const states = { open: name.open, shown: name.shut, revealed: asking.right() ? name.shown : name.shut };
    return html`<section role="region" aria-label=${name.results}>
      <div class="question"><slot></slot></div>
      <p class="state">
        <span class="chip">${states[phase]}</span> <b>${name.answered(given.length, here)}</b>
      </p>
      <ol>
        ${this.listRows(asking).map((row) => this.renderRow(asking, row))}
      </ol>
    </section>`;
  }

  private listRows(asking: Asking): readonly Row[] {
    const told = this.phase === 'revealed' ? asking.right() : null;
    return asking.kind ? countAnswers(this.given, asking.kind, told ?? []) : [];
  }

  private renderRow(asking: Asking, { answer, count }: Row) {
    const name = words.liveClass;
    const most = Math.max(1, ...this.listRows(asking).map((row) => row.count));
    const isRight = this.phase === 'revealed' && answer !== '' && asking.isRight(answer);
    const label = answer ? asking.label(answer) : name.others(count);
    const text = joinParts([label], '');
    const isWayShown = answer !== '' && (this.phase === 'revealed' || this.isTeachersOwn);
    const way = isWayShown && this.given.length >= ENOUGH ? asking.way(answer) : '';
    return html`<li class="${isRight ? 'right' : ''} ${text.text.length > 8 ? 'long' : ''}">
      <span class="answer">${renderWithPills(text)}</span>
      <span class="bar"
        ><i style=${setStyles({ 'inline-size': `${(LONGEST_BAR * count) / most}%` })}></i>${count}${
          isRight ? html` <span class="verdict">✓ ${name.right}</span>` : nothing
        }</span
      >
      ${way ? html`<span class="way">${way}</span>` : nothing}
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'class-results': ClassResults;
  }
}
