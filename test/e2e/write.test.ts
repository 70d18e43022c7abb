import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrameLocator, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { sampled } from '../sample.ts';
import { attacks } from '../lesson-attacks.ts';
import { vectors } from '../lesson-vectors.ts';
import { complaintsOf, open, shareButton, site } from './browser.ts';
import { keepNothing } from './leaving.ts';

const textbox = (page: Page) => page.getByRole('textbox', { name: 'The text of the lesson' });
const lesson = (page: Page) => page.frameLocator('iframe');
const problems = (page: Page) => page.getByRole('region', { name: 'Problems' });
const title = (shown: FrameLocator | Page, name: string) =>
  shown.getByRole('heading', { level: 1, name, exact: true });

const text = (body: string) =>
  `---\ntitle: Mine\nsummary: S.\nminutes: 5\nexercise-minutes: 1\nobjectives:\n  - do it\n---\n\n${body}\n`;

const stepper = '<ply-stepper id="three" position="oxx/.xo/o.."></ply-stepper>';

test('the preview follows the text, and a widget stays at its step while its text changes', async () => {
  const page = await open('write/');
  await textbox(page).fill(text(`First.\n\n${stepper}`));
  await title(lesson(page), 'Mine').waitFor();
  const three = lesson(page).locator('#three');
  await three.getByRole('button', { name: 'Next', exact: true }).click();
  const step = () => three.evaluate((each) => ('step' in each ? each.step : null));
  await expect.poll(step).toBe(1);
  await textbox(page).fill(text(`First and second.\n\n${stepper}\n\nThird.`));
  await lesson(page).getByText('Third.').waitFor();
  expect(await step()).toBe(1);
  await textbox(page).fill(text(`First.\n\n${stepper.replace(' id', ' ruler="off" id')}\n\nFourth.`));
  await lesson(page).getByText('Fourth.').waitFor();
  await expect.poll(step).toBe(1);
});

test.each([390, 360, 320])('at %i pixels the buttons for a changed text are on one line', async (width) => {
  const page = await open('write/', { viewport: { width, height: 844 }, hasTouch: true });
  await textbox(page).fill(text('First.'));
  const tops = ['Start over', 'Save'].map(async (name) => {
    const button = page.locator('write-desk .head').getByRole('button', { name });
    return (await button.boundingBox())?.y;
  });
  const [reset, save] = await Promise.all(tops);
  expect(reset).toBeDefined();
  expect(save).toBe(reset);
});

test.each([390, 320])('at %i pixels “Start from…” is not cut', async (width) => {
  const page = await open('write/', { viewport: { width, height: 844 }, hasTouch: true });
  const spare = await page.getByRole('combobox', { name: 'Start from…' }).evaluate((each) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(each);
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = font;
    const { width: taken } = context.measureText((each as HTMLSelectElement).selectedOptions[0].text);
    return each.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - taken;
  });
  expect(spare).toBeGreaterThanOrEqual(0);
});

test('nothing is said to be saved before the first change', async () => {
  const page = await open('write/');
  await page.getByText('Saved here only if you change it').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('plybook.1.written'))).toBeNull();
  await textbox(page).fill(text('First.'));
  await page.getByText('Saved in this browser').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('plybook.1.written'))).toContain('First.');
});

test('a new lesson is a frame without problems, and an empty text offers it', async () => {
  const page = await open('write/');
  await page.getByRole('combobox', { name: 'Start from…' }).selectOption('A new lesson');
  await title(lesson(page), 'My lesson').waitFor();
  await problems(page).getByText('No problems', { exact: true }).waitFor();
  const frame = await textbox(page).inputValue();
  await textbox(page).fill('');
  await lesson(page).getByText('empty lesson').waitFor();
  await problems(page).getByRole('button', { name: 'Insert it' }).click();
  await expect.poll(() => textbox(page).inputValue()).toBe(frame.trimEnd());
});

test('a fault of the front matter is also shown above the lesson, with its remedy', async () => {
  const page = await open('write/');
  await textbox(page).fill('---\ntitle My lesson\n---\n\nFirst.\n');
  await lesson(page).getByText('line "title My lesson" without a colon').waitFor();
  await problems(page).getByRole('button', { name: 'Write title: My lesson' }).click();
  await title(lesson(page), 'My lesson').waitFor();
});

test.each([1280, 390])('at %i pixels the focus never gets lost with a button that goes', async (width) => {
  const page = await open('write/', { viewport: { width, height: 844 } });
  const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName);
  await textbox(page).fill(text('Mine.'));
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect.poll(focused).toBe('ply-editor');
  await page.keyboard.press('Tab');
  expect(await textbox(page).inputValue()).not.toContain('\t');
  await page.getByRole('button', { name: 'Bring back “Mine”' }).press('Enter');
  await expect.poll(focused).toBe('ply-editor');
  if (width > 390) return;
  await page.getByRole('button', { name: 'Lesson', exact: true }).click();
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect.poll(focused).toBe('select');
});

test('a mistake is reported at its line with the remedy, and the rest of the lesson is shown', async () => {
  const page = await open('write/');
  await textbox(page).fill(text('First.\n\n<ply-steper></ply-steper>\n\nLast.'));
  await problems(page).getByText('did you mean <ply-stepper>?').waitFor();
  await lesson(page).getByText('Last.').waitFor();
  await problems(page).getByRole('button', { name: 'Line 12' }).click();
  expect(await textbox(page).evaluate((each) => (each as HTMLTextAreaElement).selectionStart)).toBe(
    text('').trimEnd().length + '\n\nFirst.\n\n'.length,
  );
  await textbox(page).fill(text('First.'));
  await problems(page).getByText('No problems').waitFor();
});

test('what a page is right without is a problem in a course alone, and not marked', async () => {
  const page = await open('write/');
  await textbox(page).fill('---\ntitle: Mine\nsummary: S.\nminutes: 5\n---\n\nFirst.\n');
  await problems(page).getByText('No problems here, 2 in a course', { exact: true }).waitFor();
  expect(await problems(page).locator('li span').allInnerTexts()).toEqual([
    expect.stringMatching(/^In a course: .*exercise-minutes/),
    expect.stringMatching(/^In a course: .*objectives/),
  ]);
  expect(await page.locator('ply-editor .wrong').count()).toBe(0);
  await lesson(page).getByText('5 minutes. Aims and contents').waitFor();
  expect(await lesson(page).getByText('with the exercises').count()).toBe(0);
  expect(await lesson(page).locator('.mistake').count()).toBe(0);
});

test('the text stays where one writes, whatever is wrong above', async () => {
  const page = await open('write/');
  await textbox(page).fill(text(`#### Too deep\n\n${'Much.\n\n'.repeat(80)}Last.`));
  await problems(page).getByText('invalid heading of level 4').waitFor();
  await textbox(page).press('Control+End');
  const scrolled = () => page.locator('ply-editor .scroll').evaluate((each) => each.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(0);
  const before = await scrolled();
  await page.keyboard.type('<ply-steper></ply-steper>');
  await problems(page).getByText('did you mean <ply-stepper>?').waitFor();
  await page.keyboard.type('\n\nMore.');
  await lesson(page).getByText('More.').waitFor();
  expect(await scrolled()).toBeGreaterThanOrEqual(before);
});

test('a value that the search does not confirm can be corrected beside its message', async () => {
  const page = await open('write/');
  const said = (nodes: string) =>
    text(`${stepper}\n\nIt makes <ply-value for="three" what="nodes">${nodes}</ply-value> calls.`);
  await textbox(page).fill(said('12'));
  await problems(page).getByRole('button', { name: 'Write 11' }).click();
  await expect.poll(() => textbox(page).inputValue()).toBe(said('11'));
  await problems(page).getByText('No problems').waitFor();
});

test('texts that others replaced stay over reloads, until each is brought back or deleted', async () => {
  const page = await open('write/');
  const replaced = page.getByRole('region', { name: 'Replaced texts' });
  const begin = page.getByRole('combobox', { name: 'Start from…' });
  const isShown = (source: string) => expect.poll(() => textbox(page).inputValue()).toBe(source);
  const first = await textbox(page).inputValue();
  await textbox(page).fill(text('Mine.'));
  await page.getByRole('button', { name: 'Start over' }).click();
  await isShown(first);
  await textbox(page).fill(text('Kept.').replace('Mine', 'Second'));
  await begin.selectOption({ index: 2 });
  await expect.poll(() => textbox(page).inputValue()).not.toMatch(/Kept/);
  // A text that nobody changed is not the writer's.
  await begin.selectOption({ index: 3 });
  await page.reload();
  await replaced.getByRole('listitem').nth(1).waitFor();
  await replaced.getByRole('button', { name: 'Bring back “Second”' }).click();
  await isShown(text('Kept.').replace('Mine', 'Second'));
  await replaced.getByRole('button', { name: 'Delete “Mine”' }).click();
  await replaced.waitFor({ state: 'detached' });
  await page.reload();
  await isShown(text('Kept.').replace('Mine', 'Second'));
  expect(await replaced.count()).toBe(0);
});

test('a text that the browser does not keep is not left without a question, unless it was saved as a file', async () => {
  const page = await open('write/');
  await textbox(page).fill(text('First.'));
  await page.getByText('Saved in this browser').waitFor();
  const asked = await keepNothing(page);
  await textbox(page).press('Control+End');
  await page.keyboard.type('Second.');
  await page.getByText('Not saved: press Save').waitFor();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  expect(await textbox(page).inputValue()).toContain('Second.');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved;
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toEqual(['beforeunload']);
});

test.each([1280, 390])('at %i pixels the notice that nothing is saved covers nothing', async (width) => {
  const page = await open('write/', { viewport: { width, height: 844 } });
  await textbox(page).waitFor();
  await keepNothing(page);
  await textbox(page).fill(text('Mine.'));
  const note = page.getByRole('status').filter({ hasText: 'Your browser saves nothing' });
  await note.waitFor();
  const [bar, band] = await Promise.all(
    [page.locator('.site-header'), note].map((each) => each.boundingBox()),
  );
  expect(band!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  await expect
    .poll(async () => (await page.locator('write-desk .desk').boundingBox())!.y)
    .toBeGreaterThanOrEqual(band!.y + band!.height);
  await expect
    .poll(() => page.locator('write-desk .desk').evaluate((each) => each.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(844);
  await note.getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => (await page.locator('write-desk .desk').boundingBox())!.y).toBe(band!.y);
});

test('a replaced text that the browser does not keep is not left without a question', async () => {
  const page = await open('write/');
  await textbox(page).waitFor();
  const asked = await keepNothing(page);
  await textbox(page).fill(text('Mine.'));
  await page.getByText('Not saved: press Save').waitFor();
  await page.getByRole('combobox', { name: 'Start from…' }).selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Bring back “Mine”' }).waitFor();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.getByRole('button', { name: 'Bring back “Mine”' }).click();
  await expect.poll(() => textbox(page).inputValue()).toBe(text('Mine.'));
});

test('lessons written in two tabs are both kept, whichever saves last', async () => {
  const page = await open('write/');
  await textbox(page).fill(text('One.'));
  const other = await page.context().newPage();
  await other.goto(page.url());
  await textbox(other).fill(text('Two.'));
  await textbox(page).fill(text('One and more.'));
  await other.close();
  await page.reload();
  await expect.poll(() => textbox(page).inputValue()).toBe(text('One and more.'));
  await page
    .getByRole('region', { name: 'Replaced texts' })
    .getByRole('button', { name: 'Bring back “Mine”, mine.md, with the line “Two.”', exact: true })
    .click();
  await expect.poll(() => textbox(page).inputValue()).toBe(text('Two.'));
});

test('a piece from the palette is right and is shown, wherever the cursor is', async () => {
  const page = await open('write/');
  const put = page.getByRole('button', { name: 'Insert' });
  const shown = async (element: string) => {
    await lesson(page).locator(element).last().waitFor();
    await problems(page).getByText('No problems').waitFor();
  };
  for (const [name, element] of [
    ['Stepper', '#tree'],
    ['By hand', '#hand'],
    ['Compare', '#pair'],
    ['Prediction', 'ply-predict'],
    ['Question', 'ply-quiz:has-text("What do you ask?")'],
    ['Program', '#own'],
    ['Lines', '#lines'],
  ]) {
    await page.getByRole('button', { name, exact: true }).click();
    await put.click();
    await shown(element);
  }
  await textbox(page).focus();
  await textbox(page).evaluate((each) => (each as HTMLTextAreaElement).setSelectionRange(2, 2));
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await page.getByRole('gridcell', { name: 'a2' }).click();
  await put.click();
  await shown('ply-board[position="oxx/xxo/o.."]');
  expect(await textbox(page).inputValue()).toContain(
    '---\n\n<ply-board position="oxx/xxo/o.."></ply-board>\n\n##',
  );
});

test('names, attributes, values and ids complete themselves by keyboard, and Escape leads out', async () => {
  const page = await open('write/');
  await lesson(page).locator('#three').waitFor();
  const written = () => textbox(page).inputValue();
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  const option = (name: string) =>
    suggestions.getByRole('option', { name: new RegExp(`^${name}\\b(?!-)`) }).first();
  // What completes comes when the first word is written.
  let tellWritten = () => {};
  const isWritten = new Promise<void>((resolve) => (tellWritten = resolve));
  await page.route(/\/completion-/, (route) => isWritten.then(() => route.continue()));
  await textbox(page).fill(`${await written()}\n`);
  await textbox(page).press('Control+End');
  await textbox(page).pressSequentially('<ply-st');
  tellWritten();
  await option('ply-stack').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' fo');
  await option('for').waitFor();
  await page.keyboard.press('Tab');
  await option('three').waitFor();
  await page.keyboard.press('Enter');
  await suggestions.waitFor({ state: 'hidden' });
  expect(await written()).toMatch(/<ply-st\w+ for="three"\n?$/);
  await page.keyboard.type(' ');
  await suggestions.waitFor();
  await page.keyboard.press('Escape');
  await suggestions.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await textbox(page).evaluate((each) => each.matches(':focus'))).toBe(false);
});

test('moves to a node, questions about it, and the steps of a link can be completed by keyboard', async () => {
  const page = await open('write/');
  await textbox(page).fill(text('<ply-stepper id="known" position="oxx/.xo/o.."></ply-stepper>\n\n'));
  await lesson(page).locator('#known').waitFor();
  const written = () => textbox(page).inputValue();
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  const expectOptions = (names: readonly string[]) =>
    expect
      .poll(async () =>
        (await suggestions.getByRole('option').allInnerTexts()).map((each) => each.split(' ')[0]),
      )
      .toEqual(names);
  await textbox(page).press('Control+End');
  await textbox(page).pressSequentially('<ply-predict for="known" no');
  await expectOptions(['node']);
  await page.keyboard.press('Enter');
  await expectOptions(['a2', 'b3', 'c3']);
  await page.keyboard.press('Enter');
  await page.keyboard.type(',');
  await expectOptions(['b3', 'c3']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await written()).toMatch(/ node="a2,c3"\n*$/);
  await page.keyboard.press('End');
  await page.keyboard.type('>What is it worth?</ply-predict>\n\n<ply-value for="known" wh');
  await expectOptions(['what']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('node(');
  await expectOptions(['a2', 'b3', 'c3']);
  await page.keyboard.press('Tab');
  await page.keyboard.type(').sc');
  await expectOptions(['score']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('></ply-value>\n\n[Look](#kn');
  await expectOptions(['known.step=']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await expectOptions(['2', '20', '21']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await written()).toMatch(/what="node\(a2\).score"><\/ply-value>\n\n\[Look\]\(#known\.step=21\)\n*$/);
  await lesson(page).getByText('What is it worth?').waitFor();
});

test('a sign that a suggestion has added is typed over', async () => {
  const page = await open('write/');
  await textbox(page).fill(text('<ply-stepper id="known" position="oxx/.xo/o.."></ply-stepper>\n\n'));
  await lesson(page).locator('#known').waitFor();
  const option = (name: string) =>
    page
      .locator('ply-editor')
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first();
  const accept = async (name: string) => {
    await option(name).waitFor();
    await page.keyboard.press('Enter');
  };
  await textbox(page).press('Control+End');
  await page.keyboard.type('[Look](#kn');
  await accept('known.step=');
  await page.keyboard.type('2');
  await accept('2');
  await page.keyboard.type('), (so)) [Look](#known.step=21). ');
  await page.keyboard.type('<ply-shape fo');
  await accept('for');
  await accept('known');
  await page.keyboard.type('"></ply-s');
  await accept('ply-shape');
  await page.keyboard.type('>');
  expect(await textbox(page).inputValue()).toMatch(
    /\[Look\]\(#known\.step=2\), \(so\)\) \[Look\]\(#known\.step=21\)\. <ply-shape for="known"><\/ply-shape>\n*$/,
  );
});

test.each([
  [1280, 800],
  [1280, 520],
])('at the end of a long text on %i × %i, all suggestions are in sight', async (width, height) => {
  const page = await open('write/', { viewport: { width, height } });
  await textbox(page).fill(text('More.\n\n'.repeat(60)));
  await lesson(page).getByText('More.').first().waitFor();
  await textbox(page).press('Control+End');
  await page.keyboard.type('<ply-stepper ');
  const list = page.locator('ply-editor .suggestions');
  const scrolled = page.locator('ply-editor .scroll');
  const isInSight = async () => {
    const [inner, outer] = [(await list.boundingBox())!, (await scrolled.boundingBox())!];
    return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
  };
  await expect.poll(isInSight).toBe(true);
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowDown');
  await expect.poll(isInSight).toBe(true);
  expect(await list.locator('[aria-selected=true]').isVisible()).toBe(true);
});

test.each([0, 1, 2, 3])('all of the quiz that is inserted is in sight: kind %i', async (index) => {
  const page = await open('write/', { viewport: { width: 1280, height: 620 } });
  await page.getByRole('button', { name: 'Question', exact: true }).click();
  await page.getByRole('combobox', { name: 'Answer type' }).selectOption({ index });
  const written = page.locator('insert-form pre');
  await expect.poll(() => written.innerText()).toMatch(/:::$/);
  expect(await written.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
});

test('a stepper in the preview has room for its tree', async () => {
  const page = await open('write/', { viewport: { width: 1440, height: 900 } });
  const tree = lesson(page).locator('#three').getByRole('tree');
  await tree.waitFor();
  // As in the design: all four plies of a small tree.
  await expect.poll(async () => (await tree.boundingBox())!.height).toBeGreaterThan(230);
  // Only a search that sticks above its text has a strip that puts its tree away.
  await lesson(page).getByRole('button', { name: 'Hide the tree' }).waitFor({ state: 'hidden' });
});

test('the preview follows the cursor, which stays in the text', async () => {
  const page = await open('write/');
  await textbox(page).fill(text(Array.from({ length: 40 }, (_, i) => `## Part ${i}\n\nText.`).join('\n\n')));
  const heading = (name: string) => lesson(page).getByRole('heading', { level: 2, name });
  const isSeen = (name: string) =>
    heading(name).evaluate((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await heading('Part 39').waitFor();
  await textbox(page).press('Control+Home');
  await expect.poll(() => isSeen('Part 0')).toBe(true);
  await textbox(page).press('Control+End');
  await expect.poll(() => isSeen('Part 39')).toBe(true);
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await page.getByRole('button', { name: 'Insert' }).click();
  await lesson(page).locator('ply-board').waitFor();
  // The page around the lesson has a foot below the window, and stays where it is.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await textbox(page).focus();
  expect(await textbox(page).evaluate((each) => each.matches(':focus'))).toBe(true);
});

test('the slide at the cursor is shown while one writes, and slides are those of the presentation', async () => {
  const page = await open('write/', { viewport: { width: 1280, height: 720 } });
  const body = `## One\n\nFirst.\n\n${stepper}\n\n${'Long text. '.repeat(120)}\n\n${'More text. '.repeat(90)}\n\n## Two\n\nLast.`;
  await textbox(page).fill(text(body));
  await lesson(page).getByText('Last.').waitFor();
  await textbox(page).press('Control+Home');
  await page.getByRole('radio', { name: 'Lesson' }).focus();
  await page.keyboard.press('ArrowRight');
  const last = lesson(page).getByText('Last.');
  const first = lesson(page).getByText('First.');
  await last.waitFor({ state: 'hidden' });
  await first.waitFor();
  // The focus stays where it was.
  expect(await page.getByRole('radio', { name: 'Slides' }).evaluate((each) => each.matches(':focus'))).toBe(
    true,
  );
  await textbox(page).press('Control+End');
  await last.waitFor();
  await first.waitFor({ state: 'hidden' });
  await textbox(page).press('Control+Home');
  await first.waitFor();
  await textbox(page).press('Control+End');
  await page.keyboard.type('Added.');
  await lesson(page).getByText('Added.').waitFor();
  const place = page.getByRole('status').filter({ hasText: /^Slide \d+ of \d+$/ });
  await expect.poll(() => place.innerText()).toMatch(/^Slide (\d+) of \1$/);
  const count = Number((await place.innerText()).split(' ').at(-1));
  expect(count).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => place.innerText()).toBe(`Slide ${count - 1} of ${count}`);
  await lesson(page)
    .locator('present-bar')
    .getByText(`Slide ${count - 1} of ${count}`)
    .waitFor();
  // The rest of a long text comes first.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Forward' }).click();
      return lesson(page).getByText('Added.').isVisible();
    })
    .toBe(true);

  await page.getByRole('radio', { name: 'Lesson' }).check();
  await expect.poll(() => lesson(page).locator('[data-slide]').count()).toBe(0);
  await page.getByRole('button', { name: 'Present' }).click();
  await page.getByRole('button', { name: /list of slides$/ }).click();
  await expect
    .poll(() => page.getByRole('dialog', { name: 'Slides' }).getByRole('listitem').count())
    .toBeGreaterThan(0);
  expect(await page.getByRole('dialog', { name: 'Slides' }).locator('li button').count()).toBe(count);
});

test('the handout is shown as it is printed, and the phone view has the width of a phone', async () => {
  const page = await open('write/', { colorScheme: 'dark' });
  await textbox(page).fill(text(`First.\n\n${stepper}`));
  await lesson(page).locator('#three').getByRole('tree').waitFor();
  await page.getByRole('radio', { name: 'Handout' }).check();
  const figure = lesson(page).locator('.print-picture');
  await figure.waitFor();
  await lesson(page).locator('#three').waitFor({ state: 'hidden' });
  await lesson(page).getByText('The empty circles are for values.').waitFor();
  await textbox(page).fill(text(`First.\n\n${stepper}\n\nSecond.`));
  await lesson(page).getByText('Second.').waitFor();
  await figure.waitFor();
  expect(await figure.count()).toBe(1);
  const ground = () =>
    lesson(page)
      .locator('html')
      .evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(await ground()).toBe('rgb(255, 255, 255)');

  await page.getByRole('radio', { name: 'Lesson' }).check();
  await lesson(page).locator('#three').getByRole('tree').waitFor();
  expect(await figure.count()).toBe(0);
  expect(await ground()).not.toBe('rgb(255, 255, 255)');
  const width = () =>
    lesson(page)
      .locator('html')
      .evaluate(() => innerWidth);
  expect(await width()).toBeGreaterThan(500);
  await page.getByRole('radio', { name: 'Phone' }).check();
  await expect.poll(width).toBe(390);
  await textbox(page).press('Control+End');
  await page.keyboard.type('Third.');
  await lesson(page).getByText('Third.').waitFor();
  expect(await width()).toBe(390);
});

test('a link to another page leaves the lesson where it is', async () => {
  const page = await open('write/');
  await textbox(page).fill(text('See [perfect play](../perfect-play/).'));
  const opened = page.context().waitForEvent('page');
  await lesson(page).getByRole('link', { name: 'perfect play' }).click();
  await (await opened).waitForURL('**/lessons/perfect-play/');
  expect(await title(lesson(page), 'Mine').isVisible()).toBe(true);
});

test('a program of a foreign lesson runs when the reader says so, and not before', async () => {
  const page = await open('write/');
  const program = '<ply-program id="own">\n\n```python\nprint("it ran")\n```\n\n</ply-program>';
  await page.locator('input[type=file]').setInputFiles({
    name: 'foreign.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(text(program)),
  });
  const own = lesson(page).locator('ply-program#own');
  await own.scrollIntoViewIfNeeded();
  const run = own.getByRole('button', { name: 'Run', exact: true });
  await run.waitFor();
  const hasRun = () => own.evaluate((each) => 'end' in each && each.end !== null);
  expect(await hasRun()).toBe(false);
  await run.click();
  await expect.poll(hasRun).toBe(true);
});

test('a question about the chosen node is inserted, if it can be asked there', async () => {
  const page = await open('write/');
  await lesson(page).locator('#three').waitFor();
  await page.getByRole('button', { name: 'Prediction', exact: true }).click();
  await page.getByRole('combobox', { name: 'At the node' }).selectOption('b3');
  await page
    .getByRole('combobox', { name: 'Question type' })
    .selectOption('Does the best value above change?');
  await page.getByRole('textbox', { name: 'The question' }).fill('Does it rise?');
  await page.getByRole('button', { name: 'Insert' }).click();
  await lesson(page).locator('ply-predict').getByText('Does it rise?').waitFor();
  expect(await textbox(page).inputValue()).toContain(
    '<ply-predict for="three" ask="rise" node="b3">Does it rise?</ply-predict>',
  );
});

test('a lesson is saved as one file, which shows and prints it without a server', async () => {
  const page = await open('write/');
  await textbox(page).fill(text(`A node.\n\n${stepper}\n\n<ply-shape for="three"></ply-shape>`));
  await lesson(page).locator('#three').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'One file' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('mine.html');
  const folder = mkdtempSync(join(tmpdir(), 'plybook-written-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await download.saveAs(join(folder, 'lesson.html'));
  const alone = await page.context().newPage();
  const complaints = complaintsOf(alone);
  await alone.goto(pathToFileURL(join(folder, 'lesson.html')).href);
  await title(alone, 'Mine').waitFor();
  expect(await alone.getByText('not one of the lessons of this site').count()).toBe(0);
  // Browsers keep what is saved in all files at one place.
  expect(await alone.locator('article').getAttribute('data-lesson')).toMatch(/^written \w+$/);
  await alone.locator('#three').getByRole('button', { name: 'Next', exact: true }).click();
  await alone.locator('ply-shape').getByRole('table').first().waitFor();
  expect(complaints.filter((each) => !each.includes('file:'))).toEqual([]);

  const frame = page.frames().find((each) => each.url().endsWith('write/lesson/'))!;
  await frame.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
  await page.getByRole('button', { name: 'Print' }).click();
  await lesson(page).getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(() => frame.title()).toBe('printed');
});

test('a shared address opens the lesson, says that it is not ours, and keeps it at every step', async () => {
  const page = await open('write/');
  await textbox(page).fill(text(stepper));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const address = await page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).inputValue();
  await page.goto(address);
  await title(page, 'Mine').waitFor();
  expect(await page.getByText('not one of the lessons of this site').isVisible()).toBe(true);
  await page.locator('#three').getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => page.url()).toContain('three.step=1');
  await page.reload();
  await title(page, 'Mine').waitFor();
  await expect
    .poll(() => page.locator('#three').evaluate((each) => ('step' in each ? each.step : null)))
    .toBe(1);
});

test('a step of a lesson that is shown from its address can be shared, alone and in a frame', async () => {
  const page = await open('write/');
  await textbox(page).fill(text(stepper));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const address = () => dialog.getByRole('textbox', { name: 'Address' }).inputValue();
  const whole = await address();
  await page.goto(whole);
  await page.locator('#three').getByRole('button', { name: 'Next', exact: true }).click();
  await (await shareButton(page.locator('#three'))).click();
  expect(await address()).toBe(whole.replace('#', '#three.step=1&'));
  await dialog.getByText('On your own page').click();
  const code = await dialog.getByRole('textbox', { name: 'Code for your page' }).inputValue();
  const source = /src="([^"]*)"/.exec(code)![1].replaceAll('&amp;', '&');
  const framed = await open(source.slice(site.length));
  await title(framed, 'Mine').waitFor();
  await expect
    .poll(() => framed.locator('#three').evaluate((each) => ('step' in each ? each.step : null)))
    .toBe(1);
});

test('an opened file with hostile content runs no script and makes no request', async () => {
  const page = await open('write/');
  await page.addInitScript(() => Object.assign(window, { struck: () => (document.title = 'struck') }));
  await page.reload();
  await textbox(page).waitFor();
  const source = text(`${[...vectors, ...sampled(attacks, 100)].join('\n\n')}\n\n## End\n\nAll is read.`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'hostile.md', mimeType: 'text/markdown', buffer: Buffer.from(source) });
  await lesson(page).locator('.mistake').first().waitFor();
  const found = await lesson(page)
    .locator('article')
    .evaluate((article) =>
      [...article.querySelectorAll('*')].flatMap((each) => [
        ...(/^(script|style|iframe|object|embed|form|link|meta|base|math)$/.test(each.localName)
          ? [each.localName]
          : []),
        ...each.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style'),
      ]),
    );
  expect(found).toEqual([]);
  expect(await lesson(page).getByText('not one of the lessons of this site').isVisible()).toBe(true);
  expect(
    await lesson(page)
      .locator('html')
      .evaluate(() => document.title),
  ).not.toBe('struck');
});

test('text and lesson are side by side on a screen of 1024 pixels, also beside a scrollbar', async () => {
  const page = await open('write/', { viewport: { width: 1009, height: 768 } });
  await textbox(page).waitFor();
  await page.locator('iframe').first().waitFor();
  expect(await page.getByRole('tab').filter({ visible: true }).count()).toBe(0);
});

test.each([1280, 1366, 1440])(
  'all that can be inserted is in one row on a screen of %d pixels',
  async (width) => {
    const page = await open('write/', { viewport: { width, height: 768 } });
    const pieces = page.getByRole('group', { name: 'Insert at the cursor' });
    await pieces.getByRole('button').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const tops = () =>
      pieces.locator('button, a').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    await expect.poll(async () => new Set(await tops()).size).toBe(1);
  },
);
