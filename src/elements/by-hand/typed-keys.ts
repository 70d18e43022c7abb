import type { Choice } from '../../walk/index.ts';

/** Collects what a reader types to choose, because the key of a choice may have several characters. */
export class TypedKeys {
  #typed = '';

  forget(): void {
    this.#typed = '';
  }

  /** What a key chooses: a choice, `more` if another may follow, `rest` for all that is left, or null. */
  read(key: string, choices: readonly Choice[]): Choice | 'more' | 'rest' | null {
    if (key === 'Enter') return choices.find((each) => each.key.toLowerCase() === this.#typed) ?? null;
    if (key.length !== 1 || key === ' ') return null;
    const sign = key.toLowerCase().replace('−', '-');
    const typed = [`${this.#typed}${sign}`, sign].find((text) => findTyped(choices, text) !== null) ?? '';
    const found = findTyped(choices, typed || sign);
    this.#typed = found === 'more' ? typed : '';
    return found ?? (sign === 'd' ? 'rest' : null);
  }
}

/** The choice that a text in lower case names, null for none, or `more` if it can go on. */
function findTyped(choices: readonly Choice[], typed: string): Choice | 'more' | null {
  const fitting = choices.filter(({ key }) => key.toLowerCase().startsWith(typed));
  const whole = fitting.find(({ key }) => key.length === typed.length);
  if (whole && fitting.length === 1) return whole;
  return fitting.length > 0 ? 'more' : null;
}
