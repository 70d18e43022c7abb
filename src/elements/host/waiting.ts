import type { ReactiveControllerHost } from 'lit';
import { answerBook, lessonAround } from '../kit/answer-book.ts';
import { follow } from '../kit/follow.ts';
import { hostOf, type SessionHost } from './session-host.ts';

/** A `ply-predict`, which may still have to wake up: until then it has attributes alone. */
type Predict = HTMLElement & { readonly for?: string; readonly ask?: string; readonly node?: string };

/** What the answer to a `ply-predict` is kept under. */
export function predictName(question: Predict): string {
  const session = read(question, 'for') || (hostOf(question)?.id ?? '');
  const [ask, node] = [read(question, 'ask') || 'value', read(question, 'node').replace(/\s/g, '')];
  return question.id || `${session}.${ask}.${node}`;
}

/** Tells a view which questions of the page about its search wait for their answers, and draws it anew at every answer. */
export class Waiting {
  constructor(
    view: ReactiveControllerHost,
    private readonly host: () => SessionHost | null,
  ) {
    follow(view, (changed) => answerBook.subscribe(changed));
  }

  /** Whether a question waits: what lies ahead would answer it. */
  get isAsked(): boolean {
    return isAskedAbout(this.host());
  }

  /** Whether a question waits about what is cut: the size of the tree would answer it, and any number that is not reached yet. */
  get isCutAsked(): boolean {
    return isAskedAbout(this.host(), 'cut');
  }
}

/** Whether a question that the page asks about a search, perhaps only of one kind, waits for its answer. */
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
