import { words } from '../words/index.ts';
import { partsOf } from './address.ts';
import { defaultFilter, filterNames, filterValues, type PositionFilter } from './position-filter.ts';

/** The fragment for a filter, `which=shrinks&to-move=x`, without the `#`; defaults are left out. */
export function writeFilter(filter: PositionFilter): string {
  return filterNames
    .filter((name) => filter[name] !== defaultFilter[name])
    .map((name) => `${name}=${filter[name]}`)
    .join('&');
}

/** Reads a fragment. Every part that is unknown, repeated or invalid is ignored and listed in `problems`. */
export function readFilter(fragment: string): { filter: PositionFilter; problems: string[] } {
  const problems: string[] = [];
  const given = new Map<string, string>();
  for (const [part, text] of partsOf(fragment)) {
    const name = filterNames.find((known) => known === part);
    const value = name && filterValues[name].find((known) => known === text);
    if (!name) problems.push(words.address.unknown(part, filterNames));
    else if (given.has(name)) problems.push(words.address.repeated(name, text));
    else if (!value) problems.push(words.address.value(name, text, filterValues[name]));
    else given.set(name, value);
  }
  return { filter: { ...defaultFilter, ...Object.fromEntries(given) }, problems };
}
