import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { comeNearAll, open, site } from './browser.ts';
import { dist, lessons, paths } from './paths.ts';
import { catalogue, tags } from '../../src/catalogue/index.ts';
import { sampled } from '../sample.ts';

/** Keeps what a reader chooses, for when the page is opened again. */
const choose = (page: Page, chosen: Record<string, string>) =>
  page.evaluate((kept) => localStorage.setItem('plybook.1.preferences', JSON.stringify(kept)), chosen);

/** Opens a lesson as it goes to the printer once it says something, with what the reader chose kept from before. */
async function printed(path: string, chosen?: Record<string, string>, said = 'Next'): Promise<Page> {
  const page = await open(chosen ? '' : path, { colorScheme: 'dark' });
  if (chosen) {
    await choose(page, chosen);
    await page.goto(site + path);
  }
  const figure = page.locator('ply-stepper, ply-compare').first();
  await figure.scrollIntoViewIfNeeded();
  await figure.getByText(said).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  return page;
}

const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count();

test('a handout has prose, every question and drawings at the present step, and nothing to press', async () => {
  const page = await printed('lessons/minimax-call-by-call/#calls.step=8', undefined, 'Return 1. X wins');
  const first = page.locator('#calls + .print-picture');
  await expect.poll(() => first.isVisible()).toBe(true);
  // Six calls and the two moves left at the root: an open question hides what is below those.
  expect(await first.locator('svg [data-node]').count()).toBe(8);
  expect(await first.innerText()).toContain('Return 1. X wins');
  expect(await shown(page, 'ply-stepper')).toBe(0);
  const questions = page.locator('ply-quiz, ply-predict');
  expect(await questions.filter({ visible: true }).count()).toBe(await questions.count());
  expect(
    await page.locator('button:not(.choice, .cell, .line)').filter({ visible: true }).allInnerTexts(),
  ).toEqual([]);
  expect(await shown(page, '.solution, .hint, .notes, .site-header, .neighbours')).toBe(0);
  const rooms = await page.locator('.print-room').filter({ visible: true }).allInnerTexts();
  expect(rooms.join('').trim()).toBe('');
});

test('a handout has the path of a large tree to the current step, and the moves beside it', async () => {
  const page = await printed('lessons/the-whole-tree/#whole.step=500000', undefined, 'Return');
  const tree = page.locator('#whole + .print-picture svg');
  await expect.poll(() => tree.isVisible()).toBe(true);
  expect(await tree.locator('[data-node]').count()).toBeLessThan(60);
});

test('no tree of a handout has the number that a question hides, unless solutions are printed', async () => {
  const numbers = (page: Page) =>
    page.locator('#numbers + .print-picture svg text').filter({ visible: true }).allTextContents();
  const path = 'lessons/alpha-beta/';
  for (const [at, said] of [
    ['', 'Next'],
    ['#numbers.step=5', 'Return'],
  ] as const) {
    expect(await numbers(await printed(path + at, undefined, said))).not.toContain('9');
    expect(await numbers(await printed(path + at, { printSolutions: 'on' }, said)), at).toContain('9');
  }
});

test('boxes that styles cannot open are opened while the page is printed', async () => {
  const page = await open('lessons/minimax-call-by-call/');
  const closed = page.locator('article details:not(.lead, [open])');
  const count = await closed.count();
  expect(count).toBeGreaterThan(1);
  await page.evaluate(() => (CSS.supports = () => false));
  await page.locator('ply-code:defined').first().waitFor({ state: 'attached' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => closed.count()).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await closed.count()).toBe(count);
});

test('a handout has trees to fill in, and no result of a search', async () => {
  const page = await open('lessons/minimax-call-by-call/');
  await page.locator('ply-code:defined').first().waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const trees = page.locator('.worksheet svg').filter({ visible: true });
  await expect.poll(() => trees.count()).toBeGreaterThan(0);
  expect(await trees.first().locator('[data-node]').count()).toBe(11);
  expect(
    (await page.locator('.worksheet .pill text').filter({ visible: true }).allTextContents()).join(''),
  ).toBe('');
  expect(await shown(page, 'ply-stepper, ply-compare')).toBe(0);
  expect(await page.getByText('What each move').filter({ visible: true }).count()).toBe(0);
  // What only slides show is not on paper.
  expect(await shown(page, '[data-slide-only]')).toBe(0);
});

test('a handout has the listings of elements that have not loaded', async () => {
  const page = await open('lessons/from-value-to-move/');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const listings = page.locator('ply-search > ply-code');
  await expect.poll(() => listings.filter({ hasText: 'return' }).filter({ visible: true }).count()).toBe(3);
  expect(await listings.count()).toBe(3);
});

test('a handout of what has not loaded has boards without their notation, and no program around lines to order', async () => {
  const page = await open('lessons/minimax-call-by-call/', { javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print' });
  const boards = page.locator('ply-board > table').filter({ visible: true });
  expect(await boards.count()).toBeGreaterThan(2);
  expect(await boards.locator('caption').filter({ visible: true }).count()).toBe(0);
  await page.locator('ply-blocks > .on-paper').waitFor();
  expect(await page.locator('ply-blocks > pre').filter({ visible: true }).count()).toBe(0);
});

test('solutions and notes are printed where the reader chose them, opened', async () => {
  const page = await printed('lessons/minimax-call-by-call/', { printSolutions: 'on', printNotes: 'on' });
  await expect.poll(() => shown(page, 'article :is(section, .spread) > .solution')).toBeGreaterThan(3);
  expect(await page.getByText('Deeper before wider').isVisible()).toBe(true);
  expect(await page.getByText('because the cells are tried row by row').first().isVisible()).toBe(true);
  expect(await page.getByText('Collect guesses').isVisible()).toBe(true);
});

test('covered cells are blank on paper, and open where solutions are printed', async () => {
  const path = 'lessons/win-sooner-lose-later/';
  const blank = await printed(path);
  await expect.poll(() => uncovered(blank)).toBe(0);
  const solved = await printed(path, { printSolutions: 'on' });
  await expect.poll(() => uncovered(solved)).toBe(await solved.locator('.covered').count());
  expect(await solved.locator('.covered').count()).toBeGreaterThan(0);
});

test('a table of times that has none has room to write them on paper, and none once it has them', async () => {
  const page = await open('lessons/never-think-twice/');
  const timing = page.locator('ply-timing');
  await timing.scrollIntoViewIfNeeded();
  const room = timing.getByText('ms', { exact: true }).filter({ visible: true });
  await timing.getByText('not timed yet').first().waitFor();
  expect(await room.count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await room.count()).toBe(3);
  await page.emulateMedia({ media: null });
  await timing.getByRole('button').click();
  await timing.getByText('as fast').nth(1).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await room.count()).toBe(0);
});

test('a tree to fill in is printed again if the other side begins', async () => {
  const page = await printed('lessons/thinking-ahead/');
  await expect.poll(() => page.locator('#begins + .print-picture').isVisible()).toBe(true);
});

test('no heading is beside the board above it', async () => {
  const page = await open('lessons/the-whole-tree/');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const beside = await page.evaluate(() => {
    const boards = [...document.querySelectorAll('article :is(table.board, ply-board)')]
      .map((each) => each.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    return [...document.querySelectorAll('article :is(h2, h3)')]
      .filter((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return boards.some((board) => board.top < bottom && board.bottom > top);
      })
      .map((each) => each.textContent);
  });
  expect(beside).toEqual([]);
});

/** Opens the choices for paper and prints; done when the browser would print. */
async function print(
  page: Page,
  decide: (choices: Locator) => Promise<unknown> = async () => {},
): Promise<void> {
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
  await page.keyboard.press('Control+p');
  const choices = page.getByRole('dialog', { name: 'Print this lesson' });
  await choices.waitFor();
  await decide(choices);
  await choices.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(() => page.title()).toBe('printed');
}

/** One page of each script that pages with a Print button begin with. */
const withButton = new Map(
  paths
    .map((path) => [path, readFileSync(join(dist, path, 'index.html'), 'utf8')] as const)
    .filter(([, text]) => text.includes('print-button'))
    .map(([path, text]) => [/assets\/([a-z-]+)-[^"]*\.js/.exec(text)![1], path]),
);

test.each([...withButton.values()])('the Print button of %s opens the choices', async (path) => {
  const page = await open(path);
  await page.locator('.print-button').filter({ visible: true }).click();
  await page.getByRole('dialog', { name: /^Print/ }).waitFor();
});

test('the handout of a lesson has an address, which opens the choices once', async () => {
  const page = await open('teach/');
  await page
    .getByRole('link', { name: /^Handout for/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: /^Print/ }).waitFor();
  await page.reload();
  await page.locator('.print-button').filter({ visible: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('the first page of a handout has the figure to draw in, as the question before it leaves room', async () => {
  const page = await open('lessons/the-game-tree/');
  await comeNearAll(page);
  await page.waitForLoadState('networkidle');
  const file = await page.pdf({ format: 'A4' });
  const { text } = await extractText(new Uint8Array(file));
  expect(text[0]).toContain('Draw the boards that can follow');
});

test('the Print button waits for every figure, and prints what was chosen beside it', async () => {
  const page = await open('lessons/win-sooner-lose-later/');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await print(page, (choices) =>
    choices.getByRole('radiogroup', { name: 'Hints, solutions' }).getByRole('radio', { name: 'Yes' }).check(),
  );
  expect(await page.locator('article :is(:not(:defined), [aria-busy])').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const figures = await page.locator('article [data-on-paper="drawing"]').count();
  await expect
    .poll(() => page.locator('.print-picture svg').filter({ visible: true }).count())
    .toBeGreaterThanOrEqual(figures);
  expect(await shown(page, 'article section > .solution')).toBeGreaterThan(0);
  expect(await shown(page, 'print-dialog, .worksheet .fill-in')).toBe(0);
});

test('questions have room for their answers: lines, boards, boxes', async () => {
  const page = await open('lessons/win-sooner-lose-later/');
  await print(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const predictions = page.locator('ply-predict').filter({ visible: true });
  expect(await predictions.count()).toBeGreaterThan(5);
  for (const each of await predictions.all())
    expect(
      await each.locator('input, .choice, .cell, .line').filter({ visible: true }).count(),
    ).toBeGreaterThan(0);
  const board = await predictions.locator('.board').filter({ visible: true }).first().boundingBox();
  expect(board?.width).toBeGreaterThan(120);
  expect(await shown(page, '.print-room')).toBeGreaterThan(0);
});

/** Opens a lesson as it goes to the printer from the choices for paper, with what the reader chose kept from before. */
async function printedWhole(path: string, chosen: Record<string, string> = {}): Promise<Page> {
  const page = await open('');
  await choose(page, chosen);
  await page.goto(site + path);
  await print(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 980 });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  return page;
}

test('a handout begins with a line for a name and a date, and one with solutions does not', async () => {
  const path = 'lessons/scoring-the-end/';
  const blank = await printedWhole(path);
  const line = blank.locator('article[data-lesson] > :first-child');
  expect(await line.innerText()).toMatch(/^Name\s+Date$/);
  const name = (await line.locator('span').first().boundingBox())!;
  const title = (await blank.locator('h1').boundingBox())!;
  expect(name.width).toBeGreaterThan(250);
  expect(name.y + name.height).toBeLessThan(title.y);
  const solved = await printedWhole(path, { printSolutions: 'on' });
  expect(await shown(solved, '.print-name, .print-room')).toBe(0);
});

test('the room for an answer is as large as its solution needs, with boards for those it draws', async () => {
  const page = await printedWhole('lessons/scoring-the-end/');
  const sizes = await page.locator('.print-room').evaluateAll((all) =>
    all.map((room) => {
      const solution = room.nextElementSibling?.matches('.solution') ? room.nextElementSibling : null;
      return {
        title: solution?.querySelector('.title')?.textContent ?? '',
        boards: room.querySelectorAll('table.board').length,
        lines: room.querySelectorAll('.line').length,
      };
    }),
  );
  expect(sizes.find(({ title }) => title === 'Make a board')?.boards).toBe(3);
  const counts = sizes.map(({ lines }) => lines);
  expect(Math.min(...counts)).toBe(2);
  expect(new Set(counts).size).toBeGreaterThan(2);
  // In sight right below what is to be thought about, before any text that says more.
  const thoughts = page.locator('article .think');
  expect(await page.locator('article .think + .print-room').count()).toBe(await thoughts.count());
});

test('a board is beside the question about it, and a program in two columns', async () => {
  const page = await printedWhole('lessons/scoring-the-end/');
  const apart = await page.locator('ply-board + [data-asks]').evaluateAll((all) =>
    all.flatMap((question) => {
      const [board, asked] = [question.previousElementSibling!, question].map((each) =>
        each.getBoundingClientRect(),
      );
      const isBeside = asked.left >= board.right && Math.abs(asked.top - board.top) < 40;
      return isBeside && asked.bottom >= board.bottom - 1 ? [] : [question.textContent.trim()];
    }),
  );
  expect(apart).toEqual([]);
  const lines = page.locator('pre.print-picture > span');
  const ends = await lines.evaluateAll((all) =>
    [all[0], all.at(-1)!].map((each) => each.getBoundingClientRect().x),
  );
  expect(ends[1]).toBeGreaterThan(ends[0] + 250);
});

test('some sections are printed alone, and the page is whole again', async () => {
  const page = await open('lessons/minimax-call-by-call/');
  await print(page, async (choices) => {
    await choices.getByRole('combobox', { name: 'From' }).selectOption('2');
    await choices.getByRole('combobox', { name: 'To' }).selectOption('3');
  });
  const text = await pdfText(await page.pdf({ format: 'A4' }));
  expect(text).toContain('Onequestion,askedagainandagain');
  expect(text).toContain('Downthefirstbranch');
  expect(text).not.toContain('Whichboardcomesthird?');
  expect(text).not.toContain('Whatwaitsmeanwhile');
  expect(await page.locator('[data-left-out]').count()).toBe(0);
});

/** The text of each page of paper, without its spaces. */
async function printPages(page: Page): Promise<string[]> {
  const file = await page.pdf({ format: 'A4' });
  const { text } = await extractText(new Uint8Array(file));
  return text.map((each) => each.normalize('NFKC').replace(/\s/g, ''));
}

test('paper ends between short sections, and with no item of a list alone', async () => {
  const page = await open('teach/');
  const pages = await printPages(page);
  expect(pages.findLast((text) => text.includes('Printahandout'))).toContain('EachlessonhasaPrintbutton');
  // A list that begins or ends with one item on a page of its own, wherever the page ends.
  await page.evaluate(() => {
    const list = document.createElement('ul');
    for (const item of 'ABCDEF')
      list.append(Object.assign(document.createElement('li'), { textContent: item }));
    document.querySelector('main')!.replaceChildren(document.createElement('div'), list);
  });
  const held = new Set<string>();
  for (let space = 230; space < 267; space += 2) {
    await page.locator('main > div').evaluate((each, mm) => (each.style.height = `${mm}mm`), space);
    for (const text of await printPages(page)) held.add(text);
  }
  expect([...held].filter((text) => text === 'A' || text === 'F')).toEqual([]);
});

test('a title is never alone on its page, however much room what follows its first paragraph needs', async () => {
  const page = await open('lessons/alpha-beta/');
  await page.evaluate(() => {
    const [first, ...others] = document.querySelectorAll('article section');
    for (const each of others) each.remove();
    const [heading, paragraph] = first.querySelectorAll('h2, p');
    first.replaceChildren(heading, paragraph, document.createElement('pre'));
    paragraph.textContent = 'Below the heading.';
  });
  const alone: number[] = [];
  for (let height = 150; height < 267; height += 6) {
    await page.locator('section > pre').evaluate((each, mm) => (each.style.height = `${mm}mm`), height);
    const [top] = await printPages(page);
    expect(top).toContain('Alpha-beta');
    if (!top.includes('Belowtheheading.')) alone.push(height);
  }
  expect(alone).toEqual([]);
});

test('each element is on paper as the catalogue says', async () => {
  const page = await open('write/guide/');
  await print(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const odd: string[] = [];
  for (const tag of tags) {
    const { paper } = catalogue[tag].on;
    const isReplaced = paper === 'drawing' || paper === 'source';
    const forms = await page.locator(`article ${tag}`).evaluateAll(
      (all, replaced) =>
        all.map((each) => {
          const form = replaced ? each.nextElementSibling : each;
          // A tree to fill in is printed once.
          if (form?.matches('.print-picture.repeated')) return true;
          const box = form?.checkVisibility() ? form.getBoundingClientRect() : null;
          return box !== null && box.height > 0 && (!replaced || form!.matches('.print-picture'));
        }),
      isReplaced,
    );
    if (forms.length === 0 || forms.includes(true) === (paper === 'none')) odd.push(`${tag}: ${paper}`);
  }
  expect(odd).toEqual([]);
});

/**
 * The paragraphs of what a selector finds in a page as it comes from the server, without their spaces; not those whose
 * numbers an element puts in, nor what stands for an element that is printed as a drawing.
 */
const paragraphs = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const drawn = 'ply-code, ply-stepper, ply-compare';
    // The page's policy lets no text become a document; the browser may read one.
    const request = new XMLHttpRequest();
    request.open('GET', location.pathname);
    request.responseType = 'document';
    await new Promise((done) => {
      request.addEventListener('load', done);
      request.send();
    });
    const parsed = request.responseXML!;
    return [...parsed.querySelectorAll(`:is(${wanted}) p`)]
      .filter((each) => !each.querySelector('ply-value, ply-cell') && !each.closest(drawn))
      .map((each) => each.textContent.normalize('NFKC').replace(/\s/g, ''));
  }, selector);

/** The text of a file, without its spaces, which may be gaps there. */
async function pdfText(file: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return text.normalize('NFKC').replace(/\s/g, '');
}

const questions = 'article ply-quiz .question';
const answers = 'article :is([data-right] .feedback, ply-predict > [slot=fallback])';
const help = 'article section :is(.hint, .solution):not([slot])';

/** How many of the covered cells of tables print what is in them. */
const uncovered = (page: Page) =>
  page
    .locator('.covered > details > :not(summary)')
    .evaluateAll((all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true })).length);

/**
 * What keeps room that it would need awake, or has too little for what it holds; in one go, as browsers print: what
 * wakes up afterwards is for the screen. Listings side by side are as high as the longest of them.
 */
const misfits = (page: Page): Promise<string[]> =>
  page.locator('article :not(:defined, ply-code), ply-timeline, ply-find').evaluateAll((all) => {
    dispatchEvent(new Event('beforeprint'));
    const odd = all
      .filter((each) => each.checkVisibility() && getComputedStyle(each).display !== 'inline')
      .filter((each) => {
        if (each.matches('ply-timeline, ply-find')) return true;
        const range = document.createRange();
        range.selectNodeContents(each);
        const spare = each.getBoundingClientRect().height - range.getBoundingClientRect().height;
        // Half of the border of a table lies outside of it.
        return spare < -1 || spare > 100;
      })
      .map((each) => each.outerHTML.slice(0, 80));
    dispatchEvent(new Event('afterprint'));
    return odd;
  });

/** What a lesson that is printed awake shows that only a screen can use, in its shadow trees too. */
const pressable = (page: Page) =>
  page
    .locator('main :is(button:not(.choice, .cell, .line, .move), select, summary, input[type=range])')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => each.outerHTML));

/** What a tree to fill in shows of the search: values, marks of what is best or was cut, sentences about the end. */
const telling =
  ':is(.best, .kept, .current, .cut, .faint, .halo, .scissors, .more, .folded, .bound, .call-number, .limit)';

/** The texts of drawings that are smaller than 7 points on paper. */
const illegible = (page: Page) =>
  page
    .locator('.print-picture svg text')
    .filter({ visible: true })
    .evaluateAll((all) =>
      (all as SVGTextElement[])
        .filter(
          (each) => Number.parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM()!.a < 7 / 0.75,
        )
        .map(({ outerHTML }) => outerHTML),
    );

/**
 * Figures, tables, questions and lines to write on that could be on the page after the one with the words that lead to
 * them, and what could leave a heading and one paragraph alone at the end of a page.
 */
const leftBehind = (page: Page) =>
  page.locator('article :is(section, .spread) > :is(p, ul, ol, .think)').evaluateAll((all) =>
    all.flatMap((words) => {
      let next = words.nextElementSibling;
      while (next && next.getBoundingClientRect().height === 0) next = next.nextElementSibling;
      const isFirst = words.matches(':is(h2, h3) + p');
      const isLed =
        next?.matches('.print-room') ||
        (!words.matches('.think') &&
          next?.matches('table, pre, ply-board, ply-cover, ply-search, .print-picture, [data-asks]'));
      const isKept =
        next && [getComputedStyle(next).breakBefore, getComputedStyle(words).breakAfter].includes('avoid');
      return words.checkVisibility() && (isFirst || isLed) && next && !isKept
        ? [next.outerHTML.slice(0, 80)]
        : [];
    }),
  );

test.each(sampled(lessons, 3))('the summary of %s is on one page', async (path) => {
  const page = await open(path);
  await page.waitForLoadState('networkidle');
  const items = await page.locator('article section:has(> #summary) li').allTextContents();
  expect(items.length).toBeGreaterThan(1);
  const ends = [items[0], items.at(-1)!].map((each) => each.normalize('NFKC').replace(/\s/g, ''));
  const pages = await printPages(page);
  const places = ends.map((each) => pages.findLastIndex((text) => text.includes(each)));
  expect(places).toEqual([pages.length - 1, pages.length - 1]);
});

describe.each(sampled(lessons, 1))('/%s', (path) => {
  test('awake it has nothing to press, its figures stay with the words that lead to them, and its trees are legible, and those to fill in give nothing away and fit', async () => {
    const page = await open(path);
    await print(page);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 680, height: 980 });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await pressable(page)).toEqual([]);
    expect(await illegible(page)).toEqual([]);
    expect(await leftBehind(page)).toEqual([]);
    expect(await shown(page, `.worksheet > .on-worksheet:not(.picture) ${telling}`)).toBe(0);
    expect(await shown(page, '.worksheet > :is(p:not(.fill-in), table:not(.board, .compared))')).toBe(0);
    const values = page
      .locator('.worksheet > .on-worksheet:not(.picture) .pill text')
      .filter({ visible: true });
    expect((await values.allInnerTexts()).join('')).toBe('');
    // What is left out as a repetition is elsewhere on the paper, with the same moves and numbers.
    const worksheets = (pictures: string) =>
      page
        .locator(`${pictures} > .on-worksheet:not(.picture)`)
        .evaluateAll((all) =>
          all.map((each) =>
            [...each.querySelectorAll('[data-node] text')].map((text) => text.textContent).join(' '),
          ),
        );
    expect(await worksheets('.print-picture:not(.repeated)')).toEqual(
      expect.arrayContaining(await worksheets('.print-picture.repeated')),
    );
    const trees = page.locator('.print-picture svg.picture').filter({ visible: true });
    for (const tree of await trees.all()) {
      expect(await tree.locator('[data-node]').count()).toBeLessThanOrEqual(40);
      const board = tree.locator('[data-node] .box').first();
      expect((await board.boundingBox())?.width).toBeGreaterThan(25);
    }
  });

  test('prints what is asleep whole, its questions without answers, drawings as vectors, and leaves the page as it was', async () => {
    const page = await open(path);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => misfits(page)).toEqual([]);
    await page.emulateMedia({ media: null });
    await page.reload();
    await page.locator('ply-stepper, ply-board').first().waitFor();
    await page.waitForLoadState('networkidle');
    const file = await page.pdf({ format: 'A4' });
    expect(file.subarray(0, 4).toString()).toBe('%PDF');
    expect(file.toString('latin1')).not.toMatch(/\/Subtype\s*\/Image/);
    const text = await pdfText(file);
    for (const paragraph of await paragraphs(page, questions)) expect(text).toContain(paragraph);
    for (const paragraph of await paragraphs(page, `${answers}, .feedback, ${help}`))
      expect(text).not.toContain(paragraph);
    expect(await page.locator('.print-picture, .print-answer').count()).toBe(0);
  });

  test('prints all hints, solutions and right answers where they were chosen, asleep or awake', async () => {
    const page = await open('');
    await choose(page, { printSolutions: 'on' });
    await page.goto(site + path);
    await page.locator('ply-stepper, ply-board').first().waitFor();
    await page.waitForLoadState('networkidle');
    const wanted = await paragraphs(page, `${questions}, ${answers}, ${help}`);
    const asleep = await page.pdf({ format: 'A4' });
    await comeNearAll(page);
    for (const file of [asleep, await page.pdf({ format: 'A4' })]) {
      const text = await pdfText(file);
      for (const paragraph of wanted) expect(text).toContain(paragraph);
    }
  });
});
