import { readAnswers, type GivenAnswers } from '../../elements/kit/answers.ts';
import { isCount, isSlidePlace, type SlidePlace } from './slide-place.ts';

export type PairRole = 'audience' | 'teacher';

export type Aside = 'stack' | 'code';

export interface Shared {
  readonly place: SlidePlace;
  /** What covers the text; null for nothing. */
  readonly aside: Aside | null;
  readonly isHidden: boolean;
  /** How each widget differs from its start: by id, then by key in an address. */
  readonly widgets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The open boxes of the lesson, by number from 0. */
  readonly open: readonly number[];
  readonly answers: GivenAnswers;
}

/** What follows from the screen of the projected window. */
export interface Projected {
  /** Where its slides start. */
  readonly starts: readonly SlidePlace[];
  /** What its forward key does next. */
  readonly coming: string;
}

/** The open boxes of a lesson, and its answers. */
export type ShownAnswers = Pick<Shared, 'open' | 'answers'>;

export type PairMessage = { readonly from: PairRole; readonly lesson: string } & (
  | { readonly kind: 'bye' }
  /** `opened`: the state requested by the address opened in this window; null after a reload. */
  | { readonly kind: 'hello'; readonly opened: Shared | null }
  /** From a window with another lesson. `isOpened`: opened by an address, not reloaded. */
  | { readonly kind: 'elsewhere'; readonly isOpened: boolean }
  /** `count` grows with each change in either window. */
  | { readonly kind: 'state'; readonly shared: Shared; readonly part: number | null; readonly count: number }
  | { readonly kind: 'turn'; readonly by: 1 | -1 }
  | ({ readonly kind: 'projected' } & Projected)
  | { readonly kind: 'company'; readonly told: unknown }
);

export interface OwnPage {
  readonly lesson: string;
  readonly sections: number;
  /** By id of a widget, the keys that an address may hold. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  readonly boxes: number;
}

const LONGEST_VALUE = 1000;

/** More than any lesson has. */
const MOST_SLIDES = 1000;

const LESSON = /^[a-z0-9-]{1,80}$/;

/** Null if invalid; from another lesson only its greeting is read. Anyone can write to the channel; widgets check their values themselves. */
export function readMessage(raw: unknown, page: OwnPage): PairMessage | null {
  if (!isRecord(raw)) return null;
  const { kind, from, lesson, by, shared, told, count, opened = null, part = null } = raw;
  if ((from !== 'audience' && from !== 'teacher') || typeof lesson !== 'string') return null;
  if (lesson !== page.lesson)
    return kind === 'hello' && LESSON.test(lesson)
      ? { kind: 'elsewhere', from, lesson, isOpened: opened !== null }
      : null;
  if (kind === 'bye') return { kind, from, lesson };
  if (kind === 'hello') return { kind, from, lesson, opened: readShared(opened, page) };
  if (kind === 'turn') return by === 1 || by === -1 ? { kind, from, lesson, by } : null;
  if (kind === 'projected') {
    const projected = from === 'audience' ? readProjected(raw, page) : null;
    return projected && { kind, from, lesson, ...projected };
  }
  // Checked by the company.
  if (kind === 'company') return { kind, from, lesson, told };
  if (kind !== 'state' || !isCount(count) || !(part === null || isCount(part))) return null;
  const read = readShared(shared, page);
  return read && { kind, from, lesson, shared: read, part, count };
}

function readProjected({ starts, coming }: Record<string, unknown>, page: OwnPage): Projected | null {
  if (typeof coming !== 'string' || coming.length > LONGEST_VALUE) return null;
  if (!Array.isArray(starts) || starts.length > MOST_SLIDES) return null;
  const places = starts.map((each) => {
    const { section, block } = Object(each) as SlidePlace;
    return { section, block };
  });
  return places.every((each) => isSlidePlace(each, page.sections)) ? { starts: places, coming } : null;
}

/** How each part of what both windows share is read; null if it is invalid. */
const readings: {
  readonly [K in keyof Shared]: (raw: unknown, page: OwnPage) => { readonly read: Shared[K] } | null;
} = {
  place(raw, { sections }) {
    const { section, block } = Object(raw) as SlidePlace;
    return isSlidePlace({ section, block }, sections) ? { read: { section, block } } : null;
  },
  aside: (raw) => (raw === null || raw === 'stack' || raw === 'code' ? { read: raw } : null),
  isHidden: (raw) => (typeof raw === 'boolean' ? { read: raw } : null),
  widgets: (raw, { keys }) => (areWidgets(raw, keys) ? { read: raw } : null),
  open: (raw, { boxes }) => (areBoxes(raw, boxes) ? { read: raw } : null),
  answers: (raw) => ({ read: readAnswers(raw) }),
};

export function readShared(raw: unknown, page: OwnPage): Shared | null {
  if (!isRecord(raw)) return null;
  const parts = Object.entries(readings).map(([name, read]) => [name, read(raw[name], page)] as const);
  if (parts.some(([, part]) => part === null)) return null;
  return Object.fromEntries(parts.map(([name, part]) => [name, part!.read])) as unknown as Shared;
}

function areWidgets(raw: unknown, keys: OwnPage['keys']): raw is Shared['widgets'] {
  const isKnown = (id: string, key: string, value: unknown) =>
    keys.get(id)?.includes(key) && typeof value === 'string' && value.length <= LONGEST_VALUE;
  return (
    isRecord(raw) &&
    Object.entries(raw).every(
      ([id, parts]) =>
        isRecord(parts) && Object.entries(parts).every(([key, value]) => isKnown(id, key, value)),
    )
  );
}

function areBoxes(raw: unknown, boxes: number): raw is Shared['open'] {
  const isKnown = (box: unknown) => isCount(box) && box < boxes;
  return Array.isArray(raw) && raw.length <= boxes && raw.every(isKnown);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
