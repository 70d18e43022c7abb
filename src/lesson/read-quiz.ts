import type { Token, Tokens } from 'marked';
import { mnkRules, parsePosition, type Position } from '../game/index.ts';
import { quizKinds, type QuizKind } from '../walk/index.ts';
import { words } from '../words/index.ts';
import type { ContainerToken } from './containers.ts';

export type QuizName = (typeof quizKinds)[QuizKind]['container'];

const kindNames = Object.keys(quizKinds) as QuizKind[];

export const quizNames: readonly QuizName[] = kindNames.map((kind) => quizKinds[kind].container);

/** `- [x] label — feedback`, or `- [ ] label — belief: feedback`. The paragraphs below continue the feedback. */
export interface QuizItem {
  readonly item: Tokens.ListItem;
  readonly isRight: boolean;
  readonly label: readonly Token[];
  /** The name of the belief behind a wrong answer, unchecked; null for none. */
  readonly belief: string | null;
  readonly feedback: readonly Token[];
}

export interface Quiz {
  readonly kind: QuizKind;
  /** The id of the search that would answer it, from `for=id` before the question; empty for none. */
  readonly search: string;
  /** The word before the question: a position, or the language of a listing. */
  readonly subject: string;
  /** The words before a position that name its game; empty for tic-tac-toe. */
  readonly game: string;
  readonly question: readonly Token[];
  /** Between the question and its answers, except a listing whose lines are the answers. */
  readonly before: readonly Token[];
  /** The listings to choose a line from; a valid quiz has one. */
  readonly listings: readonly Tokens.Code[];
  readonly items: readonly QuizItem[];
  readonly after: readonly Token[];
}

export function isQuiz({ name }: ContainerToken): boolean {
  return quizNames.includes(name as QuizName);
}

/** Missing parts are empty. */
export function readQuiz({ name, titleTokens, tokens = [] }: ContainerToken): Quiz {
  const kind = kindNames.find((each) => quizKinds[each].container === name)!;
  const { subject: named } = quizKinds[kind];
  const [host, after] = takeStart(titleTokens, /^for=\S*/);
  const [game, untitled] = named === 'position' ? takeStart(after, gameWords) : ['', after];
  const [subject, title] = named !== null ? takeStart(untitled, /^\S*/) : ['', untitled];
  const at = tokens.findIndex(isTaskList);
  const found = at < 0 ? tokens.length : at;
  const list = tokens[found] as Tokens.List | undefined;
  const between = tokens.slice(0, found);
  const listings =
    named === 'language' ? (between.filter(({ type }) => type === 'code') as Tokens.Code[]) : [];
  const text = between.filter((token) => !listings.includes(token as Tokens.Code));
  const [question, before] = title.length || named === null ? [title, text] : takeFirstParagraph(text);
  return {
    kind,
    search: host.slice('for='.length),
    subject,
    game,
    question,
    before,
    listings,
    items: list?.items.map(readItem) ?? [],
    after: tokens.slice(found + 1),
  };
}

/** Throws on a position that can't be read in its game. */
export function readQuizPosition({ subject, game }: Quiz): Position {
  return parsePosition(subject, { game: game || undefined });
}

function isTaskList(token: Token): boolean {
  return token.type === 'list' && (token as Tokens.List).items.some(({ task }) => task);
}

// The box is before the text in a tight list, and in the first paragraph in a loose one.
const isText = ({ type }: Token) => type !== 'checkbox';

function readItem(item: Tokens.ListItem): QuizItem {
  const [first, ...rest] = (item.tokens as Tokens.Generic[]).filter(isText);
  const inline = (first?.tokens ?? []).filter(isText);
  const [label, said] = splitAtDash(inline);
  const [belief, feedback] = takeBelief(said);
  const paragraph = { type: 'paragraph', raw: '', text: '', tokens: feedback };
  return {
    item,
    isRight: item.checked === true,
    label,
    belief,
    feedback: [...(feedback.length ? [paragraph] : []), ...rest.filter(({ type }) => type !== 'space')],
  };
}

function splitAtDash(tokens: readonly Token[]): [before: Token[], after: Token[]] {
  for (const [i, token] of tokens.entries()) {
    const [, before, after] =
      (token.type === 'text' && /^(.*?)(?:^|\s)—(?:\s|$)(.*)$/s.exec(token.raw)) || [];
    if (before === undefined) continue;
    return [
      [...tokens.slice(0, i), ...makeTextToken(before)],
      [...makeTextToken(after), ...tokens.slice(i + 1)],
    ];
  }
  return [[...tokens], []];
}

/** A belief has a hyphen in its name, or is one of the few that have none. */
function takeBelief(tokens: readonly Token[]): [belief: string | null, rest: Token[]] {
  const [first, ...rest] = tokens;
  const [, name, text] = (first?.type === 'text' && /^([a-z]+(?:-[a-z]+)*): (.*)$/s.exec(first.raw)) || [];
  const isBelief = name !== undefined && (name.includes('-') || Object.hasOwn(words.beliefs, name));
  return isBelief ? [name, [...makeTextToken(text), ...rest]] : [null, [...tokens]];
}

/** `4,4,3`, `5,4,4 gravity` or `misère`. */
const gameWords = new RegExp(
  String.raw`^(?:\d+,\d+,\d+(?=\s))?(?:\s*\b(?:${Object.entries(mnkRules).flat().join('|')})(?=\s))*`,
  'i',
);

/** Takes what a pattern finds at the start of a text. */
function takeStart(
  tokens: readonly Tokens.Generic[],
  pattern: RegExp,
): [found: string, rest: readonly Tokens.Generic[]] {
  const [first, ...rest] = tokens;
  if (first?.type !== 'text') return ['', tokens];
  const [found] = pattern.exec(first.raw) ?? [''];
  return [found, [...makeTextToken(first.raw.slice(found.length)), ...rest]];
}

function takeFirstParagraph(tokens: readonly Token[]): [text: readonly Token[], rest: readonly Token[]] {
  const [first, ...rest] = tokens;
  return first?.type === 'paragraph' ? [(first as Tokens.Paragraph).tokens, rest] : [[], tokens];
}

function makeTextToken(raw: string): Tokens.Generic[] {
  const text = raw.trimStart();
  return text === '' ? [] : [{ type: 'text', raw: text, text, escaped: false }];
}
