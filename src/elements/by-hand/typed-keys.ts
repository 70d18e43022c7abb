import type { Choice } from '../../walk/index.ts';

/** What a typed text, in lower case, chooses: a choice, null for none, or `more` if it can go on. */
export function findTyped(choices: readonly Choice[], typed: string): Choice | 'more' | null {
  const fitting = choices.filter(({ key }) => key.toLowerCase().startsWith(typed));
  const whole = fitting.find(({ key }) => key.length === typed.length);
  if (whole && fitting.length === 1) return whole;
  return fitting.length > 0 ? 'more' : null;
}
