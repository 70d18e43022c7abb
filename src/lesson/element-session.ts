import { search, type Trace } from '../search/index.ts';
import { prepare, settingNames, type Settings } from '../session/index.ts';
import { attributeOf, placeOfValue, type PageElement } from './page-element.ts';
import type { ProblemList } from './problems.ts';

/** The search that an element of a lesson hosts, and the step at which it starts. */
export interface ElementSession {
  readonly trace: Trace;
  readonly step: number;
}

/** What the attributes of an element say about a search. */
export function settingsOf(element: PageElement): Settings {
  return Object.fromEntries(settingNames.map((name) => [name, attributeOf(element, name)]));
}

/** Searches what an element asks for; undefined when its settings do not fit together, which is noted. */
export function searchFor(element: PageElement, problems: ProblemList): Trace | undefined {
  const at = element.attributes.has('order') ? placeOfValue(element, 'order') : element.at;
  return problems.attempt(at, () => {
    const { position, options } = prepare(settingsOf(element));
    return search(position, options);
  });
}
