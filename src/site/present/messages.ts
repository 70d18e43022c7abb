import { readGiven, type GivenAnswers } from '../../elements/kit/answers.ts';
import { isCount, isSlidePlace, type SlidePlace } from './slide-place.ts';

/** Which window of a pair one is: what the class sees, or what the teacher sees. */
export type PairRole = 'audience' | 'teacher';

/** What can be shown of the search instead of the text. */
export type Aside = 'stack' | 'code';

/** Everything that both windows share. */
export interface Shared {
  readonly place: SlidePlace;
  /** What stands over the text: the call stack, the code, or nothing. */
  readonly aside: Aside | null;
  /** Whether the class sees nothing for a while. */
  readonly isHidden: boolean;
  /** What differs in each widget from how it began: its id, then the keys of an address and their values. */
  readonly widgets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Which of the lesson's boxes are open, by their number from 0. */
  readonly open: readonly number[];
  /** What was answered before the class, by question. */
  readonly answers: GivenAnswers;
}

/** What one window tells the other: that it has come or goes, what it shows, or that the other should turn. */
export type PairMessage = { readonly from: PairRole; readonly lesson: string } & (
  | { readonly kind: 'hello' | 'bye' }
  | { readonly kind: 'state'; readonly shared: Shared }
  | { readonly kind: 'turn'; readonly by: 1 | -1 }
  | { readonly kind: 'company'; readonly told: unknown }
);

/** What a window knows of its own page, to judge a message by. */
export interface OwnPage {
  readonly lesson: string;
  readonly sections: number;
  /** The keys of each widget that an address may hold, by its id. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  readonly boxes: number;
}

const LONGEST_VALUE = 1000;

/**
 * Reads a message from the channel. Anything can stand there, so every part is checked; null for what is no message, or
 * is one for another lesson. What a widget makes of a value it judges itself.
 */
export function readMessage(raw: unknown, page: OwnPage): PairMessage | null {
  if (!isRecord(raw)) return null;
  const { kind, from, lesson, by, shared, told } = raw;
  if ((from !== 'audience' && from !== 'teacher') || lesson !== page.lesson) return null;
  if (kind === 'hello' || kind === 'bye') return { kind, from, lesson };
  if (kind === 'turn') return by === 1 || by === -1 ? { kind, from, lesson, by } : null;
  // What it makes of that the company judges itself.
  if (kind === 'company') return { kind, from, lesson, told };
  if (kind !== 'state') return null;
  const read = readShared(shared, page);
  return read && { kind, from, lesson, shared: read };
}

/** Reads what is shared about a lesson that is known; null for what is not valid. */
export function readShared(raw: unknown, page: OwnPage): Shared | null {
  if (!isRecord(raw)) return null;
  const { place, aside, isHidden, widgets, open, answers } = raw;
  if (!isRecord(place) || !isRecord(widgets)) return null;
  if (!Array.isArray(open) || open.length > page.boxes) return null;
  const { section, block } = place as unknown as SlidePlace;
  if (!isSlidePlace({ section, block }, page.sections)) return null;
  if (typeof isHidden !== 'boolean' || !(aside === null || aside === 'stack' || aside === 'code'))
    return null;
  const areWidgetsKnown = Object.entries(widgets).every(
    ([id, parts]) =>
      isRecord(parts) &&
      Object.entries(parts).every(
        ([key, value]) =>
          page.keys.get(id)?.includes(key) && typeof value === 'string' && value.length <= LONGEST_VALUE,
      ),
  );
  const areBoxesKnown = open.every((box) => isCount(box) && box < page.boxes);
  if (!areWidgetsKnown || !areBoxesKnown) return null;
  return { place: { section, block }, aside, isHidden, widgets, open, answers: readGiven(answers) } as Shared;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
