import type { ReactiveControllerHost } from 'lit';
import { questionRows, readQuestionKind, type QuestionKind } from '../../walk/index.ts';
import { answerBook, findLessonAround } from '../kit/answer-book.ts';
import type { GivenAnswer } from '../kit/answers.ts';
import { subscribeElement } from '../kit/subscribe-element.ts';
import { isWaiting, passBy, subscribeReached } from './reached-questions.ts';
import { findSessionHost, type SessionHost } from './session-host.ts';

/** About a search or a node of it. Only attributes exist before its script is loaded. */
type Question = HTMLElement & { readonly for?: string; readonly ask?: string; readonly node?: string };

export function makeAnswerKey(question: Question): string {
  const session = readProperty(question, 'for') || (findSessionHost(question)?.id ?? '');
  return question.id || `${session}.${readKind(question)}.${readNode(question)}`;
}

/** Tracks the open questions about a view's search, and redraws the view after every answer. */
export class OpenQuestions {
  constructor(
    view: ReactiveControllerHost,
    private readonly findHost: () => SessionHost | null,
  ) {
    subscribeElement(view, (changed) => answerBook.subscribe(changed));
    subscribeElement(view, subscribeReached);
  }

  get host(): SessionHost | null {
    return this.findHost();
  }

  /** How many questions hide later steps. */
  get count(): number {
    return listOpenQuestions(this.host).length;
  }

  /** Whether the reader has given a wrong answer to each question that hides later steps. */
  get isTried(): boolean {
    return listOpenQuestions(this.host).every((question) => findAnswer(question) !== null);
  }

  /** Whether later steps would answer an open question. */
  get isAsked(): boolean {
    return hasOpenQuestion(this.host);
  }

  /** Whether the size of the tree, or any number not reached yet, would answer an open question. */
  get hidesSize(): boolean {
    return hasOpenQuestion(this.host, hidesSize);
  }

  readonly showAnyway = (): void => passBy(listOpenQuestions(this.host));
}

export function hasOpenQuestion(host: SessionHost | null, isMeant = (_: Question) => true): boolean {
  return host?.isAsking || listOpenQuestions(host).some(isMeant);
}

export function hidesSize(question: Question): boolean {
  return questionRows[readKind(question)].hidesSize;
}

/** Whether another question about the same node is unanswered, which what is said of this one may answer. */
export function hasOpenTwin(question: Question, host: SessionHost | null): boolean {
  const node = readNode(question);
  return listPredictions(host).some((each) => each !== question && readNode(each) === node);
}

function readNode(question: Question): string {
  return readProperty(question, 'node').replace(/\s/g, '');
}

function readKind(question: Question): QuestionKind {
  return readQuestionKind(readProperty(question, 'ask'));
}

/** The questions that hide something: reached by the reader, but neither answered nor passed by. */
function listOpenQuestions(host: SessionHost | null): Question[] {
  return listUnanswered(host).filter(isWaiting);
}

/** The unanswered questions about a node of a search. */
export function listPredictions(host: SessionHost | null): Question[] {
  return listUnanswered(host, 'ply-predict');
}

/** All unanswered questions about a search, in the order of the page. */
export function listUnanswered(host: SessionHost | null, tags = 'ply-predict, ply-quiz[for]'): Question[] {
  if (!host) return [];
  return [...document.querySelectorAll<Question>(tags)].filter((question) => {
    const session = readProperty(question, 'for');
    if (session ? session !== host.id : findSessionHost(question) !== host) return false;
    return !findAnswer(question)?.isDone;
  });
}

function findAnswer(question: Question): GivenAnswer | null {
  return answerBook.findAnswer(findLessonAround(question), makeAnswerKey(question));
}

function readProperty(question: Question, name: 'for' | 'ask' | 'node'): string {
  return question[name] ?? question.getAttribute(name) ?? '';
}
