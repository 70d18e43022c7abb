import { settings as searchSettings, type SettingTable, type Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { makePlainTrace } from '../plain-trace.ts';
import { listSettingNames, prepareSearch, keepValidSettings, type Settings } from '../written-settings.ts';

/** Most parts read from an address; no page uses as many. */
const MAX_PARTS = 200;

export interface Address {
  readonly settings: Settings;
  readonly step: number;
}

export interface ReadAddress extends Address {
  readonly problems: readonly string[];
}

/** Writes a fragment, `position=oxx/.xo/o..&scoring=depth&step=8`, without `#` and without defaults. */
export function writeAddress({ settings, step }: Address, table: SettingTable = searchSettings): string {
  return writeParts([
    ...listSettingNames(table).map((name) => [name, settings[name]] as const),
    ['step', step > 0 ? `${step}` : undefined],
  ]);
}

/** Never throws: bad parts become `problems`. Too large a step is found only for plain minimax. */
export function readAddress(fragment: string, table: SettingTable = searchSettings): ReadAddress {
  const names = listSettingNames(table);
  const { parts, problems } = readParts(fragment, [...names, 'step']);
  const given = Object.fromEntries(names.map((name) => [name, parts.get(name)]));
  const { settings, problems: invalid } = keepValidSettings(given, table);
  const step = readAddressStep(parts, () => makePlainTrace(prepareSearch(settings)));
  if (typeof step === 'string') return { settings, step: 0, problems: [...problems, ...invalid, step] };
  return { settings, step, problems: [...problems, ...invalid] };
}

/** Parts without a value are left out. */
export function writeParts(parts: readonly (readonly [name: string, value: string | undefined])[]): string {
  return parts.flatMap(([name, value]) => (value ? [`${name}=${encode(value)}`] : [])).join('&');
}

interface ReadParts {
  readonly parts: ReadonlyMap<string, string>;
  readonly problems: string[];
}

/** If a part is repeated, the first one counts. */
export function readAllParts(fragment: string): ReadParts {
  const parts = new Map<string, string>();
  const more = fragment.split('&').length - MAX_PARTS;
  const problems = more > 0 ? [words.address.tooMany(MAX_PARTS, more)] : [];
  for (const [name, value] of splitParts(fragment)) {
    if (parts.has(name)) problems.push(words.address.repeated(name, value));
    else parts.set(name, value);
  }
  return { parts, problems };
}

/** Reads only the parts named here; all others become `problems`. */
export function readParts(fragment: string, names: readonly string[]): ReadParts {
  const { parts, problems } = readAllParts(fragment);
  const known = new Map([...parts].filter(([name]) => names.includes(name)));
  const others = [...parts.keys()].filter((name) => !known.has(name));
  return {
    parts: known,
    problems: [...problems, ...others.map((name) => words.address.unknown(name, names))],
  };
}

/** The step, or an error message. Calls `search` only if needed; null means its length is unknown. */
export function readAddressStep(
  parts: ReadonlyMap<string, string>,
  search: () => Trace | null,
): number | string {
  const text = parts.get('step') ?? '0';
  return text === '0' ? 0 : readStep(text, search()?.stepCount ?? Infinity);
}

/** The step, or an error message. */
export function readStep(text: string, stepCount: number): number | string {
  const step = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  return step < stepCount ? step : words.address.step(text, stepCount);
}

/** Decodes `name=value&name=value`, up to `MAX_PARTS` parts; text that cannot be decoded is kept. */
export function splitParts(fragment: string): [name: string, value: string][] {
  return fragment
    .replace(/^#/, '')
    .split('&', MAX_PARTS)
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
