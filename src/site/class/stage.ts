import { readShared, type OwnPage, type Shared } from '../present/messages.ts';

/** Answers still come in; all of them are shown; the right one is shown too. */
const phases = ['open', 'shown', 'revealed'] as const;

export type Phase = (typeof phases)[number];

export interface ClassQuestion {
  readonly question: string;
  readonly phase: Phase;
}

/** What both windows of a presentation share, and where the slide ends. */
export interface Scene extends Omit<Shared, 'answers'> {
  /** The slide ends before this block of the section. */
  readonly end: number;
}

/** All that the teacher shows: each message is complete, and the newest counts. */
export interface Stage {
  /** New each time the teacher's page connects; students then report again. */
  readonly epoch: string;
  /** Counts up within an epoch. */
  readonly count: number;
  /** In its address, or `written` and a checksum; empty for none. */
  readonly lesson: string;
  /** Null while nothing is presented. Unchecked, since only the page of the lesson can read it. */
  readonly scene: unknown;
  readonly asked: ClassQuestion | null;
}

/** What a student's page reports instead of its presence if it can't show the newest stage. */
export const UNABLE = 'unable';

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
  const { question, phase } = Object(raw) as Record<string, unknown>;
  const known = phases.find((each) => each === phase);
  return known && isText(question) ? { question, phase: known } : null;
}

export interface ClassAnswer {
  readonly lesson: string;
  readonly question: string;
  readonly given: string;
}

export function readClassAnswer(raw: unknown): ClassAnswer | null {
  const { lesson, question, given } = Object(raw) as Record<string, unknown>;
  if (typeof lesson !== 'string' || !LESSON.test(lesson) || !isText(question) || !isText(given)) return null;
  return { lesson, question, given };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 80;
}
