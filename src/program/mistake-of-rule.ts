import type { FindingName } from './findings/rule.ts';
import { isMistake, type Mistake } from './starts/mistakes.ts';

/** Rules that find one mistake under another name. */
const mistakeOfRule: Readonly<Partial<Record<FindingName, Mistake>>> = {
  average: 'chance',
  'draw-score': 'draw-unscored',
  'late-win': 'depth-sign',
  'marks-left': 'not-undone',
  'move-for-value': 'value-for-move',
  'no-minus': 'sign',
  'no-room': 'not-undone',
  'nothing-returned': 'lost-value',
  'only-first': 'second-call',
  'past-the-end': 'plays-on',
  'same-depth': 'depth-off',
  'shallow-copy': 'shared-rows',
  sum: 'chance',
  'wins-late': 'late-win',
};

/** The mistake that a rule finds, if it has a page; else null. */
export function findMistake(rule: string): Mistake | null {
  return mistakeOfRule[rule as FindingName] ?? (isMistake(rule) ? rule : null);
}
