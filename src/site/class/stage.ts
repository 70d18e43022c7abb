import { readShared, type OwnPage, type Shared } from '../present/messages.ts';

/** How far a question is: its answers still come, what was answered is shown, or the right answer too. */
const phases = ['open', 'shown', 'revealed'] as const;

/** How far a question is. */
export type Phase = (typeof phases)[number];

/** The question that a class is asked, by its name in the lesson. */
export interface ClassQuestion {
  readonly question: string;
  readonly phase: Phase;
}

/** What the teacher shows of a lesson: what both windows of a presentation share, and the last block on the slide. */
export interface Scene extends Omit<Shared, 'answers'> {
  /** Before which block of the section the slide ends. */
  readonly end: number;
}

/** All that the teacher shows: each message is the whole of it, and the newest counts. */
export interface Stage {
  /** Another each time the teacher's page connects; whoever sees a new one says that it is there. */
  readonly epoch: string;
  /** Counts up within an epoch. */
  readonly count: number;
  /** The lesson by its address; empty for none. */
  readonly lesson: string;
  /** What is presented of it; null while nothing is. As it came, to be read by the page of the lesson. */
  readonly scene: unknown;
  readonly asked: ClassQuestion | null;
}

/** What a student's page says, as it says that it is there, when it cannot show the newest stage. */
export const UNABLE = 'unable';

const LESSON = /^[a-z0-9-]{0,80}$/;
const EPOCH = /^[0-9a-f]{8}$/;

/** Reads a stage, of which anything may be wrong; null if something is. */
export function readStage(raw: unknown): Stage | null {
  const { epoch, count, lesson, scene, asked } = Object(raw) as Record<string, unknown>;
  if (typeof epoch !== 'string' || !EPOCH.test(epoch)) return null;
  if (!Number.isSafeInteger(count) || typeof lesson !== 'string' || !LESSON.test(lesson)) return null;
  const readAsked = asked === null ? null : askedIn(asked);
  if (asked !== null && !readAsked) return null;
  return { epoch, count: count as number, lesson, scene, asked: readAsked };
}

/** Reads what is shown of a lesson that is known; null for what is not valid. */
export function readScene(raw: unknown, page: OwnPage): Scene | null {
  const { end, ...shared } = Object(raw) as Record<string, unknown>;
  const read = readShared({ ...shared, answers: {} }, page);
  if (!read || !Number.isInteger(end) || (end as number) > 1000) return null;
  const { answers: _, ...rest } = read;
  return { ...rest, end: end as number };
}

/** Reads what is asked; null for what is not valid. */
export function askedIn(raw: unknown): ClassQuestion | null {
  const { question, phase } = Object(raw) as Record<string, unknown>;
  const known = phases.find((each) => each === phase);
  return known && isText(question) ? { question, phase: known } : null;
}

/** What a student answers: the text of the answer, to a question of a lesson. */
export interface ClassAnswer {
  readonly lesson: string;
  readonly question: string;
  readonly given: string;
}

/** Reads an answer, of which anything may be wrong; null if something is. */
export function readClassAnswer(raw: unknown): ClassAnswer | null {
  const { lesson, question, given } = Object(raw) as Record<string, unknown>;
  if (typeof lesson !== 'string' || !LESSON.test(lesson) || !isText(question) || !isText(given)) return null;
  return { lesson, question, given };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 80;
}
