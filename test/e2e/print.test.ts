import type { Page } from 'playwright';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { comeNearAll, open, site } from './browser.ts';
import { lessons } from './paths.ts';
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
  const stepper = page.locator('ply-stepper').first();
  await stepper.scrollIntoViewIfNeeded();
  await stepper.getByText(said).first().waitFor();
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
  expect(await first.locator('svg [data-node]').count()).toBe(11);
  expect(await first.innerText()).toContain('Return 1. X wins');
  expect(await shown(page, 'ply-stepper')).toBe(0);
  const questions = page.locator('ply-quiz, ply-predict');
  expect(await questions.filter({ visible: true }).count()).toBe(await questions.count());
  expect(await page.getByRole('button').filter({ visible: true }).allInnerTexts()).toEqual([]);
  expect(await shown(page, '.solution, .hint, .notes, .site-header, .neighbours')).toBe(0);
});

test('of what the reader has not come near a handout has boards and listings, and nothing that a search comes to', async () => {
  const page = await open('lessons/minimax-call-by-call/');
  await page.locator('ply-code:defined').first().waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => shown(page, '#six + .print-picture .board')).toBe(1);
  expect(await shown(page, 'ply-stepper, ply-compare')).toBe(0);
  expect(await page.getByText('What each move').filter({ visible: true }).count()).toBe(0);
  const listings = page.locator('ply-search > ply-code');
  expect(await listings.filter({ hasText: 'return' }).filter({ visible: true }).count()).toBe(
    await listings.count(),
  );
});

test('solutions and notes are printed where the reader chose them, opened', async () => {
  const page = await printed('lessons/minimax-call-by-call/', { printSolutions: 'on', printNotes: 'on' });
  await expect.poll(() => shown(page, 'article :is(section, .spread) > .solution')).toBeGreaterThan(3);
  expect(await page.getByText('Deeper before wider').isVisible()).toBe(true);
  expect(await page.getByText('because moves are tried from the lowest cell up').first().isVisible()).toBe(
    true,
  );
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

describe.each(sampled(lessons, 2))('/%s', (path) => {
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
