import { describe, expect, test } from 'vitest';
import { listMarks, type Tag } from '../../src/catalogue/index.ts';
import { isInPart, listParts, readPart, writePart } from '../../src/site/present/lesson-part.ts';
import { Inbox } from '../../src/site/present/inbox.ts';
import { readMessage, type OwnPage, type PairMessage } from '../../src/site/present/pair-messages.ts';
import '../../src/elements/compare/ply-compare.ts';
import type { SearchHost } from '../../src/elements/host/search-host.ts';
import { search as runSearch } from '../../src/search/index.ts';
import { listMentions } from '../../src/site/present/mentions.ts';
import { readLinkId, readLinkStep } from '../../src/site/present/lesson-links.ts';
import { prepareSearch } from '../../src/walk/index.ts';
import { readSlidePlace, writeSlidePlace } from '../../src/site/present/slide-place.ts';
import { findAsked } from '../../src/site/present/answer-slides.ts';
import { findExhibits, isRepeated } from '../../src/site/present/exhibits.ts';
import { divideAt, divideIntoSlides, type SlideBlock } from '../../src/site/present/slide-spans.ts';
import { findRow, measureDelay, readTimetable } from '../../src/site/present/timetable.ts';
import { findNextStep, listStepsBetween } from '../../src/site/present/list-steps.ts';

describe('the place in an address', () => {
  test('is a section from 1, and the block of it from 0', () => {
    expect(readSlidePlace('?present=3.2', 9)).toEqual({ section: 3, block: 2 });
    expect(readSlidePlace('?other=1&present=9', 9)).toEqual({ section: 9, block: 0 });
    expect(readSlidePlace('?present', 9)).toEqual({ section: 1, block: 0 });
    expect(readSlidePlace('?present', 9, 4)).toEqual({ section: 4, block: 0 });
    expect(readSlidePlace('?other=1', 9)).toBeNull();
  });

  test.each(['0', '10', '-1', '1.', '1e1', '3.2.1', '<b>', '٣'])('is not %s', (value) => {
    expect(readSlidePlace(`?present=${encodeURIComponent(value)}`, 9)).toContain(
      'expected a number from 1 to 9',
    );
  });

  const at = (search: string) => ({ pathname: '/lesson/', search, hash: '#tree' });

  test('is written beside what else the address asks for, and taken out again', () => {
    expect(writeSlidePlace(at('?other=1&present=2'), { section: 4, block: 1 })).toBe(
      '/lesson/?other=1&present=4.1#tree',
    );
    expect(writeSlidePlace(at('?present=4.1'), null)).toBe('/lesson/#tree');
    expect(writeSlidePlace(at(''), { section: 1, block: 0 })).toBe('/lesson/?present=1#tree');
  });
});

describe('the parts of a lesson', () => {
  const sections = [1, 2, 3, 4].map((number) => {
    const section = document.createElement('section');
    section.append(document.createElement('h2'));
    section.firstElementChild!.toggleAttribute('data-part', number === 3);
    return section;
  });

  test('begin where headings are marked, and hold all sections', () => {
    const parts = listParts(sections);
    expect(parts.map(({ first, last }) => [first, last])).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(listParts(sections.slice(0, 2))).toEqual([]);
    expect([2, 3].map((section) => isInPart(section, parts[0]))).toEqual([true, false]);
  });

  test('are in an address by their number', () => {
    const parts = listParts(sections);
    expect(readPart('?present=3&part=2', parts)).toEqual(parts[1]);
    expect(readPart('?present=3', parts)).toBeNull();
    expect(readPart('?part=3', parts)).toContain('expected a number from 1 to 2');
    expect(readPart('?part=1', [])).toContain('has no parts');
    expect(writePart('?present=3&part=2', 1)).toBe('?present=3&part=1');
    expect(writePart('?present=3&part=2', null)).toBe('?present=3');
  });
});

describe('the timetable', () => {
  const article = document.createElement('article');
  const [one, two, three] = [4, null, 6].map((minutes) => {
    const section = document.createElement('section');
    const heading = document.createElement('h2');
    if (minutes !== null) heading.dataset['minutes'] = `${minutes}`;
    section.append(heading, document.createElement('p'));
    article.append(section);
    return section;
  });
  const after = one.cloneNode(true) as Element;
  after.firstElementChild!.removeAttribute('data-minutes');
  article.append(after);
  const rows = readTimetable(article);

  test('knows the row of a slide, also of a section between two rows, and none after the last', () => {
    expect(rows.map(({ minutes }) => minutes)).toEqual([4, 6]);
    const row = (section: Element) => findRow(rows, section.querySelector('p')!);
    expect([one, two, three, after].map(row)).toEqual([0, 0, 1, null]);
    expect(findRow(rows, one.querySelector('h2')!)).toBe(0);
    expect(findRow([], one)).toBeNull();
  });

  test('says by how many whole minutes a class is late, from the row with which it began', () => {
    const plan = [4, 6, 3].map((minutes) => ({ minutes }));
    const delay = (begun: number, now: number, elapsed: number) =>
      measureDelay(plan, { begun, now, elapsed });
    expect([0, 3.9, 4.9, 6.2].map((elapsed) => delay(0, 0, elapsed))).toEqual([0, 0, 0, 2]);
    expect([1.5, 3.5, 4, 10, 12.5].map((elapsed) => delay(0, 1, elapsed))).toEqual([-2, 0, 0, 0, 2]);
    expect([0, 5.9, 6].map((elapsed) => delay(1, 2, elapsed))).toEqual([-6, 0, 0]);
    expect(delay(1, 0, 3)).toBe(3);
  });
});

describe('the slides of a section', () => {
  const search = {} as HTMLElement;
  const block = (
    kind: SlideBlock['kind'],
    height = 100,
    beside: HTMLElement | null = search,
  ): SlideBlock => ({ kind, height, beside });
  const starts = (blocks: readonly SlideBlock[], room = 1000) =>
    divideIntoSlides(blocks, room).map(({ start }) => start);

  test('are one under each heading, which it is told with', () => {
    const blocks = [block('heading'), block('text'), block('heading'), block('heading'), block('text')];
    expect(divideIntoSlides(blocks, 1000)).toEqual([
      { heading: 0, start: 0, end: 2, beside: search },
      { heading: 3, start: 2, end: 5, beside: search },
    ]);
  });

  test('are more where they do not fit, the heading counted each time', () => {
    const text = block('text', 200);
    expect(starts([block('heading'), text, text, text, text], 500)).toEqual([0, 3]);
    expect(starts([block('heading'), block('text', 900), text], 500)).toEqual([0, 2]);
  });

  test('are divided at an author’s mark, and where what stands beside them is another', () => {
    expect(starts([block('text'), block('break', 0), block('text')])).toEqual([0, 1]);
    expect(starts([block('text'), block('text', 100, null), block('text', 100, null)])).toEqual([0, 1]);
  });

  test('have one question each, with its aids, and nothing after it that may tell its answer', () => {
    const blocks = [
      block('text'),
      block('question'),
      block('aid'),
      block('question'),
      block('aid'),
      block('text'),
    ];
    expect(starts(blocks)).toEqual([0, 3, 5]);
    expect(starts([block('text'), block('exhibit', 1), block('text')])).toEqual([0, 2]);
  });

  test('give a figure a slide, with the text that leads to it where both fit', () => {
    const blocks = [block('text'), block('text'), block('figure', 300, null), block('text')];
    expect(starts(blocks)).toEqual([0, 1, 3]);
    expect(starts(blocks, 350)).toEqual([0, 2, 3]);
  });

  test('are those of another screen, where it says how they start', () => {
    const text = block('text', 200);
    const blocks = [block('heading'), text, block('question'), text, block('heading'), text, text];
    const other = divideIntoSlides(blocks, 350);
    expect(other.length).toBeGreaterThan(divideIntoSlides(blocks, 1000).length);
    expect(
      divideAt(
        blocks,
        other.map(({ start }) => start),
      ),
    ).toEqual(other);
  });

  test('leave out what is not there to be seen', () => {
    expect(
      starts([block('text'), block('text', 0, null), block('text'), block('heading'), block('text', 0)]),
    ).toEqual([0]);
    expect(starts([block('figure', 400, null), block('text', 0), block('text')], 400)).toEqual([0, 2]);
  });
});

/** What the compiler of lessons writes on an element. */
function mark(tag: Tag): string {
  return listMarks(tag, false)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}

describe('what stands beside a block', () => {
  /** A lesson whose search is kept in view, and what stands beside each block of its last section. */
  function findBeside(section: string, position = ''): (string | null)[] {
    const spread = document.createElement('div');
    spread.className = 'spread';
    spread.innerHTML = `<ply-search id="tree" position="${position}" ${mark('ply-search')}><i></i></ply-search>${section}`;
    customElements.upgrade(spread);
    return findExhibits([...spread.children].slice(1) as HTMLElement[]).map((each) => each?.id ?? null);
  }
  const board = (id: string) => `<ply-board id="${id}" ${mark('ply-board')}></ply-board>`;
  const question = `<ply-quiz ${mark('ply-quiz')}></ply-quiz>`;

  test('is the board that its text leads to, and that is asked and told about', () => {
    const lesson = `<p></p>${board('one')}${question}<details class="hint"></details><p></p>${board('two')}${question}`;
    expect(findBeside(lesson)).toEqual(['one', 'one', 'one', 'one', 'two', 'two', 'two']);
  });

  test.each(['pre', 'table'])('is a %s under its heading rather than a tree above that', (name) => {
    expect(findBeside(`<h2></h2><p></p><${name} id="it"></${name}>${question}`).slice(1)).toEqual([
      'it',
      'it',
      'it',
    ]);
  });

  test('is no tree where the text leads to a comparison, or follows one', () => {
    const compare = `<ply-compare ${mark('ply-compare')}></ply-compare>`;
    expect(findBeside(`<h2></h2><p></p><p></p>${compare}<p></p>`).slice(1)).toEqual([null, null, null, null]);
  });

  test('is no picture of an earlier question beside a solution', () => {
    const solution = '<details class="solution"></details>';
    const lesson = `<h2></h2><pre id="it"></pre>${question}${solution}<p></p>${question}${solution}`;
    expect(findBeside(lesson).slice(1)).toEqual(['it', 'it', 'it', 'tree', 'tree', 'tree']);
  });

  test('is no picture of an earlier question beside one that a text leads to, nor beside its solution', () => {
    const solution = '<details class="solution"></details>';
    const lesson = `<h2></h2><pre id="it"></pre>${question}${question}<p></p>${question}${solution}`;
    expect(findBeside(lesson).slice(1)).toEqual(['it', 'it', 'it', 'it', 'tree', 'tree']);
  });

  test('is a search whose own board no other block repeats', () => {
    const made = document.createElement('div');
    const at = (position: string) => `<ply-board position="${position}" ${mark('ply-board')}></ply-board>`;
    const search = (inside: string) =>
      `<ply-search position="x../.../..." ${mark('ply-search')}>${inside}</ply-search>`;
    made.innerHTML =
      at('x../.../...') + at('o../.../...') + search(board('own')) + search('<ply-tree></ply-tree>');
    const [same, other, whole, bare] = made.children;
    expect([
      isRepeated(same, whole),
      isRepeated(other, whole),
      isRepeated(same, bare),
      isRepeated(same, null),
    ]).toEqual([true, false, false, false]);
  });

  test('is the table right above a question, even where there is a tree under the heading', () => {
    const tree = `<ply-search id="near" ${mark('ply-search')}><i></i></ply-search>`;
    const solution = '<details class="solution"></details>';
    const lesson = `<h2></h2>${tree}<table id="it"></table><ply-search ${mark('ply-search')}></ply-search>${question}${solution}<p></p>${question}`;
    expect(findBeside(lesson).slice(4)).toEqual(['it', 'it', 'near', 'near']);
  });

  test('is no tree of another position than a question is about', () => {
    const asks = (id: string) => `<ply-predict ${mark('ply-predict')} for="${id}"></ply-predict>`;
    const host = (id: string, position: string) =>
      `<ply-search id="${id}" position="${position}" ${mark('ply-search')}></ply-search>`;
    document.body.innerHTML = host('same', 'x../.../...') + host('other', 'x../.o./...');
    const beside = findBeside(`<h2></h2>${asks('same')}<h2></h2>${asks('other')}`, 'x../.../...');
    document.body.replaceChildren();
    expect([beside[1], beside[3]]).toEqual(['tree', null]);
  });

  test('is no tree with another root than a question or its solution is about, though their text links to it', () => {
    const host = (id: string, toMove: string) =>
      `<ply-search id="${id}" tree="[3, 5]" to-move="${toMove}" ${mark('ply-search')}></ply-search>`;
    const asks = (id: string) => `<ply-predict ${mark('ply-predict')} for="${id}"></ply-predict>`;
    const solution = (id: string) =>
      `<details class="solution"><ply-value for="${id}"></ply-value></details>`;
    const tree = `<ply-search id="first" tree="[3, 5]" to-move="x" ${mark('ply-search')}><i></i></ply-search>`;
    document.body.innerHTML = tree + host('same', 'x') + host('other', 'o');
    const lesson = (id: string) => `<h2></h2><p><a href="#first.step=0"></a></p>${asks(id)}${solution(id)}`;
    const beside = findBeside(lesson('same') + lesson('other'));
    document.body.replaceChildren();
    expect(beside.slice(1, 4)).toEqual(['first', 'first', 'first']);
    expect(beside.slice(5)).toEqual(['first', null, null]);
  });

  test('is a listing that only slides show, for the text after it', () => {
    document.body.innerHTML = `<ply-search id="far" ${mark('ply-search')}><i></i></ply-search>`;
    const link = '<p><a href="#far.step=0"></a></p>';
    const beside = findBeside(`<h2></h2>${link}<pre id="code" data-slide-only></pre><p></p>${link}`);
    document.body.replaceChildren();
    expect(beside.slice(1)).toEqual(['far', 'code', 'code', 'far']);
  });

  test('is the tree above where nothing is nearer', () => {
    expect(findBeside(`<h2></h2>${board('one')}<h2></h2><p></p>`).at(-1)).toBe('tree');
  });
});

describe('above a solution', () => {
  const findAbove = (before: string, on = '<details class="solution"></details>') => {
    const [all, shown] = [before, on].map((markup) => {
      const box = document.createElement('div');
      box.innerHTML = markup;
      return [...box.children] as HTMLElement[];
    });
    return findAsked(shown, null, all)?.id ?? null;
  };
  const question = '<aside id="asked" data-on-slide="question"></aside>';

  test('is its question, or the text of an exercise, under the same heading', () => {
    expect(findAbove(`<h2></h2>${question}<p id="text"></p>`)).toBe('asked');
    expect(findAbove(`${question}<h3></h3><p id="text"></p><details class="hint"></details>`)).toBe('text');
    expect(findAbove(`${question}<h3></h3>`)).toBeNull();
  });

  test('is nothing if it has a text of its own, or solves a program', () => {
    expect(findAbove(question, '<p></p><details class="solution"></details>')).toBeNull();
    expect(findAbove('<p id="text"></p><ply-program data-asks></ply-program>')).toBeNull();
  });
});

describe('the steps of a slide', () => {
  test('lead from the last mention before it to its own, one by one', () => {
    expect(listStepsBetween([10], [0, 7, 40])).toEqual([7, 8, 9, 10]);
    expect(listStepsBetween([2], [])).toEqual([0, 1, 2]);
    expect(listStepsBetween([0], [])).toEqual([0]);
    expect(listStepsBetween([], [3])).toEqual([]);
  });

  test('jump from mention to mention where these are far apart', () => {
    expect(listStepsBetween([119411, 1, 3], [])).toEqual([0, 1, 2, 3, 119411]);
  });

  test('are gone through both ways, from wherever the reader is', () => {
    expect(findNextStep([7, 8, 9], 8, 1)).toBe(9);
    expect(findNextStep([7, 8, 9], 9, 1)).toBeUndefined();
    expect(findNextStep([7, 8, 9], 20, -1)).toBe(9);
    expect(findNextStep([7, 8, 9], 7, -1)).toBeUndefined();
  });
});

test('a link within a lesson names a heading or a widget', () => {
  expect(readLinkId('#scores')).toBe('scores');
  expect(readLinkId('#calls.step=4&other.step=1')).toBe('calls');
  expect(readLinkStep('#calls.step=4&other.step=1')).toBe(4);
  expect(readLinkId('#%E0%A4%A')).toBe('');
});

describe('a message from the other window', () => {
  const page: OwnPage = { lesson: 'a', sections: 3, keys: new Map([['s', ['step']]]), boxes: 2 };
  const shared = {
    place: { section: 2, block: 1 },
    aside: null,
    isHidden: false,
    widgets: { s: { step: '4' } },
    open: [1],
    answers: { 's.value.': { given: '7', tries: 1, isDone: true } },
  };
  const state = { kind: 'state', from: 'teacher', lesson: 'a', shared, part: null, count: 3 };

  test('is read as it was sent', () => {
    expect(readMessage(state, page)).toEqual(state);
    expect(readMessage({ ...state, kind: 'turn', by: -1 }, page)).toMatchObject({ kind: 'turn', by: -1 });
    expect(readMessage({ ...state, kind: 'hello', opened: shared }, page)).toMatchObject({
      kind: 'hello',
      opened: shared,
    });
  });

  test('says how a screen divides the lesson only if that is the projected one', () => {
    const starts = [
      { section: 1, block: 0 },
      { section: 3, block: 2 },
    ];
    const projected = { kind: 'projected', from: 'audience', lesson: 'a', starts, coming: 'Next: a board' };
    expect(readMessage(projected, page)).toEqual(projected);
    expect(readMessage({ ...projected, from: 'teacher' }, page)).toBeNull();
    expect(readMessage({ ...projected, starts: [{ section: 4, block: 0 }] }, page)).toBeNull();
    expect(readMessage({ ...projected, starts: [null] }, page)).toBeNull();
    expect(readMessage({ ...projected, coming: 7 }, page)).toBeNull();
  });

  test('of another lesson says only where it is', () => {
    const hello = { kind: 'hello', from: 'teacher', lesson: 'b', opened: null };
    const elsewhere = { kind: 'elsewhere', from: 'teacher', lesson: 'b' };
    expect(readMessage(hello, page)).toEqual({ ...elsewhere, isOpened: false });
    expect(readMessage({ ...hello, opened: shared }, page)).toEqual({ ...elsewhere, isOpened: true });
    expect(readMessage({ ...hello, lesson: '../b' }, page)).toBeNull();
  });

  test('leaves out answers that are none', () => {
    const answers = { ...shared.answers, other: { given: 7 } };
    expect(readMessage({ ...state, shared: { ...shared, answers } }, page)).toEqual(state);
  });

  test.each([
    ['nothing', null],
    ['a text', 'state'],
    ['another lesson', { ...state, lesson: 'b' }],
    ['a stranger', { ...state, from: 'pupil' }],
    ['an unknown kind', { ...state, kind: 'run' }],
    ['a part that is no number', { ...state, part: '2' }],
    ['counted by no number', { ...state, count: '3' }],
    ['turning too far', { ...state, kind: 'turn', by: 5 }],
    ['no section', { ...state, shared: { ...shared, place: { section: 4, block: 0 } } }],
    ['an aside that is none', { ...state, shared: { ...shared, aside: 'tree' } }],
    ['half hidden', { ...state, shared: { ...shared, isHidden: 'half' } }],
    ['an unknown widget', { ...state, shared: { ...shared, widgets: { t: { step: '4' } } } }],
    ['an unknown key', { ...state, shared: { ...shared, widgets: { s: { innerHTML: '4' } } } }],
    ['a value that is no text', { ...state, shared: { ...shared, widgets: { s: { step: 4 } } } }],
    ['more boxes than there are', { ...state, shared: { ...shared, open: [0, 1, 1] } }],
    ['a box that is not there', { ...state, shared: { ...shared, open: [2] } }],
  ])('is not read if it is %s', (_, raw) => {
    expect(readMessage(raw, page)).toBeNull();
  });
});

describe('a flood of messages', () => {
  const from = { from: 'teacher', lesson: 'a' } as const;
  const state = (block: number): PairMessage => {
    const place = { section: 1, block };
    const shared = { place, aside: null, isHidden: false, widgets: {}, open: [], answers: {} };
    return { ...from, kind: 'state', shared, part: null, count: block };
  };
  const followed = (messages: readonly PairMessage[]) => {
    const told: PairMessage[] = [];
    const due: (() => void)[] = [];
    const inbox = new Inbox(
      (message) => told.push(message),
      (run) => due.push(run),
    );
    for (const message of messages) inbox.put(message);
    for (const run of due) run();
    return { told, times: due.length };
  };

  test('is followed once, to the latest state', () => {
    const messages = Array.from({ length: 2000 }, (_, block) => state(block));
    expect(followed(messages)).toEqual({ told: [state(1999)], times: 1 });
  });

  test('turns no further than a hand could', () => {
    const turn: PairMessage = { ...from, kind: 'turn', by: 1 };
    expect(followed(Array.from({ length: 2000 }, () => turn)).told.length).toBe(10);
  });

  test('keeps the order in which the latest of each kind came', () => {
    const hello: PairMessage = { ...from, kind: 'hello', opened: null };
    const bye: PairMessage = { ...from, kind: 'bye' };
    expect(followed([state(1), bye, hello, state(2)]).told).toEqual([bye, hello, state(2)]);
  });
});

test('a question whether a node is cut comes before the step that shows it, for called nodes too', () => {
  const { position, options } = prepareSearch({ tree: '[[3, 5], [2, 9]]', algorithm: 'alpha-beta' });
  const trace = runSearch(position, options);
  const lesson = document.createElement('article');
  lesson.innerHTML =
    '<ply-predict for="numbers" ask="cut" node="0,1"></ply-predict><ply-predict for="numbers" ask="cut" node="1,1"></ply-predict>';
  const steps = listMentions(lesson, { id: 'numbers', trace } as SearchHost).map(({ step }) => step);
  // Before the return of the 3, and before that of the 2, which closes the window.
  const leaves = [...trace.children(0)].map((branch) => [...trace.children(branch)][0]);
  expect(steps).toEqual(leaves.map((leaf) => trace.enterStep(leaf)));
});
