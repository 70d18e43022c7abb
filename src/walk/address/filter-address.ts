import { words } from '../../words/index.ts';
import { readParts, writeParts } from './address.ts';
import {
  defaultFilter,
  filterNames,
  filterValues,
  type PositionFilter,
} from '../positions/position-filter.ts';

/** Writes a fragment, `which=shrinks&to-move=x`, without `#` and without defaults. */
export function writeFilter(filter: PositionFilter): string {
  const isUsual = (name: keyof PositionFilter) => filter[name] === defaultFilter[name];
  return writeParts(filterNames.map((name) => [name, isUsual(name) ? undefined : filter[name]]));
}

/** Never throws: unknown, repeated and invalid parts become `problems`. */
export function readFilter(fragment: string): { filter: PositionFilter; problems: string[] } {
  const { parts, problems } = readParts(fragment, filterNames);
  const given = new Map<string, string>();
  for (const [part, text] of parts) {
    const name = filterNames.find((known) => known === part);
    const value = name && filterValues[name].find((known) => known === text);
    if (name && value) given.set(name, value);
    else if (name) problems.push(words.address.value(name, text, filterValues[name]));
  }
  return { filter: { ...defaultFilter, ...Object.fromEntries(given) }, problems };
}
