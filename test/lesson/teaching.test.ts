import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { words } from '../../src/words/index.ts';

const folder = new URL('../../lessons/', import.meta.url);
const lessons = readdirSync(folder).filter((file) => file.endsWith('.md'));

const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(texts)
      : [];
/** What buttons are called, among all other words. */
const names = new Set(texts(words));

/** The lines on slides or paper, except notes, that say how to use the page. Paper has no feedback on wrong answers. */
function listOnlyOnPage(source: string): string[] {
  const { first, back, next, over, out, last, play } = words.controls;
  const buttons = `\\*\\*(?:${[first, back, next, over, out, last, play].join('|')})\\*\\*`;
  const acts = 'press(?:es)?|click|drag|tap|scroll|hover|zoom|step forward|you can (?:choose|open)';
  const things = 'buttons?|sliders?|steppers?|timelines?|settings|(?:under|above the) (?:tests|output|text)';
  const said = [new RegExp(`⋯|${buttons}`), new RegExp(`\\b(?:${acts}|${things})\\b`, 'i')];
  const printed = source
    .replace(/^---[^]*?\n---\n/, '')
    .replace(/^:::notes$[^]*/m, '')
    .replaceAll(/^:::page$[^]*?^:::$|^- \[ \].*|^```[^]*?^```$/gm, '');
  return printed
    .split('\n')
    .filter(
      (line) =>
        line.includes('<kbd>') || said.some((each) => each.test(line.replaceAll(/<[^>]*>|\]\([^)]*\)/g, ''))),
    );
}

/**
 * The lines on paper, except notes, that say what a search shows step by step. Hints and solutions may: with them, trees
 * are printed finished.
 */
function listOnlyOnScreen(source: string): string[] {
  const steps =
    /\bgo (?:back |on )?to (?:the (?:return|call|last step) of )?\[|(?:^|[.:,] |then )step \[?(?:on|to|through)\b/i;
  const signs =
    /(?<!paper-)scissors|crossed out|dashe[ds]|yellow|grey line|sentence above the tree|with \*{0,2}Repeat|at each step|≠/i;
  return source
    .replace(/^---[^]*?\n---\n/, '')
    .replace(/^:::notes$[^]*/m, '')
    .replaceAll(/^:::(?:page|screen|hint|solution)\b[^]*?^:::$|^- \[[ x]\].*|^```[^]*?^```$/gm, '')
    .split('\n')
    .filter((line) => steps.test(line) || signs.test(line));
}

test('what only a screen shows step by step is found, except where paper leaves it out', () => {
  const onlyOnScreen = [
    'Go to [the return](#t.step=6).',
    'Then step [to the end](#t.step=9).',
    'A node that was cut has scissors.',
    'A yellow frame is the last board.',
  ];
  expect(listOnlyOnScreen(onlyOnScreen.join('\n\n'))).toEqual(onlyOnScreen);
  expect(listOnlyOnScreen(`:::screen\n${onlyOnScreen.join('\n\n')}\n:::\n\nGo to lesson 9.`)).toEqual([]);
});

test('what says how to use the page is found, except where slides and paper leave it out', () => {
  const onlyOnPage = [
    'Press Run now.',
    'Move the slider from 1 to 7.',
    '**Over** goes to its return.',
    'Its key is <kbd>B</kbd>.',
  ];
  expect(listOnlyOnPage(onlyOnPage.join('\n\n'))).toEqual(onlyOnPage);
  expect(listOnlyOnPage(`:::page\n${onlyOnPage.join('\n\n')}\n:::\n\nRun it now.`)).toEqual([]);
});

describe.each(lessons)('%s', (file) => {
  const source = readFileSync(new URL(file, folder), 'utf8');
  const prose = source
    .replace(/^---[^]*?\n---\n/, '')
    .replaceAll(/^```[^]*?^```$/gm, '```')
    .split(/\n\n+/);

  test('a question makes sense without the sentences before it: on a slide or a phone it may be alone', () => {
    const asked = [
      ...source.matchAll(/^:::quiz\S*(?: pseudocode| python| swift)? (.+)$/gm),
      ...source.matchAll(/<ply-predict[^>]*>([^<]*)/g),
    ].map(([, question]) => question);
    const tells = (question: string) =>
      question.split(' ').length > 3 &&
      !/^(?:And|But|Or|By then|Is (?:it|that|this))\b|\bthis line\b/.test(question);
    expect(asked.filter((question) => !tells(question))).toEqual([]);
  });

  test('the plan for a class has the minutes that a reader needs, and fits a lesson of 45', () => {
    const notes = source.slice(source.indexOf('\n:::notes\n'));
    const plan = [...notes.matchAll(/^\| (\d+) \| [^|]+ \|/gm)].map(([, minutes]) => Number(minutes));
    const [, whole] = /^minutes: (\d+)$/m.exec(source)!;
    const sum = plan.reduce((all, minutes) => all + minutes, 0);
    expect(sum).toBeGreaterThanOrEqual(Number(whole));
    expect(sum).toBeLessThanOrEqual(45);
    expect(notes).toMatch(/\b45 minutes\b/);
  });

  test('only what slides and paper leave out speaks of buttons and of what else is on the page alone', () => {
    expect(listOnlyOnPage(source)).toEqual([]);
  });

  test('a key is marked as one, as touch screens leave it out', () => {
    expect(source.match(/\bkeys? (?:(?:is|are) )?`[A-Z]`/g)).toBeNull();
  });

  test('only what paper leaves out speaks of the steps of a search', () => {
    expect(listOnlyOnScreen(source)).toEqual([]);
  });

  test('a view of a search that nothing on the page moves is of a step that shows something', () => {
    const unmoved = [...source.matchAll(/<ply-search id="([^"]+)"([^>]*)>\s*<\/ply-search>/g)];
    const empty = unmoved
      .filter(([, , attributes]) => !attributes.includes(' step='))
      .flatMap(([, id]) => [
        ...source.matchAll(new RegExp(`<ply-(?:moves|stack|tree|output) for="${id}"`, 'g')),
      ]);
    expect(empty.map(([view]) => view)).toEqual([]);
  });

  test('a board is not drawn right above a question for a move, which draws it too', () => {
    const positionOf = (id: string) =>
      new RegExp(`<ply-\\w+ id="${id}"[^>]* position="([^"]+)"`).exec(source)?.[1];
    const pairs = source.matchAll(
      /<ply-board[^>]* (for|position)="([^"]+)"(?:(?!<ply-|:::|^#)[^])*?(?:<ply-predict for="([^"]+)" ask="move">|:::quiz-move (\S+))/gm,
    );
    const twice = [...pairs].filter(([, by, shown = '', search = '', position]) => {
      const asked = position ?? positionOf(search);
      return asked !== undefined && asked === (by === 'for' ? positionOf(shown) : shown);
    });
    expect(twice.map(([both]) => both)).toEqual([]);
  });

  test('a finished board above a question does not show that it is finished', () => {
    // A question asks about a board where nothing but text and other boards stands between them.
    const asked = /<ply-board((?:(?!<ply-[^b]|:::|^#)[^])*?)(?:<ply-predict|:::quiz)/gm;
    const boards = [...source.matchAll(asked)].flatMap(([, between]) =>
      [...`<ply-board${between}`.matchAll(/<ply-board( asked)?[^>]* position="([^"]+)"/g)].map(
        ([, isAsked, position]) => ({ position, isAsked: isAsked !== undefined }),
      ),
    );
    const telling = boards.filter(({ position, isAsked }) => {
      const { game, ...rest } = parsePosition(position);
      return !isAsked && game.outcome({ game, ...rest }) !== null;
    });
    expect(telling).toEqual([]);
  });

  test('a paragraph has at most 60 words, and nothing is exclaimed', () => {
    const paragraphs = prose
      .filter((block) => !/^(?:\||:::quiz)/m.test(block))
      .flatMap((block) => block.replaceAll(/^:::.*$|<[^>]*>|\]\([^)]*\)/gm, ' ').split(/\n(?=- |\d\. )/));
    const count = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
    expect(paragraphs.filter((each) => count(each) > 60 || /\w!(?:\s|$)/.test(each))).toEqual([]);
  });

  test('the text in sight right after a question does not say what follows from its answer', () => {
    const after = prose.flatMap((block, index) => {
      const next = prose[index + 1] ?? '';
      if (!/^:::$/m.test(block) || /^(?::::|#)/.test(next)) return [];
      const question =
        prose.slice(0, index + 1).findLast((each) => /^:::(?!hint|page|cover|$)\w/.test(each)) ?? '';
      const [, right] = /^:::quiz-number[^]*?^- \[x\] (\S+)/m.exec(`${question}\n${block}`) ?? [];
      const isTold = right !== undefined && new RegExp(`(?<![\\d,.])${right}(?![\\d,.]*\\d)`).test(next);
      return question.startsWith(':::quiz') && (isTold || next.startsWith('So ')) ? [next] : [];
    });
    expect(after).toEqual([]);
  });

  test('what is said of a right answer gives its reason: a class that gave no answer sees it too', () => {
    expect(source.match(/^- \[x\].* — (?:Close|Correct|Exactly|Good|Right|Well|Yes)\b.*$/gm) ?? []).toEqual(
      [],
    );
  });

  test('a comparison in a solution is only for the page: a slide of its own steps through it', () => {
    const solved = [...source.matchAll(/^(.*)\n:::solution.*\n(?:(?!:::)[^])*?<ply-compare id="([^"]+)"/gm)];
    const onSlides = [...source.matchAll(/^:::slide\n(?:(?!:::)[^])*?<ply-compare id="([^"]+)-slide"/gm)];
    expect(solved.map(([, before, id]) => [before, id])).toEqual(onSlides.map(([, id]) => [':::page', id]));
  });

  test('a button that is to be pressed has the name that the text gives it', () => {
    const pressed = [...source.matchAll(/\b[Pp]ress (?:\*\*([^*]+)\*\*|([A-Z][a-z]+))/g)];
    expect(pressed.map(([, bold, plain]) => bold ?? plain).filter((name) => !names.has(name))).toEqual([]);
  });
});
