import { type Trace, type Recording, search, unpackRecording } from '../search/index.ts';
import type { MnkPosition } from '../game/index.ts';
import {
  defaultSides,
  Comparison,
  readOptions,
  settingNames,
  writeOptions,
  type ComparedSide,
  type Settings,
  findIteration,
  makeProgramNarrator,
  prepareSearch,
  readStep,
  registerNarrator,
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

/** Files of programs, and of their recorded runs, by name. */
export type Programs = ReadonlyMap<string, string>;

/** Undefined if its search cannot be made: the problem is among `problems`. A wrong step is the first. */
export function startSession(
  host: PageElement,
  problems: ProblemList,
  programs: Programs,
): ElementSession | undefined {
  const found = findSearch(host, problems, programs);
  if (!found) return undefined;
  checkSearch(host, found.trace, problems);
  const text = readAttribute(host, 'step') || '0';
  const step = readStep(text, found.trace.stepCount);
  if (typeof step === 'number') return { ...found, step };
  problems.add(findValueOffset(host, 'step'), step);
  return { ...found, step: 0 };
}

/** A search must finish, unless it is meant to be stopped. */
function checkSearch(host: PageElement, trace: Trace, problems: ProblemList): void {
  if (trace.stopped === null || host.attributes.has('max-nodes')) return;
  const at = host.attributes.has('game') ? findValueOffset(host, 'game') : host.at;
  problems.add(at, words.lessonProblems.stops(trace.length));
}

function findSearch(
  element: PageElement,
  problems: ProblemList,
  programs: Programs,
): Omit<ElementSession, 'step'> | undefined {
  // A reader's program runs only when the reader presses Run.
  const { hosts } = element.spec;
  if (hosts === 'comparison' && readAttribute(element, 'for') !== '') return undefined;
  if (hosts === 'comparison') return findComparison(element, problems);
  const settings = readSettings(element);
  const trace = settings.program
    ? problems.attempt(findValueOffset(element, 'program'), () => recallRun(settings, programs))
    : findTrace(element, settings, 'order', problems);
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

/** The language of recorded programs without scripts. */
const SHOWN_LANGUAGE = 'python';

function runOrRecallSearch(settings: Settings): Trace {
  return findOrRecall(JSON.stringify(settings), () => runSearch(settings));
}

function recallRun(settings: Settings, programs: Programs): Trace {
  const recorded = programs.get(`recorded/${settings.program}.json`) ?? '';
  return findOrRecall(JSON.stringify([settings, recorded]), () => readRun(settings, programs, recorded));
}

/** Throws if the program is not known or not recorded at the position. */
function readRun(settings: Settings, programs: Programs, recorded: string): Trace {
  const { position } = prepareSearch(settings);
  const name = settings.program!;
  const known = [...programs.keys()].flatMap((file) => /^recorded\/(.*)\.json$/.exec(file)?.[1] ?? []);
  if (!known.includes(name)) throw new RangeError(words.errors.program(name, known));
  const at = settings.position ? (position as MnkPosition) : undefined;
  const trace = unpackRecording(JSON.parse(recorded) as Recording, name, SHOWN_LANGUAGE, at);
  registerNarrator(trace, makeProgramNarrator(trace));
  return trace;
}

/** Throws on invalid settings. Remembers recent searches: drafts compile at each key, and lessons repeat searches. */
function findOrRecall(key: string, find: () => Trace): Trace {
  const trace = traces.get(key) ?? find();
  traces.delete(key);
  traces.set(key, trace);
  forgetOldest();
  return trace;
}

function runSearch(settings: Settings): Trace {
  const { position, options } = prepareSearch(settings);
  return findIteration(search(position, options), settings.iteration);
}

function forgetOldest(): void {
  let nodes = 0;
  for (const [key, { length }] of [...traces].toReversed()) {
    nodes += length;
    if (nodes > MOST) traces.delete(key);
  }
}
