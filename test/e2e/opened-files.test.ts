import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { packText } from '../../src/site/address/packed-text.ts';
import { open, shareButton, site } from './browser.ts';

const textbox = (page: Page) => page.getByRole('textbox', { name: 'The text of the program' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const band = (page: Page) => page.getByRole('group', { name: 'About the run' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The calls of the last run; null if the text has changed since. */
const countCalls = (page: Page) =>
  page
    .locator('ply-program')
    .evaluate((each) =>
      'trace' in each && 'isTextChanged' in each && !each.isTextChanged
        ? (each.trace as { length: number } | null)?.length
        : null,
    );

const search = `from lib.rules import winner, free, place


def minimax(board, turn):
    won = winner(board)
    if won is not None:
        return won
    other = "o" if turn == "x" else "x"
    values = [minimax(place(board, cell, turn), other) for cell in free(board)]
    return max(values) if turn == "x" else min(values)
`;
const rules = `LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for a, b, c in LINES:
        if board[a] != " " and board[a] == board[b] == board[c]:
            return 1 if board[a] == "x" else -1
    return 0 if " " not in board else None


def free(board):
    return [cell for cell in range(9) if board[cell] == " "]


def place(board, cell, mark):
    return board[:cell] + [mark] + board[cell + 1:]
`;
const mine = '# mine\n';

const asFile = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

async function choose(page: Page, label: string, ...files: ReturnType<typeof asFile>[]): Promise<void> {
  await page.getByLabel(label).setInputFiles(files);
}

test('a zip with a package opens in tabs, runs, is edited, shared, and still there after a reload', async () => {
  const page = await open('code/#position=oxx/.xo/o..', { permissions: ['clipboard-read'] });
  await textbox(page).waitFor();
  const zip = zipSync({ 'game/ai.py': strToU8(search), 'game/lib/rules.py': strToU8(rules) });
  await choose(page, 'Open files…', asFile('game.zip', zip));
  await tab(page, 'lib/rules.py').waitFor();
  const titles = await page
    .getByRole('tab')
    .evaluateAll((all) => all.map((each) => each.getAttribute('title')));
  expect(titles).toEqual(['ai.py', 'lib/rules.py']);
  expect(await textbox(page).inputValue()).toBe(search);
  await button(page, 'Run').click();
  await expect.poll(() => countCalls(page)).toBe(11);

  await tab(page, 'ai.py').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => textbox(page).inputValue()).toBe(rules);
  await textbox(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(mine);
  await band(page).getByText('changed since the last run').waitFor();
  await page.reload();
  await tab(page, 'lib/rules.py').click();
  await expect.poll(() => textbox(page).inputValue()).toBe(mine + rules);
  await button(page, 'Run').click();
  await expect.poll(() => countCalls(page)).toBe(11);

  await (await shareButton(page.locator('ply-program'))).click();
  const address = await page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).inputValue();
  const other = await open('code/');
  await other.goto(address);
  await tab(other, 'lib/rules.py').click();
  await expect.poll(() => textbox(other).inputValue()).toBe(mine + rules);
});

test('a module that is missing is named, and the button beside it adds the file', async () => {
  const page = await open('code/#position=oxx/.xo/o..');
  await textbox(page).fill(search);
  await tab(page, 'program.py').waitFor();
  await band(page).getByText('Line 1 needs lib/rules.py').waitFor();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Add rules.py…').click(),
  ]);
  await chooser.setFiles(asFile('rules.py', rules));
  await tab(page, 'lib/rules.py').waitFor();
  await button(page, 'Run').click();
  await expect.poll(() => countCalls(page)).toBe(11);
});

test('a file that cannot be opened gives a message and leaves the text; another language is named', async () => {
  const page = await open('code/');
  await textbox(page).waitFor();
  const before = await textbox(page).inputValue();
  await choose(page, 'Open files…', asFile('Game.java', 'class Game {}'));
  await band(page)
    .getByRole('alert')
    .filter({ hasText: /Game\.java is written in Java\./ })
    .waitFor();
  expect(await textbox(page).inputValue()).toBe(before);
  const swift =
    'func minimax(_ board: [Int]) -> Int {\n    var best = -1\n    if let it = board.first { best = it }\n    return best\n}\n';
  await textbox(page).fill(swift);
  await band(page).getByText('looks like Swift').waitFor();
  await textbox(page).fill(
    'function minimax(board: string[]): number {\n  const one = 1;\n  console.log(board);\n  return one;\n}\n',
  );
  await tab(page, 'program.ts').waitFor();
  expect(await page.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('javascript');
});

test('two shared programs, one after the other, push nobody’s own work out', async () => {
  const shared = await Promise.all(
    ['one = 1\n', 'two = 2\n'].map(async (text) => `${site}code/#program=${await packText(text)}`),
  );
  const page = await open('code/');
  await textbox(page).fill('own = 0\n');
  for (const each of shared) {
    await page.goto('about:blank');
    await page.goto(each);
    await expect.poll(() => textbox(page).inputValue()).toMatch(/^(one|two) =/);
  }
  await button(page, 'Bring it back').click();
  await expect.poll(() => textbox(page).inputValue()).toBe('own = 0\n');
});
