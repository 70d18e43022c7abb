import { readShared, type OwnPage, type Shared } from '../present/messages.ts';

/** Answers come in; all of them are shown; they are hidden while the class talks; the right one is shown. */
const phases = ['open', 'shown', 'discussed', 'revealed'] as const;

export type Phase = (typeof phases)[number];

export interface ClassQuestion {
  readonly question: string;
  readonly phase: Phase;
  /** From 1: a question can be put to the vote again. */
  readonly vote: number;
}

/** What both windows of a presentation share, and where the slide ends. */
export interface Scene extends Omit<Shared, 'answers'> {
  /** The slide ends before this block of the section. */
  readonly end: number;
}

/** All that the teacher shows. */
export interface StageContent {
  /** In its address, or `written` and a checksum; empty for none. */
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

/** What a student's page reports of itself while connected. */
export const presences = { here: 1, alone: 'alone', unable: 'unable' } as const;

export type Presence = keyof typeof presences;

/** Null for the word of a page that leaves, or of its last will. */
export function readPresence(raw: unknown): Presence | null {
  return (Object.keys(presences) as Presence[]).find((each) => presences[each] === raw) ?? null;
}

/** On one question. */
export const MOST_VOTES = 9;

const LESSON = /^(?:written )?[a-z0-9-]{0,80}$/;
const EPOCH = /^[0-9a-f]{8}$/;

export function readStage(raw: unknown): Stage | null {
  const { epoch, count, lesson, scene, asked } = Object(raw) as Record<string, unknown>;
  if (typeof epoch !== 'string' || !EPOCH.test(epoch)) return null;
  if (!Number.isSafeInteger(count) || typeof lesson !== 'string' || !LESSON.test(lesson)) return null;
  const readAsked = asked === null ? null : readClassQuestion(asked);
  if (asked !== null && !readAsked) return null;
  return { epoch, count: count as number, lesson, scene, asked: readAsked };
}

export function readScene(raw: unknown, page: OwnPage): Scene | null {
  const { end, ...shared } = Object(raw) as Record<string, unknown>;
  const read = readShared({ ...shared, answers: {} }, page);
  if (!read || !Number.isInteger(end) || (end as number) > 1000) return null;
  const { answers: _, ...rest } = read;
  return { ...rest, end: end as number };
}

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

/** Null for no number of a vote. Pages that knew only one vote sent none. */
export function readVote(raw: unknown = 1): number | null {
  return Number.isInteger(raw) && (raw as number) >= 1 && (raw as number) <= MOST_VOTES
    ? (raw as number)
    : null;
}

/** Whether what a page received is this very answer. */
export function isSameAnswer(answer: ClassAnswer, raw: unknown): boolean {
  return JSON.stringify(readClassAnswer(answer)) === JSON.stringify(readClassAnswer(raw));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 80;
}
