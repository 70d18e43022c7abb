import { html, nothing } from 'lit';
import { words } from '../../words/index.ts';
import type { Asking } from './asking.ts';
import { namePhase } from './class-results.ts';
import { canDraw } from './drawn-question.ts';
import { nameClass, type ClassView, type VotesView } from './class-view.ts';
import { findNextPhase, voteButtons, type VoteButton } from './vote-phases.ts';

/** `record` lists all seats and answers, until `noRecord`; `end` ends the class. */
const actions = [...voteButtons, 'record', 'noRecord', 'end'] as const;

export type ClassAction = (typeof actions)[number];

export function readClassAction(raw: unknown): ClassAction | null {
  return actions.find((each) => each === raw) ?? null;
}

/** Describes what the forward key does in the class; empty if nothing. */
export function describeNext({ votes, isSettling, mayExplain }: ClassView, hasAnswer: boolean): string {
  const { next, explain } = words.liveClass;
  if (isSettling) return words.presenting.busy;
  if (mayExplain) return explain;
  const phase = votes && findNextPhase({ ...votes, hasAnswer }, 'forward');
  return phase && phase !== 'unasked' ? next[phase](votes.vote, hasAnswer) : '';
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
    ${votes ? renderVotes(votes, asking, act) : nothing} ${isOffered ? renderAsk('ask', act) : nothing}
    ${counts.unable > 0 ? html`<span slot="asked" role="alert">${liveClass.unable(counts.unable)}</span>` : nothing}`;
}

function renderVotes(votes: VotesView, asking: Asking | null, act: (action: ClassAction) => void) {
  const { vote, given, asked } = votes;
  const moment = { ...votes, hasAnswer: asking?.right() !== null };
  const offered = voteButtons.filter(
    (each) => findNextPhase(moment, each) && (each !== 'another' || canDraw(asking?.element)),
  );
  return html`<span class="digits" slot="asked" role="status"
      >${namePhase(votes, asking)} · ${words.liveClass.answered(given.length, asked, vote)}</span
    >
    ${offered.map((each) => renderAsk(each, act))}`;
}

function renderAsk(name: VoteButton, act: (action: ClassAction) => void) {
  return html`<button slot="asked" @click=${() => act(name)}>${words.liveClass.asks[name]}</button>`;
}
