import { type Trace, search } from '../search/index.ts';
import {
  comparedByDefault,
  Comparison,
  readOptions,
  settingNames,
  writeOptions,
  type ComparedSide,
  type Settings,
  iterationOf,
  prepare,
} from '../walk/index.ts';
import { words } from '../words/index.ts';
import { attributeOf, placeOfValue, type PageElement } from './page-element.ts';
import type { ProblemList } from './problems.ts';

/** The search that an element of a lesson hosts, and the step at which it starts. */
export interface ElementSession {
  readonly trace: Trace;
  readonly step: number;
  /** What the search is the left side of; null for one that stands alone. */
  readonly comparison: Comparison | null;
}

/** What the attributes of an element say about a search. */
export function readSettings(element: PageElement): Settings {
  return Object.fromEntries(settingNames.map((name) => [name, attributeOf(element, name)]));
}

/** Searches what an element asks for; undefined when its settings do not fit together, which is noted. */
export function findSearch(
  element: PageElement,
  problems: ProblemList,
): Omit<ElementSession, 'step'> | undefined {
  // A program runs when its reader says so.
  const { hosts } = element.spec;
  if (hosts === 'comparison' && attributeOf(element, 'for') !== '') return undefined;
  if (hosts === 'comparison') return findComparison(element, problems);
  const trace = findTrace(element, readSettings(element), 'order', problems);
  return trace && { trace, comparison: null };
}

/** Searches the position of a comparison both ways. */
function findComparison(
  element: PageElement,
  problems: ProblemList,
): Omit<ElementSession, 'step'> | undefined {
  const given = (side: ComparedSide) => readOptions(attributeOf(element, side) || comparedByDefault[side]);
  if (writeOptions(given('left')) === writeOptions(given('right')))
    problems.add(element.at, words.source.equalSides());
  const [left, right] = (['left', 'right'] as const).map((side) => {
    const options = given(side);
    return findTrace(element, { ...readSettings(element), ...options }, side, problems);
  });
  return left && right && { trace: left, comparison: new Comparison(left, right) };
}

/** Searches what settings say; a problem is noted where the attribute stands that most likely makes it. */
function findTrace(
  element: PageElement,
  settings: Settings,
  attribute: string,
  problems: ProblemList,
): Trace | undefined {
  const at = element.attributes.has(attribute) ? placeOfValue(element, attribute) : element.at;
  return problems.attempt(at, () => runOrRecallSearch(settings));
}

/** How many nodes are remembered in all: the whole game, and many smaller searches. */
const MOST = 2_000_000;

/** What was searched, the search that was asked for last at the end. */
const traces = new Map<string, Trace>();

/**
 * The search that settings stand for; throws on any that is invalid. What was searched a moment ago is remembered: a
 * lesson that is written is compiled at each key, and asks for the same searches again, and so do the lessons of a course.
 */
function runOrRecallSearch(settings: Settings): Trace {
  const key = JSON.stringify(settings);
  const trace = traces.get(key) ?? runSearch(settings);
  traces.delete(key);
  traces.set(key, trace);
  forgetOldest();
  return trace;
}

function runSearch(settings: Settings): Trace {
  const { position, options } = prepare(settings);
  return iterationOf(search(position, options), settings.iteration);
}

/** Forgets what was not asked for the longest, until little enough is remembered. */
function forgetOldest(): void {
  let nodes = 0;
  for (const [key, { length }] of [...traces].toReversed()) {
    nodes += length;
    if (nodes > MOST) traces.delete(key);
  }
}
