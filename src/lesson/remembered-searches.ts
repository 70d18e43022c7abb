import { search, type Trace } from '../search/index.ts';
import { iterationOf, prepare, type Settings } from '../walk/index.ts';

/** How many nodes are remembered in all: the whole game, and many smaller searches. */
const MOST = 2_000_000;

/** What was searched, the search that was asked for last at the end. */
const traces = new Map<string, Trace>();

/**
 * The search that settings stand for; throws on any that is invalid. What was searched a moment ago is remembered: a
 * lesson that is written is compiled at each key, and asks for the same searches again, and so do the lessons of a course.
 */
export function searchOf(settings: Settings): Trace {
  const key = JSON.stringify(settings);
  const trace = traces.get(key) ?? searched(settings);
  traces.delete(key);
  traces.set(key, trace);
  forget();
  return trace;
}

function searched(settings: Settings): Trace {
  const { position, options } = prepare(settings);
  return iterationOf(search(position, options), settings.iteration);
}

/** Forgets what was not asked for the longest, until little enough is remembered. */
function forget(): void {
  let nodes = 0;
  for (const [key, { length }] of [...traces].toReversed()) {
    nodes += length;
    if (nodes > MOST) traces.delete(key);
  }
}
