import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Checked } from '../../src/program/index.ts';
import { sampled } from '../sample.ts';
import { open } from './browser.ts';
import { violations } from './violations.ts';

const program = (student: string, file = 'minimax.py') =>
  readFileSync(`examples/check/programs/${student}/${file}`);

/** What each student handed in. */
const handedIn: readonly (readonly [name: string, id: number, file: string, content: Uint8Array])[] = [
  ['Ada Lovelace', 48231, 'minimax.py', program('ada')],
  ['Bo Diddley', 48232, 'minimax.py', program('cy')],
  ['Cy Twombly', 48233, 'search.py', program('cy')],
  ['Di Prince', 48234, 'minimax.py', strToU8('')],
  ['Ed Wood', 48235, 'minimax.js', program('ed', 'minimax.js')],
  ['Ed Wood', 48235, 'rules.js', program('ed', 'rules.js')],
];

const isFocused = (locator: Locator) => locator.evaluate((each) => each.matches(':focus'));

/** How course systems pack a class, and how the first student is called then. */
const systems = [
  ['Moodle', (name, id, file) => `${name}_${id}_assignsubmission_file_/${file}`, {}, 'Ada Lovelace'],
  [
    'Gradescope',
    (_, id, file) => `assignment_7_export/submission_${id}/${file}`,
    { 'assignment_7_export/submission_metadata.yml': strToU8('submission_48231: {}') },
    'submission_48231',
  ],
  [
    'Canvas',
    (name, id, file) => `${name.toLowerCase().replace(' ', '')}_${id}_99${id}_${file}`,
    {},
    'adalovelace',
  ],
] satisfies [
  system: string,
  path: (name: string, id: number, file: string) => string,
  beside: Record<string, Uint8Array>,
  first: string,
][];

const walk =
  'a teacher drops a class’s zip from %s, finds the largest group, shows its example and saves the marks';

test.each(sampled(systems, 1))(walk, async (_, path, beside, first) => {
  const packed = handedIn.map(([name, id, file, content]) => [path(name, id, file), content]);
  const homework = zipSync({ ...beside, ...(Object.fromEntries(packed) as Record<string, Uint8Array>) });
  const page = await open('check/');
  await page.getByText('This page forgets files and results when you close it.').waitFor();
  await page
    .getByLabel('Choose files or a zip')
    .setInputFiles([{ name: 'homework.zip', mimeType: 'application/zip', buffer: Buffer.from(homework) }]);
  const status = page.locator('checked-class').getByRole('status');
  await expect.poll(() => status.textContent()).toContain('All 5 programs are checked: 1 right.');

  const row = (name: string) => page.getByRole('row', { name });
  await expect.poll(() => row('student-01').textContent()).toMatch(/right\s+354 of 354/);
  expect(await row('student-04').textContent()).toContain('The file is empty.');
  // Names are hidden until the teacher shows them.
  expect(await page.getByText(first).count()).toBe(0);
  await page.getByRole('button', { name: 'Show names' }).click();
  await row(first).waitFor();
  await page.getByRole('button', { name: 'Hide names' }).click();

  const group = page.getByRole('button', { name: /^Both sides take the largest\s*2$/ });
  await group.click();
  expect(await group.getAttribute('aria-pressed')).toBe('true');
  expect(await page.getByRole('row').count()).toBe(3);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.getByRole('button', { name: 'Show in class' }).click();
  const dialog = page.getByRole('dialog', { name: 'Both sides take the largest' });
  expect(await dialog.textContent()).not.toMatch(/Diddley|Twombly|4823/i);
  // All of it is on the projector.
  expect(await dialog.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  // From a result to the page of its mistake, and from there to a lesson.
  await page.getByRole('button', { name: /^The best value starts at 0/ }).click();
  const follow = async (from: Page, name: string | RegExp) => {
    const link = from.locator('main').getByRole('link', { name }).first();
    const [opened] = await Promise.all([from.waitForEvent('popup'), link.click()]);
    return opened;
  };
  const about = page.getByRole('link', { name: 'About this mistake' });
  // A link has the colour of the text around it.
  expect(
    await about.evaluate(
      (each) => getComputedStyle(each).color === getComputedStyle(each.parentElement!).color,
    ),
  ).toBe(true);
  const mistake = await follow(page, 'About this mistake');
  await mistake.getByRole('heading', { level: 1 }).waitFor();
  expect(mistake.url()).toContain('/mistakes/');
  await mistake.locator('main a[href*="/lessons/"]').first().click();
  await mistake.waitForURL(/\/lessons\//);
  await mistake.getByRole('heading', { level: 1 }).waitFor();
  // And to the program itself, which runs at once and is shown where it goes wrong. Nothing of it is saved.
  const code = await follow(page, 'student-05');
  await code.getByText('Saved here only if you change it').waitFor();
  await expect
    .poll(() =>
      code
        .locator('ply-program')
        .evaluate((each) => 'stepCount' in each && each.stepCount && 'step' in each && each.step),
    )
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: /^All programs/ }).click();

  const link = row('student-02').getByRole('link');
  await expect.poll(() => link.getAttribute('href')).toMatch(/code\/#.*position=.*call=.*program=/);
  expect(await link.getAttribute('href')).toContain('file=student-02.py');
  // The same address without this page does not run.
  const alone = await open(`code/${new URL((await link.getAttribute('href'))!, page.url()).hash}`);
  await alone.getByRole('tab', { name: 'student-02.py' }).waitFor();
  expect(await alone.getByRole('button', { name: 'Run', exact: true }).isEnabled()).toBe(true);
  await link.focus();
  await page.keyboard.press('ArrowDown');
  expect(
    await row('student-03')
      .getByRole('link')
      .evaluate((each) => each.matches(':focus')),
  ).toBe(true);

  const save = async (name: string) => {
    const button = page.getByRole('button', { name });
    const [saved] = await Promise.all([page.waitForEvent('download'), button.click()]);
    return text(await saved.createReadStream());
  };
  const lines = (await save('Save as CSV')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[1]).toMatch(new RegExp(`^${first},minimax.py,right,354,0,354,2,2,`));
  const all = JSON.parse(await save('Save as JSON')) as Checked[];
  expect(all.map(({ state }) => state)).toEqual(['right', 'wrong', 'wrong', 'unreadable', 'wrong']);
});

test('another file of a student is checked, the programs play each other, and a lost game is stepped through', async () => {
  const right = readFileSync('src/program/starts/two-functions.js');
  const wrong = strToU8(right.toString().replace('Math.min(value', 'Math.max(value'));
  const zip = zipSync({
    'ada/minimax.js': right,
    'bo/minimax.js': wrong,
    'bo/other.js': right,
    'cy/notes.js': strToU8('const nothing = (;'),
  });
  const page = await open('check/', { viewport: { width: 1024, height: 768 } });
  await page
    .getByLabel('Choose files or a zip')
    .setInputFiles([{ name: 'homework.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) }]);
  const status = page.locator('checked-class').getByRole('status');
  await expect.poll(() => status.textContent()).toContain('All 3 programs are checked: 1 right.');
  await page.getByRole('button', { name: 'Show names' }).click();
  const file = page.getByRole('combobox', { name: 'File of bo' });
  await file.selectOption('other.js');
  await expect.poll(() => status.textContent()).toContain('All 3 programs are checked: 2 right.');
  await file.selectOption('minimax.js');
  await expect.poll(() => status.textContent()).toContain('All 3 programs are checked: 1 right.');

  await page.getByRole('button', { name: 'Tournament' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tournament' });
  await dialog.getByText('1 program stopped with an error and cannot play.').waitFor();
  await dialog.getByRole('button', { name: 'Begin' }).press('Enter');
  const title = dialog.getByRole('heading', { name: 'Tournament' });
  await expect.poll(() => isFocused(title)).toBe(true);
  await dialog.getByText('2 games were played.').waitFor();
  expect(await isFocused(title)).toBe(true);
  const row = dialog.getByRole('row', { name: /^bo/ });
  expect((await row.getByRole('cell').allTextContents()).at(3)).not.toBe('0');
  await row.getByRole('button', { name: 'bo' }).press('Enter');
  const next = dialog.getByRole('button', { name: 'Next' });
  const opening = dialog.getByRole('button', { name: 'The game begins.' });
  expect(await opening.getAttribute('aria-current')).toBe('step');
  while ((await next.getAttribute('aria-disabled')) === 'false') await next.press('Enter');
  expect(await dialog.locator('[aria-current=step]').textContent()).toMatch(/(X|O) wins\.\s*$/);
  await expect.poll(() => dialog.getByRole('link').getAttribute('href')).toContain('code/#position=');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  // Its games are there again, until another file plays.
  await page.getByRole('button', { name: 'Tournament' }).click();
  await dialog.getByText('2 games were played.').waitFor();
  await page.keyboard.press('Escape');
  await file.selectOption('other.js');
  await expect.poll(() => status.textContent()).toContain('All 3 programs are checked: 2 right.');
  await page.getByRole('button', { name: 'Tournament' }).click();
  await dialog.getByRole('button', { name: 'Begin' }).waitFor();
  await page.keyboard.press('Escape');
  await file.selectOption('minimax.js');
  await expect.poll(() => status.textContent()).toContain('All 3 programs are checked: 1 right.');

  // No board shows why a program stops that is never called.
  const stopped = page.getByRole('row', { name: /^cy/ });
  expect(await stopped.textContent()).toContain('It stops with SyntaxError');
  expect(await stopped.getByRole('img').count()).toBe(0);

  // Choosing other files loses no result, nor do files that cannot be opened.
  const heading = page.getByRole('heading', { name: 'Check a class’s programs' });
  await page.getByRole('button', { name: 'Check other files' }).press('Enter');
  await expect.poll(() => isFocused(heading)).toBe(true);
  await page
    .getByLabel('Choose files or a zip')
    .setInputFiles([{ name: 'broken.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') }]);
  await page.getByText('broken.zip cannot be unpacked').waitFor();
  await page.getByRole('button', { name: 'Back to the results' }).press('Enter');
  await expect.poll(() => isFocused(heading)).toBe(true);
  await stopped.waitFor();
  expect(await status.textContent()).toContain('All 3 programs are checked: 1 right.');
});

test('on a phone what is wrong with a program is below its numbers, as wide as the screen', async () => {
  const page = await open('check/', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const files = ['ann.py', 'ben.py'].map((name) => ({
    name,
    mimeType: 'text/x-python',
    buffer: Buffer.from('def minimax(board, player):\n    return 0\n'),
  }));
  await page.getByLabel('Choose files or a zip').setInputFiles(files);
  const status = page.locator('checked-class').getByRole('status');
  await expect.poll(() => status.textContent()).toContain('All 2 programs are checked');
  const row = page.getByRole('row', { name: 'student-01' });
  const [state, mistake] = [row.getByRole('cell').first(), row.locator('.mistake')];
  const [above, below] = [(await state.boundingBox())!, (await mistake.boundingBox())!];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
  expect(below.width).toBeGreaterThan(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
