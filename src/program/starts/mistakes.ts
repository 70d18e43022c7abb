/** The mistakes of programs, each with the kind of program in `mistakes.py` and `mistakes.js` that has it. */
const table = {
  'no-opponent': 'plain',
  sign: 'negamax',
  'starts-at-zero': 'plain',
  'lost-value': 'plain',
  'second-call': 'plain',
  shared: 'plain',
  'not-undone': 'undo',
  'shared-rows': 'rows',
  'value-for-move': 'chosen',
  'base-missing': 'plain',
  'plays-on': 'plain',
  'full-first': 'plain',
  'draw-unscored': 'plain',
  'infinite-wins': 'plain',
  'late-win': 'depth',
  'depth-sign': 'depth',
  'depth-off': 'depth',
  'looks-only-so-far': 'limit',
  chance: 'values',
  'bound-as-value': 'window',
  'shared-window': 'window',
  'bound-kept': 'table',
} as const;

/** Their names; beliefs have the same. */
export type Mistake = keyof typeof table;

export const mistakes = Object.keys(table) as readonly Mistake[];

export const mistakeKinds: readonly string[] = [...new Set(Object.values(table))];

export function isMistake(name: string): name is Mistake {
  return Object.hasOwn(table, name);
}

export function findKind(mistake: Mistake): string {
  return table[mistake];
}

/** The scoring by which a program with the mistake plays worse than it could. */
export function findMistakeScoring(mistake: Mistake): 'plain' | 'depth' {
  return table[mistake] === 'depth' ? 'depth' : 'plain';
}
