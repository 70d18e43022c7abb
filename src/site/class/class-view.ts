import { words } from '../../words/index.ts';
import { readListedQuestion, type ListedQuestion } from './answers-table.ts';
import type { Asking } from './asking.ts';
import type { Round } from './class-record.ts';
import type { Seats, SeatState } from './seats.ts';
import { listPresences, readClassQuestion, type ClassQuestion, type Presence } from './stage.ts';
import { countChanges, filterAnswers } from './tally.ts';
import { teacherStates, type TeacherState } from './teacher-link.ts';

/** The votes on the question that is shown. Two at most are compared: the newest and the one before. */
export interface VotesView extends ClassQuestion {
  /** When the phase began, in milliseconds since 1970. */
  readonly since: number;
  /** Valid answers in the newest vote. */
  readonly given: readonly string[];
  /** Valid answers in the vote before; empty in the first. */
  readonly before: readonly string[];
  readonly both: number;
  readonly changed: number;
  /** How many are with the class or have answered. */
  readonly asked: number;
}

/** All seats and answers, for the dialog that lists them. */
export interface RecordView {
  readonly seats: readonly SeatState[];
  readonly questions: readonly ListedQuestion[];
}

/** The state that the connected window sends to the teacher's other window. */
export interface ClassView {
  readonly state: TeacherState;
  /** How many of the connected devices report each presence. */
  readonly counts: Readonly<Record<Presence, number>>;
  /** All that have been here, connected or not. */
  readonly seats: number;
  readonly votes: VotesView | null;
  /** Whether the slide has a question that the class has not been asked yet. */
  readonly isOffered: boolean;
  /** Whether the results still cover the question, which explains its answer. */
  readonly mayExplain: boolean;
  /** Whether nothing may be skipped: the class is still coming, or has just been shown something. */
  readonly isSettling: boolean;
  /** Null unless the other window shows the list. */
  readonly record: RecordView | null;
}

export const emptyView: ClassView = {
  state: 'connecting',
  counts: mapPresences(() => 0),
  seats: 0,
  votes: null,
  isOffered: false,
  mayExplain: false,
  isSettling: false,
  record: null,
};

export function countSeats(seats: Seats): Pick<ClassView, 'counts' | 'seats'> {
  return { counts: mapPresences((presence) => seats.count(presence)), seats: seats.ids.length };
}

/** Says in a few words whether the class is open, and how many are there. */
export function nameClass({ state, counts, seats }: Pick<ClassView, 'state' | 'counts' | 'seats'>): string {
  const { ended, connecting, here, lost, replaced, windowClosed } = words.liveClass;
  if (state === 'ended') return ended;
  if (state === 'replaced') return replaced;
  if (state === 'closed') return windowClosed;
  if (state === 'connecting' && seats === 0) return connecting;
  return state === 'up' || state === 'connecting' ? here(counts, seats) : lost;
}

export function countVotes(round: Round, asking: Asking | null, seats: Seats): VotesView {
  const tally = asking?.tally ?? null;
  const [before, given] = [round.votes.at(-2) ?? new Map<string, string>(), round.votes.at(-1)!].map(
    (answers) => filterAnswers(answers, tally),
  );
  // After a reload of the teacher's page nobody has reported yet.
  const asked = seats.connected > 0 ? seats.followers : seats.ids;
  return {
    ...readClassQuestion({ ...round, vote: round.votes.length })!,
    since: round.since,
    given: [...given.values()],
    before: [...before.values()],
    ...(tally ? countChanges(before, given, tally) : { both: 0, changed: 0 }),
    asked: new Set([...asked, ...given.keys()]).size,
  };
}

/** Null if invalid: anyone can write to the channel between the windows. */
export function readClassView(raw: unknown): ClassView | null {
  const { state, counts, seats, votes, isOffered, mayExplain, isSettling, record } = Object(raw) as Record<
    keyof ClassView,
    unknown
  >;
  const known = teacherStates.find((each) => each === state);
  const read = votes === null ? null : readVotes(votes);
  if (!known || (votes !== null && !read)) return null;
  if (!isCount(seats) || !listPresences().every((each) => isCount(Object(counts)[each]))) return null;
  return {
    state: known,
    counts: mapPresences((presence) => (counts as ClassView['counts'])[presence]),
    seats,
    votes: read,
    isOffered: isOffered === true,
    mayExplain: mayExplain === true,
    isSettling: isSettling === true,
    record: readRecord(record),
  };
}

function readVotes(raw: unknown): VotesView | null {
  const { given, before, since, both, changed, asked } = Object(raw) as Record<keyof VotesView, unknown>;
  const known = readClassQuestion(raw);
  if (!known || !isTexts(given) || !isTexts(before)) return null;
  if (!isCount(since) || !isCount(both) || !isCount(changed) || !isCount(asked)) return null;
  return { ...known, since, given, before, both, changed, asked };
}

function readRecord(raw: unknown): RecordView | null {
  const { seats, questions } = Object(raw) as Record<keyof RecordView, unknown>;
  if (!isTexts(seats) || !Array.isArray(questions)) return null;
  return {
    seats: seats.map((seat) => listPresences().find((each) => each === seat) ?? 'gone'),
    questions: questions.flatMap((each) => readListedQuestion(each) ?? []),
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function mapPresences(count: (presence: Presence) => number): Record<Presence, number> {
  return Object.fromEntries(listPresences().map((each) => [each, count(each)])) as Record<Presence, number>;
}
