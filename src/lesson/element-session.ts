import { type Trace, search } from '../search/index.ts';
import {
  defaultSides,
  Comparison,
  readOptions,
  settingNames,
  writeOptions,
  type ComparedSide,
  type Settings,
  findIteration,
  prepare,
} from '../walk/index.ts';
import { words } from '../words/index.ts';
import { readAttribute, findValueOffset, type PageElement } from './page-element.ts';
import type { ProblemList } from './problems.ts';

export interface ElementSession {
  readonly trace: Trace;
  readonly step: number;
  /** Null for a single search. */
  readonly comparison: Comparison | null;
}

export function readSettings(element: PageElement): Settings {
  return Object.fromEntries(settingNames.map((name) => [name, readAttribute(element, name)]));
}

export function findSearch(
  element: PageElement,
  problems: ProblemList,
): Omit<ElementSession, 'step'> | undefined {
  // A program runs when its reader says so.
  const { hosts } = element.spec;
  if (hosts === 'comparison' && readAttribute(element, 'for') !== '') return undefined;
  if (hosts === 'comparison') return findComparison(element, problems);
  const trace = findTrace(element, readSettings(element), 'order', problems);
  return trace && { trace, comparison: null };
}

function findComparison(
  element: PageElement,
  problems: ProblemList,
): Omit<ElementSession, 'step'> | undefined {
  const given = (side: ComparedSide) => readOptions(readAttribute(element, side) || defaultSides[side]);
  if (writeOptions(given('left')) === writeOptions(given('right')))
    problems.add(element.at, words.lessonProblems.equalSides());
  const [left, right] = (['left', 'right'] as const).map((side) => {
    const options = given(side);
    return findTrace(element, { ...readSettings(element), ...options }, side, problems);
  });
  return left && right && { trace: left, comparison: new Comparison(left, right) };
}

function findTrace(
  element: PageElement,
  settings: Settings,
  attribute: string,
  problems: ProblemList,
): Trace | undefined {
  const at = element.attributes.has(attribute) ? findValueOffset(element, attribute) : element.at;
  return problems.attempt(at, () => runOrRecallSearch(settings));
}

/** Most nodes remembered in all: the whole game, and many smaller searches. */
const MOST = 2_000_000;

const traces = new Map<string, Trace>();

/** Throws on invalid settings. Remembers recent searches: drafts compile at each key, and lessons repeat searches. */
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
  return findIteration(search(position, options), settings.iteration);
}

function forgetOldest(): void {
  let nodes = 0;
  for (const [key, { length }] of [...traces].toReversed()) {
    nodes += length;
    if (nodes > MOST) traces.delete(key);
  }
}
