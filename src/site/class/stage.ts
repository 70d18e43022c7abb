import { LONGEST_ANSWER } from '../../elements/kit/answers.ts';
import { readShared, type OwnPage, type Shared } from '../present/pair-messages.ts';
import { lastWords, type LastWord } from './topics.js';
import { MOST_VOTES, phases, type Phase } from './vote-phases.ts';

/** What phones and both of the teacher's windows know of a question that was asked. */
export interface ClassQuestion {
  readonly question: string;
  readonly phase: Phase;
  /** From 1; a class can vote on a question several times. */
  readonly vote: number;
}

/**
 * The shared state of a presentation, and the end of the slide. The only answers in it are those of searches by hand.
 */
export interface Scene extends Shared {
  /** The slide ends before this block of the section. */
  readonly end: number;
}

/** Everything that the teacher shows. */
export interface StageContent {
  /** The name in its address, or `written` and a checksum; empty for none. */
  readonly lesson: string;
  /** Null while nothing is presented. Unchecked, since only the page of the lesson can read it. */
  readonly scene: unknown;
  readonly asked: ClassQuestion | null;
}

export const emptyStage: StageContent = { lesson: '', scene: null, asked: null };

/** Each message is complete, and the newest counts. */
export interface Stage extends StageContent {
  /** New each time the teacher's page connects; students then report again. */
  readonly epoch: string;
  /** Counts up within an epoch. */
  readonly count: number;
}

interface PresenceRow {
  /** What stands for it in a message. */
  readonly sent: unknown;
  /** Whether the page follows the teacher, so that its answer is waited for. */
  readonly follows: boolean;
  /** Whether it holds only for the stage that is shown: with the next one the page is `here` again. */
  readonly isOfStage: boolean;
}

/** What a student's page can report while connected. */
export const presences = {
  here: { sent: 1, follows: true, isOfStage: false },
  alone: { sent: 'alone', follows: false, isOfStage: false },
  unable: { sent: 'unable', follows: true, isOfStage: true },
} as const satisfies Record<string, PresenceRow>;

export type Presence = keyof typeof presences;

export function listPresences(): Presence[] {
  return Object.keys(presences) as Presence[];
}

/** Null from a page that leaves, or from its last will. */
export function readPresence(raw: unknown): Presence | null {
  return listPresences().find((each) => presences[each].sent === raw) ?? null;
}

export function readLastWord(raw: unknown): LastWord | null {
  return lastWords.find((each) => each === raw) ?? null;
}

const LESSON = /^(?:written )?[a-z0-9-]{0,80}$/;
const EPOCH = /^[0-9a-f]{8}$/;

/** A teacher's page that is here says so by its epoch. */
export function isEpoch(raw: unknown): raw is string {
  return typeof raw === 'string' && EPOCH.test(raw);
}

export function readStage(raw: unknown): Stage | null {
  const { epoch, count, lesson, scene, asked } = Object(raw) as Record<string, unknown>;
  if (!isEpoch(epoch)) return null;
  if (!Number.isSafeInteger(count) || typeof lesson !== 'string' || !LESSON.test(lesson)) return null;
  const readAsked = asked === null ? null : readClassQuestion(asked);
  if (asked !== null && !readAsked) return null;
  return { epoch, count: count as number, lesson, scene, asked: readAsked };
}

export function readScene(raw: unknown, page: OwnPage): Scene | null {
  const { end, ...shared } = Object(raw) as Record<string, unknown>;
  const read = readShared(shared, page);
  return read && Number.isInteger(end) && (end as number) <= 1000 ? { ...read, end: end as number } : null;
}

/** Only these facts, of a record that may hold others; null if one is invalid. */
export function readClassQuestion(raw: unknown): ClassQuestion | null {
  const { question, phase, vote } = Object(raw) as Record<string, unknown>;
  const known = phases.find((each) => each === phase);
  const number = readVote(vote);
  return known && number && isText(question) ? { question, phase: known, vote: number } : null;
}

export interface ClassAnswer {
  readonly lesson: string;
  readonly question: string;
  readonly vote: number;
  readonly given: string;
}

export function readClassAnswer(raw: unknown): ClassAnswer | null {
  const { lesson, question, vote, given } = Object(raw) as Record<string, unknown>;
  const number = readVote(vote);
  if (typeof lesson !== 'string' || !LESSON.test(lesson) || !isText(question) || !isText(given)) return null;
  return number === null ? null : { lesson, question, vote: number, given };
}

/** Null if it is not the number of a vote. Older pages, with only one vote, sent none. */
function readVote(raw: unknown = 1): number | null {
  return Number.isInteger(raw) && (raw as number) >= 1 && (raw as number) <= MOST_VOTES
    ? (raw as number)
    : null;
}

/** What the teacher's page counts in the vote of an answer: empty for none, null if the message is about another vote. */
export function readCounted({ lesson, question, vote }: ClassAnswer, raw: unknown): string | null {
  const { given, ...told } = Object(raw) as Record<string, unknown>;
  const isOfVote =
    told['lesson'] === lesson && told['question'] === question && readVote(told['vote']) === vote;
  return isOfVote && (given === '' || isText(given)) ? given : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_ANSWER;
}
