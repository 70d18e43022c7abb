import { expect, test } from 'vitest';
import {
  findNextPhase,
  MOST_VOTES,
  phases,
  type QuestionPhase,
  type VoteEvent,
  type VoteMoment,
} from '../../src/site/class/vote-phases.ts';

type Row = Readonly<Record<VoteEvent, QuestionPhase | null>>;

const none: Row = { forward: null, ask: null, skip: null, again: null, another: null };
const all: readonly QuestionPhase[] = ['unasked', ...phases];
const events = Object.keys(none) as VoteEvent[];

/** Where every event leads in every phase, in a first vote and in a later one. */
const first: Readonly<Record<QuestionPhase, Row>> = {
  unasked: { ...none, ask: 'open' },
  open: { ...none, forward: 'shown' },
  shown: { ...none, forward: 'discussed', skip: 'revealed' },
  discussed: { ...none, forward: 'open', skip: 'revealed' },
  revealed: { ...none, again: 'open', another: 'unasked' },
};
const later: typeof first = { ...first, shown: { ...none, forward: 'revealed', again: 'open' } };

const readRow = (moment: VoteMoment) =>
  Object.fromEntries(events.map((event) => [event, findNextPhase(moment, event)]));

test.each(all)('%s: every event leads where it should, or nowhere', (phase) => {
  const vote = phase === 'unasked' ? 0 : 1;
  expect(readRow({ phase, vote, hasAnswer: true })).toEqual(first[phase]);
  for (let more = 2; more < MOST_VOTES; more++)
    expect(readRow({ phase, vote: more, hasAnswer: true })).toEqual(later[phase]);
});

test('no event opens a vote after the last', () => {
  for (const phase of all)
    for (const event of events)
      expect(findNextPhase({ phase, vote: MOST_VOTES, hasAnswer: true }, event)).not.toBe('open');
});

test('a program exercise goes from the vote to its end, since it has no answer to discuss', () => {
  expect(readRow({ phase: 'open', vote: 1, hasAnswer: false })).toEqual({ ...none, forward: 'revealed' });
});

/** The phases that the forward key goes through, from the opening of a vote. */
function walkForward(vote: number, hasAnswer: boolean): QuestionPhase[] {
  const walked: QuestionPhase[] = ['open'];
  let next: QuestionPhase | null = 'open';
  while ((next = findNextPhase({ phase: next, vote, hasAnswer }, 'forward')) !== null) {
    if (next === 'open') vote++;
    walked.push(next);
  }
  return walked;
}

test('the forward key alone gets from every vote to the answer, and stops there', () => {
  expect(walkForward(1, true)).toEqual(['open', 'shown', 'discussed', 'open', 'shown', 'revealed']);
  expect(walkForward(1, false)).toEqual(['open', 'revealed']);
  for (let vote = 2; vote <= MOST_VOTES; vote++)
    expect(walkForward(vote, true)).toEqual(['open', 'shown', 'revealed']);
});
