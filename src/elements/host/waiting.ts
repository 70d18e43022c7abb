import { answerBook } from '../kit/answer-book.ts';
import { lessonAround } from '../questions/answer-controller.ts';
import { hostOf, type SessionHost } from './session-controller.ts';

/** A `ply-predict`, which may still have to wake up: until then it has attributes alone. */
type Predict = HTMLElement & { readonly for?: string; readonly ask?: string; readonly node?: string };

/** What the answer to a `ply-predict` is kept under. */
export function predictName(question: Predict): string {
  const session = read(question, 'for') || (hostOf(question)?.id ?? '');
  const [ask, node] = [read(question, 'ask') || 'value', read(question, 'node').replace(/\s/g, '')];
  return question.id || `${session}.${ask}.${node}`;
}

/** Whether a question that the page asks about a search waits for its answer. */
export function isAskedAbout(host: SessionHost | null): boolean {
  if (!host) return false;
  const questions = document.querySelectorAll<Predict>('ply-predict');
  return [...questions].some((question) => {
    const session = read(question, 'for');
    if (session ? session !== host.id : hostOf(question) !== host) return false;
    return !answerBook.answered(lessonAround(question), predictName(question))?.isDone;
  });
}

function read(question: Predict, name: 'for' | 'ask' | 'node'): string {
  return question[name] ?? question.getAttribute(name) ?? '';
}
