import type { ReactiveControllerHost } from 'lit';
import { answerBook, lessonAround } from '../kit/answer-book.ts';
import { follow } from '../kit/follow.ts';
import { hostOf, type SessionHost } from './session-host.ts';

/** Before its script is loaded it has only attributes. */
type Predict = HTMLElement & { readonly for?: string; readonly ask?: string; readonly node?: string };

export function predictName(question: Predict): string {
  const session = read(question, 'for') || (hostOf(question)?.id ?? '');
  const [ask, node] = [read(question, 'ask') || 'value', read(question, 'node').replace(/\s/g, '')];
  return question.id || `${session}.${ask}.${node}`;
}

/** Knows which questions about a view's search are open, and redraws the view after every answer. */
export class Waiting {
  constructor(
    view: ReactiveControllerHost,
    private readonly host: () => SessionHost | null,
  ) {
    follow(view, (changed) => answerBook.subscribe(changed));
  }

  /** Whether later steps would answer an open question. */
  get isAsked(): boolean {
    return isAskedAbout(this.host());
  }

  /** Whether a question about cutoffs is open: the size of the tree, or any number not reached yet, would answer it. */
  get isCutAsked(): boolean {
    return isAskedAbout(this.host(), 'cut');
  }
}

function isAskedAbout(host: SessionHost | null, ask?: string): boolean {
  if (!host) return false;
  const questions = document.querySelectorAll<Predict>('ply-predict');
  return [...questions].some((question) => {
    if (ask !== undefined && read(question, 'ask') !== ask) return false;
    const session = read(question, 'for');
    if (session ? session !== host.id : hostOf(question) !== host) return false;
    return !answerBook.answered(lessonAround(question), predictName(question))?.isDone;
  });
}

function read(question: Predict, name: 'for' | 'ask' | 'node'): string {
  return question[name] ?? question.getAttribute(name) ?? '';
}
