import { words } from '../../words/index.ts';
import { findMistake } from '../mistake-of-rule.ts';
import { isMistake, type Mistake } from '../starts/mistakes.ts';
import type { Checked } from './checked.ts';

export interface MistakeGroup {
  /** The state, or the name of the mistake: `mistake not-undone`. */
  readonly key: string;
  /** The mistake, if it has a page. */
  readonly mistake: Mistake | null;
  readonly name: string;
  readonly members: readonly Checked[];
}

/** The group that a result belongs to. */
export function findGroupKey({ state, first }: Checked): string {
  if (state !== 'wrong' && state !== 'stops') return state;
  // A known mistake is one group, whether the program then stops or plays wrong.
  const rule = first?.rule ?? 'plays-wrong';
  const mistake = findMistake(rule) ?? (Object.hasOwn(words.check.mistakes, rule) ? rule : null);
  return mistake ? `mistake ${mistake}` : `${state} ${rule}`;
}

export function nameGroup(key: string): string {
  const { groups, mistakes } = words.check;
  const [state, rule = ''] = key.split(' ');
  if (state === 'mistake') return isMistake(rule) ? words.mistakePages.texts[rule].name : mistakes[rule];
  if (state === 'stops') return groups.stops(rule);
  if (state === 'wrong') return mistakes['plays-wrong'];
  return groups[state as 'right' | 'endless' | 'not-read' | 'unreadable'];
}

function findGroupMistake(key: string): Mistake | null {
  const [state, name] = key.split(' ');
  return state === 'mistake' && isMistake(name) ? name : null;
}

const last = ['not-read', 'unreadable'];

/**
 * Groups results by what went wrong: the right ones first, then the most frequent mistakes, then those that could not
 * be judged.
 */
export function groupByMistake(checked: readonly Checked[]): MistakeGroup[] {
  const members = new Map<string, Checked[]>();
  for (const each of checked) {
    const key = findGroupKey(each);
    const group = members.get(key);
    if (group) group.push(each);
    else members.set(key, [each]);
  }
  const rank = (key: string) => (key === 'right' ? -1 : last.indexOf(key) + 1);
  return [...members]
    .map(([key, group]) => ({ key, name: nameGroup(key), mistake: findGroupMistake(key), members: group }))
    .toSorted(
      (a, b) =>
        rank(a.key) - rank(b.key) ||
        b.members.length - a.members.length ||
        a.name.localeCompare(b.name, 'en'),
    );
}

/** The remarks on a right program, by the name of the mistake, as most right programs of a class get the same ones. */
export function nameRemarks({ state, findings }: Checked): string[] {
  if (state !== 'right') return [];
  return findings.map(({ rule, text }) => {
    const mistake = findMistake(rule);
    return mistake ? words.mistakePages.texts[mistake].name : text;
  });
}
