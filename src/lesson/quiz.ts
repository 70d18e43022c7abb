import type { Token, Tokens } from 'marked';
import type { ContainerToken } from './containers.ts';

/** The containers that hold a quiz, and how each is answered. */
export const quizKinds = {
  quiz: 'one',
  'quiz-several': 'several',
  'quiz-number': 'number',
  'quiz-move': 'move',
  'quiz-line': 'line',
} as const;

/** The name of a container that holds a quiz. */
export type QuizName = keyof typeof quizKinds;

/** An answer: `- [x] label — feedback`, the feedback going on in the paragraphs below it. */
export interface QuizItem {
  readonly item: Tokens.ListItem;
  readonly isRight: boolean;
  readonly label: readonly Token[];
  readonly feedback: readonly Token[];
}

/** The parts of a quiz, as its author wrote them. */
export interface Quiz {
  readonly kind: (typeof quizKinds)[QuizName];
  /** The word before the question: the position of a quiz on a board, the language of one on a listing. */
  readonly subject: string;
  readonly question: readonly Token[];
  /** What stands between the question and its answers, a listing whose lines are the answers left out. */
  readonly before: readonly Token[];
  /** The listings of which a line is asked for; one, if all is well. */
  readonly listings: readonly Tokens.Code[];
  readonly items: readonly QuizItem[];
  /** What stands after the answers: hints and a solution. */
  readonly after: readonly Token[];
}

/** Whether a container holds a quiz. */
export function isQuiz({ name }: ContainerToken): boolean {
  return Object.hasOwn(quizKinds, name);
}

/** Reads a container as a quiz; what is missing is empty. */
export function readQuiz({ name, titleTokens, tokens = [] }: ContainerToken): Quiz {
  const kind = quizKinds[name as QuizName];
  const hasSubject = kind === 'move' || kind === 'line';
  const [subject, title] = hasSubject ? firstWord(titleTokens) : ['', titleTokens];
  const at = tokens.findIndex(isTaskList);
  const found = at < 0 ? tokens.length : at;
  const list = tokens[found] as Tokens.List | undefined;
  const between = tokens.slice(0, found);
  const listings = kind === 'line' ? (between.filter(({ type }) => type === 'code') as Tokens.Code[]) : [];
  const text = between.filter((token) => !listings.includes(token as Tokens.Code));
  const [question, before] = title.length || !hasSubject ? [title, text] : firstParagraph(text);
  return {
    kind,
    subject,
    question,
    before,
    listings,
    items: list?.items.map(itemOf) ?? [],
    after: tokens.slice(found + 1),
  };
}

function isTaskList(token: Token): boolean {
  return token.type === 'list' && (token as Tokens.List).items.some(({ task }) => task);
}

// The box stands before the text in a tight list, and inside the first paragraph in a loose one.
const isText = ({ type }: Token) => type !== 'checkbox';

function itemOf(item: Tokens.ListItem): QuizItem {
  const [first, ...rest] = (item.tokens as Tokens.Generic[]).filter(isText);
  const inline = (first?.tokens ?? []).filter(isText);
  const [label, feedback] = split(inline);
  const paragraph = { type: 'paragraph', raw: '', text: '', tokens: feedback };
  return {
    item,
    isRight: item.checked === true,
    label,
    feedback: [...(feedback.length ? [paragraph] : []), ...rest.filter(({ type }) => type !== 'space')],
  };
}

/** What stands before the first dash between spaces, and what after it. */
function split(tokens: readonly Token[]): [before: Token[], after: Token[]] {
  for (const [i, token] of tokens.entries()) {
    const [, before, after] =
      (token.type === 'text' && /^(.*?)(?:^|\s)—(?:\s|$)(.*)$/s.exec(token.raw)) || [];
    if (before === undefined) continue;
    return [
      [...tokens.slice(0, i), ...textToken(before)],
      [...textToken(after), ...tokens.slice(i + 1)],
    ];
  }
  return [[...tokens], []];
}

function firstWord(tokens: readonly Tokens.Generic[]): [word: string, rest: readonly Token[]] {
  const [first, ...rest] = tokens;
  if (first?.type !== 'text') return ['', tokens];
  const [, word, text] = /^(\S*)\s*(.*)$/s.exec(first.raw) ?? ['', '', ''];
  return [word, [...textToken(text), ...rest]];
}

/** The text of the first paragraph, if one begins the tokens, and what follows it. */
function firstParagraph(tokens: readonly Token[]): [text: readonly Token[], rest: readonly Token[]] {
  const [first, ...rest] = tokens;
  return first?.type === 'paragraph' ? [(first as Tokens.Paragraph).tokens, rest] : [[], tokens];
}

function textToken(raw: string): Token[] {
  const text = raw.trimStart();
  return text === '' ? [] : [{ type: 'text', raw: text, text, escaped: false }];
}
