import { settings as searchSettings, type SettingTable, type Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { plainTrace } from '../plain-trace.ts';
import { namesOf, prepare, validSettings, type Settings } from '../settings.ts';

/** No page has so many parts in its address; an address with more is read so far. */
const MOST = 200;

/** One moment of one search, as an address holds it: its settings and the step. */
export interface Address {
  readonly settings: Settings;
  readonly step: number;
}

/** What an address stood for, and what of it was ignored, each part with the reason. */
export interface ReadAddress extends Address {
  readonly problems: readonly string[];
}

/** The fragment for a place, `position=oxx/.xo/o..&scoring=depth&step=8`, without the `#`; defaults are left out. */
export function writeAddress({ settings, step }: Address, table: SettingTable = searchSettings): string {
  return writeParts([
    ...namesOf(table).map((name) => [name, settings[name]] as const),
    ['step', step > 0 ? `${step}` : undefined],
  ]);
}

/**
 * Reads a fragment. Every part that is unknown, repeated or invalid is ignored and listed in `problems`. Whether the
 * step exists is known at once only of plain minimax; any other search takes its last one for it.
 */
export function readAddress(fragment: string, table: SettingTable = searchSettings): ReadAddress {
  const names = namesOf(table);
  const { parts, problems } = readParts(fragment, [...names, 'step']);
  const given = Object.fromEntries(names.map((name) => [name, parts.get(name)]));
  const { settings, problems: invalid } = validSettings(given, table);
  const step = stepIn(parts, () => plainTrace(prepare(settings)));
  if (typeof step === 'string') return { settings, step: 0, problems: [...problems, ...invalid, step] };
  return { settings, step, problems: [...problems, ...invalid] };
}

/** A fragment of parts by name, in their order, without the `#`; those that have no value are left out. */
export function writeParts(parts: readonly (readonly [name: string, value: string | undefined])[]): string {
  return parts.flatMap(([name, value]) => (value ? [`${name}=${encode(value)}`] : [])).join('&');
}

/** The parts of a fragment by name, and what of it was not taken, in words. */
export interface ReadParts {
  readonly parts: ReadonlyMap<string, string>;
  readonly problems: string[];
}

/** Reads the parts of a fragment by name: of those that are repeated the first, and no more than any page has. */
export function readAllParts(fragment: string): ReadParts {
  const parts = new Map<string, string>();
  const more = fragment.split('&').length - MOST;
  const problems = more > 0 ? [words.address.tooMany(MOST, more)] : [];
  for (const [name, value] of partsOf(fragment)) {
    if (parts.has(name)) problems.push(words.address.repeated(name, value));
    else parts.set(name, value);
  }
  return { parts, problems };
}

/** The same with the parts of these names alone; the others are `problems` too. */
export function readParts(fragment: string, names: readonly string[]): ReadParts {
  const { parts, problems } = readAllParts(fragment);
  const known = new Map([...parts].filter(([name]) => names.includes(name)));
  const others = [...parts.keys()].filter((name) => !known.has(name));
  return {
    parts: known,
    problems: [...problems, ...others.map((name) => words.address.unknown(name, names))],
  };
}

/**
 * The step of a search that an address names, 0 where it names none, or in words what is wrong with it. The search is
 * asked for only where that depends on it; null is one that nothing is known of yet.
 */
export function stepIn(parts: ReadonlyMap<string, string>, search: () => Trace | null): number | string {
  const text = parts.get('step') ?? '0';
  return text === '0' ? 0 : readStep(text, search()?.stepCount ?? Infinity);
}

/** A step written in decimal digits, or in words what is wrong with it. */
export function readStep(text: string, stepCount: number): number | string {
  const step = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  return step < stepCount ? step : words.address.step(text, stepCount);
}

/** The first parts of a fragment, `name=value&name=value`, decoded. What cannot be decoded stays as it is written. */
export function partsOf(fragment: string): [name: string, value: string][] {
  return fragment
    .replace(/^#/, '')
    .split('&', MOST)
    .filter(Boolean)
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))];
    });
}

function encode(value: string): string {
  const text = encodeURIComponent(value).replace(/%(2F|2C|3A|3D|5B|5D)/g, decodeURIComponent);
  return text.replaceAll('%20', '+');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
