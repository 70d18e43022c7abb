import { readAnswers } from '../../elements/kit/answers.ts';
import type { ShownAnswers } from './pair-messages.ts';
import { isCount } from './slide-place.ts';

/** In the window's history, so that what was shown survives a reload, and only that. */
const SHOWN = 'presentedAnswers';

let told = '';

/** Keeps which boxes are open and which questions are answered. */
export function keepAnswers({ open, answers }: ShownAnswers): void {
  const text = JSON.stringify([open, answers]);
  if (text === told) return;
  told = text;
  history.replaceState({ ...(history.state as object | null), [SHOWN]: { open, answers } }, '');
}

/** What was shown in this window before it was reloaded; nothing else. */
export function readKeptAnswers(): ShownAnswers {
  const { open, answers } = Object(Object(history.state)[SHOWN]) as Record<keyof ShownAnswers, unknown>;
  return { open: Array.isArray(open) ? open.filter(isCount) : [], answers: readAnswers(answers) };
}
