/** Most votes on one question. */
export const MOST_VOTES = 9;

/**
 * `open`: answers come in. `shown`: they are shown. `discussed`: hidden for a discussion. `revealed`: the right one is
 * shown.
 */
export const phases = ['open', 'shown', 'discussed', 'revealed'] as const;

export type Phase = (typeof phases)[number];

/** `unasked`: the class has not been asked. */
export type QuestionPhase = Phase | 'unasked';

/**
 * `ask` opens the offered question; `skip` leaves the discussion out; `again` asks once more; `another` generates a
 * similar question.
 */
export const voteButtons = ['ask', 'skip', 'again', 'another'] as const;

export type VoteButton = (typeof voteButtons)[number];

/** `forward`: the forward key. */
export type VoteEvent = VoteButton | 'forward';

/** What decides where an event leads. */
export interface VoteMoment {
  readonly phase: QuestionPhase;
  /** From 1; 0 if the class has not been asked. */
  readonly vote: number;
  /** False for a program exercise, which has no answer to show. */
  readonly hasAnswer: boolean;
}

type NextPhases = Readonly<Partial<Record<VoteEvent, QuestionPhase>>>;

const rows: Readonly<Record<QuestionPhase, (moment: VoteMoment) => NextPhases>> = {
  unasked: () => ({ ask: 'open' }),
  open: ({ hasAnswer }) => ({ forward: hasAnswer ? 'shown' : 'revealed' }),
  // A class discusses once, before its second vote.
  shown: ({ vote }) =>
    vote === 1 ? { forward: 'discussed', skip: 'revealed' } : { forward: 'revealed', again: 'open' },
  discussed: () => ({ forward: 'open', skip: 'revealed' }),
  revealed: () => ({ again: 'open', another: 'unasked' }),
};

/** The phase that an event leads to, `open` with one more vote; null if the event means nothing in this one. */
export function findNextPhase(moment: VoteMoment, event: VoteEvent): QuestionPhase | null {
  const next = rows[moment.phase](moment)[event] ?? null;
  return next === 'open' && moment.vote >= MOST_VOTES ? null : next;
}
