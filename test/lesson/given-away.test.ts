import { describe, expect, test } from 'vitest';
import { readSite } from '../../src/build/read-site.ts';
import type { Position } from '../../src/game/index.ts';
import type { Trace } from '../../src/search/index.ts';
import { words } from '../../src/words/index.ts';
import { writeStretches } from '../../src/lesson/index.ts';
import { findAnswer, makeQuestion, readQuestionKind, type Question } from '../../src/walk/index.ts';
import { openSession } from '../walk/transcript.ts';

interface Found {
  /** Its tags, with the content between them. */
  readonly html: string;
  readonly tag: string;
  readonly trace: Trace;
}

interface Asked extends Found {
  readonly question: Question;
  readonly answer: string;
}

const read = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The elements that show a search or ask about one, in the order of the page. */
function listElements(html: string): Found[] {
  const hosts = [...html.matchAll(/<ply-(?:search|stepper|by-hand|compare)\b[^>]*>/g)].map(([tag]) => tag);
  return [...html.matchAll(/<(ply-[a-z-]+)\b[^>]*>/g)].flatMap(({ 0: tag, 1: name, index }) => {
    const host = hosts.includes(tag) ? tag : hosts.find((each) => read(each, 'id') === read(tag, 'for'));
    if (!host || (!hosts.includes(tag) && read(tag, 'for') === '')) return [];
    return [{ html: html.slice(index, html.indexOf(`</${name}>`, index)), tag, trace: recall(host) }];
  });
}

const traces = new Map<string, Trace>();

function recall(host: string): Trace {
  const trace = traces.get(host) ?? openSession(host).trace;
  traces.set(host, trace);
  return trace;
}

function readQuestion({ tag, trace, ...found }: Found): Asked {
  const question = makeQuestion(trace, readQuestionKind(read(tag, 'ask')), read(tag, 'node'));
  const answer = findAnswer(trace, question);
  const named =
    typeof answer === 'boolean'
      ? words.predict[answer ? 'yes' : 'no']
      : question.ask === 'move'
        ? trace.root.game.moveName(answer, 'a1-c3')
        : words.formatScore(answer);
  return { ...found, tag, trace, question, answer: named };
}

const nameOf = ({ game, toMove }: Position, position: Position) =>
  `${game.name} ${game.format(position)} ${toMove}`;
const namePosition = (position: Position) => nameOf(position, position);

/** What is shown before anything is opened. */
const unfold = (html: string) =>
  html.replaceAll(new RegExp(`<details[^>]*>\\s*<summary>${words.lesson.finished}[^]*?</details>`, 'g'), '');

/** The positions that have their scores in a picture or a table, and whether their moves have them too. */
function listScores({ html, trace }: Found) {
  const shown = unfold(html);
  const nodes = [
    ...(/<figure class="picture[^]*?<\/figure>/.exec(shown)?.[0] ?? '').matchAll(
      /data-node="(\d+)"[^]*?(?=data-node=|$)/g,
    ),
  ];
  const drawn = nodes
    .filter(([text]) => text.includes('class="pill'))
    .map(([text, node]) => ({ node: Number(node), text }));
  const rows = [...shown.matchAll(/<th scope="row">([^<]*)<\/th>[^]*?<\/tr>/g)].flatMap(([text, name]) => {
    const node = [...trace.children(0)].find(
      (child) => trace.root.game.moveName(trace.move[child], 'a1-c3') === name,
    );
    return node === undefined ? [] : [{ node, text }];
  });
  return [...drawn, ...rows].map(({ node, text }) => ({
    node,
    score: /class="pill[^>]*>(?:<[^>]*>)*([^<]*)</.exec(text)?.[1].trim() ?? '',
  }));
}

function showsAnswer(earlier: Found, { trace, question, answer }: Asked): boolean {
  const place = namePosition(trace.position(question.node));
  return listScores(earlier).some(({ node, score }) => {
    const at = question.ask === 'move' ? earlier.trace.parent[node] : node;
    if (at < 0 || namePosition(earlier.trace.position(at)) !== place) return false;
    const { game } = trace.root;
    return question.ask === 'move'
      ? earlier.trace.bestChild(at) === node && game.moveName(earlier.trace.move[node], 'a1-c3') === answer
      : score === answer;
  });
}

function saysAnswer(earlier: Found, { trace, question, answer }: Asked): boolean {
  if (!earlier.tag.startsWith('<ply-predict') || earlier.trace !== trace) return false;
  const other = readQuestion(earlier);
  if (other.question.node !== question.node) return false;
  const told = / slot="fallback"[^>]*>\s*<summary>[^]*$/.exec(earlier.html)![0].replaceAll(/<[^>]*>/g, ' ');
  return told.split(/[\s.,:;]+/).includes(answer);
}

const lessons = readSite('.').lessons.map(({ slug, stretches }) => ({
  slug,
  elements: listElements(writeStretches(stretches)),
}));

describe.each(lessons)('without scripts, $slug', ({ elements }) => {
  const questions = elements.flatMap((each, i) =>
    each.tag.startsWith('<ply-predict') ? [{ asked: readQuestion(each), at: i }] : [],
  );

  test.runIf(questions.length > 0)('gives no answer before its question, or in the search below it', () => {
    const given = questions.flatMap(({ asked, at }) =>
      elements
        .filter((each, i) =>
          i < at
            ? showsAnswer(each, asked) || saysAnswer(each, asked)
            : each.trace === asked.trace && showsAnswer(each, asked),
        )
        .map(({ tag }) => `${tag} gives ${asked.answer}, the answer to ${asked.tag}`),
    );
    expect(given).toEqual([]);
  });
});

test('most lessons ask about nodes', () => {
  expect(
    lessons.filter(({ elements }) => elements.some(({ tag }) => tag.startsWith('<ply-predict'))).length,
  ).toBeGreaterThan(7);
});
