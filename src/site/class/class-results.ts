import { html, LitElement, nothing, unsafeCSS } from 'lit';
import { resolveMistakePage } from '../address/site-page.ts';
import { property } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { base, pills } from '../../elements/kit/base-styles.ts';
import { setStyles } from '../../elements/kit/styled.ts';
import { renderWithPills } from '../../views/index.ts';
import { joinParts, words } from '../../words/index.ts';
import type { Asking } from './asking.ts';
import type { VotesView } from './class-view.ts';
import resultRules from './class-results.css?inline';
import { ENOUGH, countAnswers, countGivers, type Row } from './tally.ts';

/** In percent. Leaves room for the count and the remark on the right answer. */
const LONGEST_BAR = 55;

/** In characters. A longer answer has its own line, above its bars. */
const LONG = 8;

/** Answers with one belief behind them, as far as that may be seen. */
interface Group {
  readonly way: string;
  readonly mistake: string | null;
  readonly rows: Row[];
  /** How many gave one of them. */
  readonly givers: number;
}

/**
 * What a class answers to a question: how many have, and how many gave each answer, in the newest vote and the one
 * before. All bars are alike until the answer is shown; then those of one belief are together, under what leads to it.
 *
 * @slot - The question.
 */
@customElement('class-results')
export class ClassResults extends LitElement {
  static override styles = [base, pills, unsafeCSS(resultRules)];

  @property({ attribute: false }) asking: Asking | null = null;
  @property({ attribute: false }) votes: VotesView | null = null;
  /** Whether only the teacher sees it: what leads to an answer would reveal the right one to a class. */
  @property({ type: Boolean }) isTeachersOwn = false;
  #timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = window.setInterval(() => {
      if (this.votes?.phase === 'discussed') this.requestUpdate();
    }, 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  protected override render() {
    const { asking, votes } = this;
    if (!asking || !votes) return nothing;
    const liveClass = words.liveClass;
    const { phase, given, asked, vote } = votes;
    return html`<section role="region" aria-label=${liveClass.results}>
      <div class="question"><slot></slot></div>
      <p class="state row">
        <span class="chip">${namePhase(votes, asking)}</span>
        <b>${liveClass.answered(given.length, asked, vote)}</b>
      </p>
      ${phase === 'discussed' ? this.renderTalk(votes) : nothing}
      ${phase === 'discussed' && !this.isTeachersOwn ? this.renderChoices(asking) : this.renderBars(asking, votes)}
    </section>`;
  }

  /** Shows the discussion. The first vote stays hidden, so that the majority does not decide. */
  private renderTalk({ since }: VotesView) {
    const liveClass = words.liveClass;
    const seconds = Math.max(0, Math.floor((Date.now() - since) / 1000));
    return html`<p class="talk">
      ${liveClass.discuss}
      <time class="digits" role="timer" aria-label=${liveClass.discussed}>${liveClass.minutes(seconds)}</time>
    </p>`;
  }

  private renderChoices(asking: Asking) {
    const all = asking.tally?.all ?? [];
    if (all.length === 0) return nothing;
    return html`<ol>
      ${all.map((answer) => html`<li class="long">${renderWithPills(joinParts([asking.label(answer)], ''))}</li>`)}
    </ol>`;
  }

  private renderBars(asking: Asking, votes: VotesView) {
    const liveClass = words.liveClass;
    const { vote, given, before, both, changed } = votes;
    const { groups, most } = this.groupRows(asking, votes);
    return html`${vote > 1 ? this.renderLegend(votes, before.length, given.length) : nothing}
      <ol>
        ${groups.map(
          ({ way, mistake, rows, givers }) =>
            html`<li>
              ${rows.map((row) => this.renderRow(asking, votes, row, most))}
              ${
                way && givers > 0
                  ? html`<span class="way"
                      >${liveClass.believed(givers, given.length, way)}
                      ${mistake ? html`<a href=${resolveMistakePage(mistake)}>${words.mistakePages.about}</a>` : nothing}</span
                    >`
                  : nothing
              }
            </li>`,
        )}
      </ol>
      ${both > 0 ? html`<p>${liveClass.changed(changed, both)}</p>` : nothing}`;
  }

  private renderLegend({ vote }: VotesView, before: number, given: number) {
    const liveClass = words.liveClass;
    return html`<p class="legend row">
      <span><i class="first"></i>${liveClass.votes(vote - 1, before)}</span>
      <span><i></i>${liveClass.votes(vote, given)}</span>
    </p>`;
  }

  /** Groups answers by the belief behind them, once that may be seen. */
  private groupRows(asking: Asking, { phase, vote, given, before }: VotesView) {
    const told = phase === 'revealed' ? asking.right() : null;
    const all = vote > 1 ? [before, given] : [given];
    const rows = asking.tally ? countAnswers(all, asking.tally, told ?? []) : [];
    const areWaysSeen = (phase === 'revealed' || this.isTeachersOwn) && given.length >= ENOUGH;
    const groups: Omit<Group, 'givers'>[] = [];
    for (const row of rows) {
      const way = areWaysSeen && row.answer ? asking.way(row.answer) : '';
      const same = groups.find((group) => way !== '' && group.way === way);
      if (same) same.rows.push(row);
      else groups.push({ way, mistake: (way && asking.mistake?.(row.answer)) || null, rows: [row] });
    }
    const countGroup = (group: Omit<Group, 'givers'>) =>
      asking.tally
        ? countGivers(
            given,
            asking.tally,
            group.rows.map(({ answer }) => answer),
          )
        : 0;
    return {
      most: Math.max(1, ...rows.flatMap(({ counts }) => counts)),
      groups: groups.map((group) => ({ ...group, givers: countGroup(group) })),
    };
  }

  private renderRow(asking: Asking, { phase }: VotesView, { answer, counts }: Row, most: number) {
    const liveClass = words.liveClass;
    const isRight = phase === 'revealed' && answer !== '' && asking.isRight(answer);
    const text = joinParts([answer ? asking.label(answer) : liveClass.others], '');
    return html`<div class="answer ${isRight ? 'right' : ''} ${text.text.length > LONG ? 'long' : ''}">
      <span>${renderWithPills(text)}</span>
      <span class="bars"
        >${counts.map(
          (count, vote) =>
            html`<span class="bar beside digits"
              ><i
                class=${vote < counts.length - 1 ? 'first' : ''}
                style=${setStyles({ 'inline-size': `${(LONGEST_BAR * count) / most}%` })}
              ></i
              >${count}${
                isRight && vote === counts.length - 1
                  ? html` <span class="verdict">✓ ${liveClass.right}</span>`
                  : nothing
              }</span
            >`,
        )}</span
      >
    </div>`;
  }
}

/** Names the phase of a vote. A program exercise has no answer to show. */
export function namePhase({ phase }: Pick<VotesView, 'phase'>, asking: Asking | null): string {
  const { phases } = words.liveClass;
  return phase === 'revealed' && asking?.right() === null ? phases.shown : phases[phase];
}

declare global {
  interface HTMLElementTagNameMap {
    'class-results': ClassResults;
  }
}
