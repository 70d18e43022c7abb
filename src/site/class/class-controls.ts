import { html, nothing } from 'lit';
import { words } from '../../words/index.ts';
import type { Asking } from './asking.ts';
import { namePhase } from './class-results.ts';
import { canDraw } from './drawn-question.ts';
import { nameClass, type ClassView, type VotesView } from './class-view.ts';

/**
 * `ask` opens the offered question; `skip` leaves the discussion out; `another` generates a similar question; `record`
 * lists all seats and answers, until `noRecord`; `end` ends the class.
 */
const actions = ['ask', 'again', 'another', 'skip', 'record', 'noRecord', 'end'] as const;

export type ClassAction = (typeof actions)[number];

export function readClassAction(raw: unknown): ClassAction | null {
  return actions.find((each) => each === raw) ?? null;
}

/** Describes what the forward key does in the class; empty if nothing. A program exercise has no answer to show. */
export function describeNext({ votes, isSettling, mayExplain }: ClassView, hasAnswer: boolean): string {
  const { close, compare, count, discuss, again, reveal, explain, settling } = words.liveClass.next;
  if (isSettling) return settling;
  if (!votes) return '';
  const { phase, vote } = votes;
  if (phase === 'open') return hasAnswer ? (vote > 1 ? compare : close) : count;
  if (phase === 'shown') return vote > 1 ? reveal : discuss;
  if (phase === 'discussed') return again(vote + 1);
  return mayExplain ? explain : '';
}

/**
 * What a class adds to the presenter's bar, in both windows; `askToEnd` is null in the projected one. Without that one,
 * nobody is connected: the teacher's own window can open it again.
 */
export function renderClassBar(
  view: ClassView,
  asking: Asking | null,
  act: (action: ClassAction) => void,
  askToEnd: (() => void) | null,
  openProjected: () => void,
) {
  const liveClass = words.liveClass;
  const { state, votes, isOffered, counts } = view;
  const text = nameClass(view);
  if (state === 'closed')
    return html`<strong slot="company" role="status">${text}</strong>
      <button slot="company" class="primary" @click=${openProjected}>${liveClass.openProjected}</button>`;
  return html`<button slot="company" @click=${() => act('record')}>${text}</button>
    ${askToEnd && state !== 'ended' ? html`<button slot="company" @click=${askToEnd}>${liveClass.end}</button>` : nothing}
    ${votes ? renderVotes(votes, asking, act) : nothing}
    ${isOffered ? renderButton(liveClass.ask, () => act('ask')) : nothing}
    ${counts.unable > 0 ? html`<span slot="asked" role="alert">${liveClass.unable(counts.unable)}</span>` : nothing}`;
}

function renderVotes(votes: VotesView, asking: Asking | null, act: (action: ClassAction) => void) {
  const liveClass = words.liveClass;
  const { phase, vote, given, asked } = votes;
  const hasAnswer = asking?.right() !== null;
  const maySkip = hasAnswer && (phase === 'discussed' || (phase === 'shown' && vote === 1));
  const mayAsk = phase === 'revealed' || (phase === 'shown' && vote > 1);
  return html`<span class="digits" slot="asked" role="status"
      >${namePhase(votes, asking)} · ${liveClass.answered(given.length, asked, vote)}</span
    >
    ${maySkip ? renderButton(liveClass.skip, () => act('skip')) : nothing}
    ${mayAsk ? renderButton(liveClass.askAgain, () => act('again')) : nothing}
    ${phase === 'revealed' && canDraw(asking?.element) ? renderButton(liveClass.askAnother, () => act('another')) : nothing}`;
}

function renderButton(text: string, act: () => void) {
  return html`<button slot="asked" @click=${act}>${text}</button>`;
}
