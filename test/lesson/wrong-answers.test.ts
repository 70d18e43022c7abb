import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Kind, type Trace } from '../../src/search/index.ts';
import { findAnswer, makeQuestion, makeVerdict, readQuestionKind } from '../../src/walk/index.ts';
import { openSession } from '../walk/transcript.ts';

type Score = (win: number, depth: number) => number;
type BackUp = (values: readonly number[], isMax: boolean) => number;

const largest = (values: readonly number[]) => Math.max(...values);
const smallest = (values: readonly number[]) => Math.min(...values);
const minimax: BackUp = (values, isMax) => (isMax ? largest : smallest)(values);

/** How students score a win at a depth: without the depth, with the wrong sign, one ply off. */
const scores: readonly Score[] = [
  (win) => win,
  (win, depth) => win + depth,
  (win, depth) => win - depth - 1,
  (win, depth) => win - depth + 1,
];

/** What they take back: both sides the largest, both the smallest, MAX and MIN swapped. */
const backUps: readonly BackUp[] = [largest, smallest, (values, isMax) => minimax(values, !isMax)];

/** With a score of wins, or without one the right scores. */
function judge(trace: Trace, node: number, backUp: BackUp, score?: Score): number {
  const children = [...trace.children(node)];
  if (children.length > 0)
    return backUp(
      children.map((child) => judge(trace, child, backUp, score)),
      trace.isMax(node),
    );
  const right = trace.score[node];
  if (!score || trace.kindOf(node) !== Kind.terminal) return right;
  return (
    Math.sign(right) *
    score(trace.options.win, trace.ply[node] - (trace.options.depthFrom === 'move' ? 1 : 0))
  );
}

/** The numbers that a belief leads to, by the whole subtree or by the end of its best line alone. */
function listWrongNumbers(trace: Trace, node: number): number[] {
  const { root, options, score } = trace;
  const from = trace.source(node);
  const children = [...trace.children(from)].map((child) => score[child]);
  const end = trace.principalNodes(from).at(-1)!;
  const numbers = [
    -score[node],
    ...backUps.map((backUp) => judge(trace, from, backUp)),
    ...(children.length > 0 ? [children.reduce((sum, each) => sum + each, 0) / children.length] : []),
    ...(root.game.isAbstract ? [] : [0]),
    ...(options.scoring.dependsOnDepth
      ? scores.flatMap((each) => [from, end].map((at) => judge(trace, at, minimax, each)))
      : []),
  ];
  return [...new Set(numbers)].filter((number) => number !== score[node]);
}

const folder = new URL('../../lessons/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.md'));

const questions = files.flatMap((file) => {
  const source = readFileSync(new URL(file, folder), 'utf8');
  const tags = [...source.matchAll(/<ply-[^>]*>/g)].map(([tag]) => tag);
  return [...source.matchAll(/<ply-predict([^>]*)>([^]*?)<\/ply-predict>/g)].map(([, attributes, asked]) => {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const { trace } = openSession(tags.find((tag) => tag.includes(` id="${read('for')}"`))!);
    return { file, asked, trace, question: makeQuestion(trace, readQuestionKind(read('ask')), read('node')) };
  });
});

const answer = ({ trace, question }: (typeof questions)[number], given: number) =>
  makeVerdict(trace, question, given, 1, 'a1-c3');

test.each(questions.filter(({ question }) => question.ask === 'value'))(
  '$file: $asked Each number that a known belief leads to is explained.',
  (asked) => {
    const unexplained = listWrongNumbers(asked.trace, asked.question.node).flatMap((number) => {
      const { diagnosis, told } = answer(asked, number);
      return diagnosis === 'unknown' && !told.text.includes('Did you') ? `${number}: ${told.text}` : [];
    });
    expect(unexplained).toEqual([]);
  },
);

test.each(questions.filter(({ question }) => question.ask === 'move'))(
  '$file: $asked Each wrong move is answered by what it leads to.',
  (asked) => {
    const { trace, question } = asked;
    const moves = [...trace.children(question.node)].map((child) => trace.move[child]);
    const unexplained = moves
      .filter((move) => move !== findAnswer(trace, question))
      .map((move) => answer(asked, move).told.text)
      .filter(
        (text) => !/ answers [a-d]\d?|worth|loses|wins sooner|has the (?:smallest|largest) score/.test(text),
      );
    expect(unexplained).toEqual([]);
  },
);
