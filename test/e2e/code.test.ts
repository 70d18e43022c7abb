import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { failing, lineOf, endless, right } from '../elements/program/programs.ts';
import { samples } from '../program/run-here.ts';
import { open, shareButton, site } from './browser.ts';
import { keepNothing } from './leaving.ts';

const textbox = (page: Page) => page.getByRole('textbox', { name: 'The text of the program' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const band = (page: Page) => page.getByRole('group', { name: 'About the run' });
const readingOf = (page: Page) => page.getByRole('region', { name: 'How Plybook reads your program' });

/** The lines that are lit, by what is said of them. */
const lit = (page: Page, kind: string) =>
  page
    .locator(`ply-editor .marks .${kind}`)
    .evaluateAll((all) =>
      all.map((each) => Number((each as HTMLElement).style.getPropertyValue('--line')) + 1),
    );

async function write(page: Page, source: string): Promise<void> {
  await textbox(page).fill(source);
}

test('the interpreter is fetched when the page opens; the reader walks through the calls, with their lines lit', async () => {
  const page = await open('');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/python-binary*', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(`${site}code/`);
  await textbox(page).waitFor();
  await page.getByText(/Python is loading: \d of \d MB/).waitFor();
  arrive();
  await expect.poll(() => fetched.filter((each) => each.endsWith('.bin')).length).toBe(3);
  await write(page, right);
  await button(page, 'Run').click();
  await expect.poll(() => band(page).innerText()).toContain('finished in');
  expect(fetched.filter((each) => each.endsWith('.bin'))).toHaveLength(3);
  expect(await lit(page, 'strong')).toEqual([lineOf(right, 'def minimax')]);
  for (let step = 1; step <= 3; step++) await button(page, 'Next').click();
  await expect.poll(() => page.url()).toContain('step=3');
  expect(await band(page).innerText()).toContain('minimax(board, True)');
});

test('a program that is written over an example is called by no call of the example', async () => {
  const page = await open('code/#start=alpha-beta');
  await expect.poll(() => page.url()).toContain('call=alphabeta');
  await button(page, 'Run').click();
  await expect.poll(() => band(page).innerText()).toContain('finished in');
  await write(page, right);
  expect(await page.getByRole('tree').count()).toBe(0);
  expect(page.url()).not.toMatch(/call=|start=|position=/);
  await button(page, 'Run').click();
  await expect.poll(() => band(page).innerText()).toContain('minimax(board, True) finished in');
});

test('the page opens with a sample at its wrong call, says that it is one, and forgets it when the reader writes', async () => {
  const page = await open('code/');
  await page.getByText('A sample with a mistake').waitFor();
  const text = await textbox(page).inputValue();
  await expect.poll(() => band(page).getByRole('alert').innerText()).toMatch(/MIN .* should take/);
  expect(await lit(page, 'wrong')).toEqual([lineOf(text, 'return max(values)')]);
  expect(await page.getByRole('tree').getByText('should be').count()).toBe(1);
  await button(page, 'Next').click();
  await expect.poll(() => page.url()).toContain('step=9');
  await button(page, 'Back').click();
  await button(page, 'Back').click();
  await button(page, 'Wrong call').click();
  await expect.poll(() => page.url()).toContain('step=8');
  await write(page, failing);
  await expect.poll(() => band(page).innerText()).toContain('Press Run');
  expect(await page.getByText('A sample with a mistake').count()).toBe(0);
  await button(page, 'Run').click();
  await band(page).getByRole('alert').waitFor();
  await page.reload();
  await expect.poll(() => textbox(page).inputValue()).toBe(failing);
  expect(await page.getByRole('tree').count()).toBe(0);
});

test('the text scrolls to a line without cutting the first line in sight', async () => {
  const page = await open('code/', { reducedMotion: 'reduce' });
  const scroll = page.locator('ply-editor .scroll');
  await expect.poll(() => scroll.evaluate((each) => each.scrollTop)).toBeGreaterThan(100);
  const cut = await scroll.evaluate((each) => {
    const edge = each.getBoundingClientRect().top;
    const height = Number.parseFloat(getComputedStyle(each).lineHeight);
    return [...each.querySelectorAll('.pce-line')].flatMap((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return top < edge && bottom > edge && (edge - top) % height > 1 ? [line.textContent] : [];
    });
  });
  expect(cut).toEqual([]);
});

test('a program that is opened in place of a scrolled one shows its first lines', async () => {
  const page = await open('code/', { reducedMotion: 'reduce' });
  const scroll = page.locator('ply-editor .scroll');
  await expect.poll(() => scroll.evaluate((each) => each.scrollTop)).toBeGreaterThan(100);
  await button(page, 'Start from…').click();
  await page.getByText('The assignment').first().click();
  await expect.poll(() => textbox(page).inputValue()).toContain('still to be written');
  await expect.poll(() => scroll.evaluate((each) => each.scrollTop)).toBe(0);
});

test('a wrong function is marked at the call that shows it, and its head is not called an end', async () => {
  const page = await open('code/#position=x../oxx/xoo');
  const [{ source }] = samples('wrong').filter(({ name }) => name === '20-one-diagonal.py');
  await write(page, source);
  await button(page, 'Run').click();
  const line = lineOf(source, 'def winner');
  const said = `On the board xox/oxx/xoo, winner returns None, but X has a full line. The function begins on line ${line}.`;
  await band(page).getByRole('alert').filter({ hasText: said }).waitFor();
  await page.getByRole('treeitem', { name: /wrong call/ }).waitFor();
});

test('a wrong program is shown where, in words and at its step, and no line that may be right is red', async () => {
  const page = await open('code/#start=throws-games-away');
  await expect.poll(() => textbox(page).inputValue()).toContain('def minimax');
  await button(page, 'Run').click();
  await band(page).getByRole('alert').waitFor();
  expect(await lit(page, 'wrong')).toEqual([]);
  await band(page)
    .getByText(/^At step /)
    .waitFor();
  await button(page, 'Back').click();
  const way = band(page).getByRole('button', { name: /^Go to step / });
  const step = Number(/\d+/.exec(await way.innerText())![0]);
  await way.click();
  await expect.poll(() => page.url()).toContain(`step=${step - 1}`);
});

test('an exception is shown at its line, and each line of output leads to its step', async () => {
  const page = await open('code/#position=oxx/.xo/o..');
  await write(page, failing);
  await page.keyboard.press('Control+Enter');
  const line = lineOf(failing, 'print');
  await band(page)
    .getByRole('alert')
    .filter({ hasText: `line ${line}` })
    .waitFor();
  expect(await lit(page, 'wrong')).toEqual([line]);
  expect(await page.getByRole('group', { name: /^Output/ }).count()).toBe(0);
});

test('a program that does not end is stopped, and can be fixed and run again', async () => {
  const page = await open('code/#position=oxx/.xo/o..');
  await write(page, endless);
  await button(page, 'Run').click();
  await button(page, 'Stop').click();
  await button(page, 'Run').waitFor();
  await write(page, endless.replace('while board.count(" ") == 2', 'while False'));
  await button(page, 'Run').click();
  await page.getByRole('tree').waitFor();
});

test.each([1440, 1024])('%i pixels wide all of how a program is read is in sight', async (width) => {
  const page = await open('code/', { viewport: { width, height: 900 } });
  await button(page, 'Run').click();
  const parts = readingOf(page).getByRole('button');
  await parts.first().waitFor();
  const edges = await parts.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
  );
  const change = edges.pop()!;
  for (const edge of edges) expect(edge.right).toBeLessThanOrEqual(change.left);
});

test('a reload keeps the text, the board and the step, and Begin again brings the first text back', async () => {
  const page = await open('code/');
  const first = await textbox(page).inputValue();
  await textbox(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('# kept');
  await button(page, 'Run').click();
  await readingOf(page).waitFor();
  await band(page).getByRole('alert').waitFor();
  await button(page, 'Back').click();
  await expect.poll(() => page.url()).toContain('step=7');
  await page.reload();
  await expect.poll(() => textbox(page).inputValue()).toContain('# kept');
  await button(page, 'Run').click();
  await expect
    .poll(() => page.locator('ply-program').evaluate((each) => 'step' in each && each.step))
    .toBe(7);
  await page.getByRole('button', { name: /^Start over/ }).click();
  await expect.poll(() => textbox(page).inputValue()).toBe(first);
});

test('a call that was just edited runs, whether Run or its keys are pressed', async () => {
  const page = await open('code/');
  await textbox(page).waitFor();
  await write(page, `${right}\ndef forever(board):\n    while True:\n        max(range(100_000))\n`);
  await button(page, 'Run').click();
  // The program is still being judged while the call is written.
  await expect.poll(() => band(page).innerText()).toContain('minimax(board, True) finished in');
  await page.getByRole('button', { name: /^called as/ }).click();
  const call = page.getByRole('textbox', { name: 'The call' });
  const type = async (text: string) => {
    await call.press('Control+A');
    await call.pressSequentially(text);
  };
  await type('minimax(board, False)');
  await call.press('Control+Enter');
  await expect.poll(() => band(page).innerText()).toContain('minimax(board, False) finished in');
  await type('forever(board)');
  await button(page, 'Run').hover();
  await page.mouse.down();
  await button(page, 'Stop').waitFor();
  await page.mouse.up();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await button(page, 'Stop').click();
  await expect.poll(() => band(page).innerText()).toContain('You stopped it');
});

test('an address that is shared opens the same program, and loses nobody what they wrote', async () => {
  const page = await open('code/');
  await write(page, failing);
  await button(page, 'Run').click();
  await page.getByRole('tree').waitFor();
  await (await shareButton(page.locator('ply-program'))).click();
  const address = await page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).inputValue();
  expect(address.length).toBeLessThan(8000);

  const other = await open('code/');
  await write(other, 'mine = 1\n');
  await other.goto(address);
  await expect.poll(() => textbox(other).inputValue()).toBe(failing);
  await button(other, 'Bring it back').click();
  await expect.poll(() => textbox(other).inputValue()).toBe('mine = 1\n');
});

test('the address of a comparison of a program with ours is that of the program', async () => {
  const page = await open('code/');
  await page.getByRole('tree').first().waitFor();
  const comparison = page.locator('ply-compare');
  await comparison.scrollIntoViewIfNeeded();
  await (await shareButton(comparison)).click();
  const address = await page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).inputValue();
  expect(new URL(address).pathname).toMatch(/\/code\/$/);
  expect(address).toContain('program=');
});

test('an address without a readable program gives a message, and the page works', async () => {
  const page = await open('code/#program=%00abc&start=nothing&position=xxx');
  await page.locator('#ignored').getByRole('listitem').first().waitFor();
  await textbox(page).waitFor();
});

test('the drawer of the call names the call of the recorded tree, and says nothing false before a run', async () => {
  const page = await open('code/');
  await page.getByRole('tree').waitFor();
  await page.getByRole('button', { name: /best_move\(board\)/ }).click();
  const drawer = page.getByRole('region', { name: 'Call' });
  await expect.poll(() => drawer.getByRole('textbox').inputValue()).toBe('best_move(board)');
  expect(await drawer.innerText()).not.toContain('No function');
});

test.each(['code', 'explore', 'compare'])('the chip of a position on %s names it in words', async (desk) => {
  const page = await open(`${desk}/#position=xxo/.x./..o`);
  await page.getByRole('button', { name: 'Another position' }).first().waitFor();
  expect(await page.getByRole('button', { name: 'xxo/' }).count()).toBe(0);
});

test('a program to begin with is put there with the board and the call that show it best', async () => {
  const page = await open('code/');
  await textbox(page).waitFor();
  await button(page, 'Start from…').click();
  await page.getByRole('button', { name: /^Alpha-beta/ }).click();
  await expect.poll(() => textbox(page).inputValue()).toContain('def alphabeta');
  await expect.poll(() => page.url()).toMatch(/start=alpha-beta.*/);
  await button(page, 'Run').click();
  await page.getByRole('tree').waitFor();
  await page.getByRole('link', { name: 'Play and compare' }).click();
  await expect.poll(() => page.locator('h2:focus').innerText()).toBe('Play against your program');
});

test('a program to begin with becomes the same one in the other language, and what a reader wrote stays', async () => {
  const page = await open('code/#start=alpha-beta');
  await expect.poll(() => textbox(page).inputValue()).toContain('def alphabeta');
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.selectOption('JavaScript');
  await expect.poll(() => textbox(page).inputValue()).toContain('function alphaBeta(');
  await page.getByRole('button', { name: /alphaBeta\(board, -Infinity/ }).waitFor();
  await button(page, 'Start from…').click();
  await page.getByRole('button', { name: /^Alpha-beta/, pressed: true }).waitFor();
  await language.selectOption('Python');
  await expect.poll(() => textbox(page).inputValue()).toContain('def alphabeta');
  await page.getByRole('button', { name: /^Alpha-beta/, pressed: true }).waitFor();
  await button(page, 'Close').click();
  await write(page, 'mine = 1\n');
  await language.selectOption('JavaScript');
  await page.getByRole('tab', { name: 'program.js' }).waitFor();
  expect(await textbox(page).inputValue()).toBe('mine = 1\n');
  await button(page, 'Start from…').click();
  await page.getByRole('button', { name: /^Alpha-beta/, pressed: false }).waitFor();
});

test('on a phone tabs show the text, the tree and the stack, and the drawers lead to each other', async () => {
  const page = await open('code/', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.getByRole('tree').waitFor();
  await button(page, 'Run').tap();
  await page.getByRole('tree').waitFor();
  await button(page, 'Code').tap();
  await textbox(page).waitFor();
  await button(page, 'Stack').tap();
  await page.getByRole('list', { name: 'Call stack' }).waitFor();
  await page.getByRole('button', { name: /Another position/ }).tap();
  await button(page, 'Start from…').tap();
  await page.getByRole('button', { name: /^Negamax One rule/ }).tap();
  await expect.poll(() => textbox(page).inputValue()).toContain('def negamax');
});

test('a program that the browser does not keep is not left without a question, unless it was saved as a file', async () => {
  const page = await open('code/');
  const text = textbox(page);
  await text.waitFor();
  const asked = await keepNothing(page);
  await text.press('Control+End');
  await page.keyboard.type('# mine');
  await page.getByText('Not saved').first().waitFor();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  expect(await text.inputValue()).toContain('# mine');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download / }).click();
  await saved;
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toEqual(['beforeunload']);
});

test('reads without JavaScript: what it does, and a program', async () => {
  const page = await open('code/', { javaScriptEnabled: false });
  expect(await page.getByRole('main').innerText()).toContain('def minimax(board)');
});

test('the bar over the text is as high at 1024 pixels as where there is more room', async () => {
  const page = await open('code/');
  const bar = page.locator('ply-program .head');
  const heights: unknown[] = [];
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    heights.push((await bar.boundingBox())?.height);
  }
  expect(heights[1]).toBe(heights[0]);
});
