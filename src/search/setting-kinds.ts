import type { Position } from '../game/index.ts';
import { words, type SettingWords, type ValueNames } from '../words/index.ts';

/** How a setting is written, what it may be, and what it changes. `G` is given, `R` resolved. */
export interface Setting<G = unknown, R = unknown> {
  /** `game`, `position` and `tree` are read by the parsers of the game; `program` names one that was recorded; `moves` is an order's name or a list. */
  readonly kind:
    | 'amount'
    | 'choice'
    | 'natural'
    | 'flag'
    | 'game'
    | 'moves'
    | 'position'
    | 'program'
    | 'tree';
  /** Whether it sets what is searched, not how it is searched or shown. */
  readonly isSubject: boolean;
  /** What another value changes: the tree, only its scores, or only the view. */
  readonly changes: 'tree' | 'scores' | 'view';
  readonly words: SettingWords;
  readonly values: readonly unknown[];
  /** The choices in forms besides the default; empty if forms omit the setting. */
  readonly offers: readonly string[];
  /** The default as it would be written; null if there is none, or it depends on other settings. */
  readonly default: string | null;
  /** The value if the attribute has none; empty unless it is a flag. */
  readonly bare: string;
  /** Reads a text, or returns it unchanged, and `check` refuses it. */
  read(text: string): unknown;
  /** Throws, with the remedy, on a value that is invalid whatever is searched. */
  check(name: string, value: unknown): void;
  resolve(given: G | undefined, position: Position): R;
}

type SettingFacts = Pick<Setting, 'words' | 'changes'> &
  Partial<Pick<Setting, 'isSubject' | 'offers' | 'default'>>;

const blank = {
  isSubject: false,
  values: [],
  offers: [],
  default: null,
  bare: '',
  read: (text: string) => text,
} as const;

/** What is searched; the parsers of the game check it. */
export function makeSubject(
  kind: 'game' | 'position' | 'program' | 'tree',
  facts: Omit<SettingFacts, 'changes'>,
): Setting<string, string> {
  return {
    ...blank,
    ...facts,
    kind,
    isSubject: true,
    changes: 'tree',
    check: () => {},
    resolve: (given = '') => given,
  };
}

/** One of some named values; the first by default. */
export function makeChoice<const V extends string | boolean, R = V>(
  values: readonly V[],
  facts: SettingFacts,
  resolve: (given: V | undefined, position: Position) => R = (given = values[0]) => given as unknown as R,
): Setting<V, R> {
  return {
    ...blank,
    ...facts,
    kind: 'choice',
    values,
    read: (text) => values.find((value) => `${value}` === text) ?? text,
    check: (name, value) => checkChoice(name, value, values),
    resolve,
  };
}

/** One row of a table, by its name; the first by default. */
export function makeRowChoice<R extends { readonly words: ValueNames }, N extends string>(
  table: Readonly<Record<N, R>>,
  facts: Pick<SettingFacts, 'words' | 'changes'>,
): Setting<N, R> {
  const names = Object.keys(table) as N[];
  const values = Object.fromEntries(names.map((name) => [name, table[name].words]));
  return makeChoice(
    names,
    { ...facts, words: { ...facts.words, values }, default: names[0], offers: names.slice(1) },
    (given = names[0]) => table[given],
  );
}

/** False by default; its attribute without a value means true. */
export function makeFlag(facts: SettingFacts): Setting<boolean, boolean> {
  return {
    ...makeChoice([false, true], { default: 'false', offers: ['true'], ...facts }),
    kind: 'flag',
    bare: 'true',
  };
}

/** A whole number from 1 to `largest`. */
export function makeNatural<R extends number | null>(
  largest: number,
  facts: SettingFacts,
  otherwise: R,
): Setting<number, number | R> {
  const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= largest;
  const formatRefusal = (name: string, value: unknown) => words.errors.optionCount(name, value, largest);
  return {
    ...makeAmount(facts, isCount, formatRefusal),
    kind: 'natural',
    resolve: (given) => given ?? otherwise,
  };
}

/** Any number above 0, unless `isValid` says otherwise. */
export function makeAmount(
  facts: SettingFacts,
  isValid = (value: number) => Number.isFinite(value) && value > 0,
  formatRefusal = (name: string, value: unknown) => words.errors.optionAmount(name, value),
): Setting<number, number | null> {
  return {
    ...blank,
    ...facts,
    kind: 'amount',
    read: (text) => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text),
    check: (name, value) => {
      if (!(typeof value === 'number' && isValid(value))) throw new RangeError(formatRefusal(name, value));
    },
    resolve: (given) => given ?? null,
  };
}

/** Any number from 0 to 1. */
export function makePart(facts: SettingFacts): Setting<number, number | null> {
  const formatRefusal = (name: string, value: unknown) => words.errors.optionPart(name, value);
  return makeAmount(facts, (value) => value >= 0 && value <= 1, formatRefusal);
}

/** An order of moves by name, or the moves themselves, separated by spaces or commas. */
export function makeOrder<const V extends string>(
  values: readonly V[],
  facts: SettingFacts,
): Setting<V | readonly number[], V | readonly number[]> {
  return {
    ...blank,
    ...facts,
    kind: 'moves',
    values,
    read: (text) => (/^\d+([\s,]+\d+)*$/.test(text) ? text.split(/[\s,]+/).map(Number) : text),
    check: (name, value) => {
      if (!Array.isArray(value)) checkChoice(name, value, values);
    },
    resolve: (given = values[0]) => given,
  };
}

function checkChoice(name: string, value: unknown, values: readonly unknown[]): void {
  if (!values.includes(value)) throw new RangeError(words.errors.option(name, value, values));
}
