import { expect, test } from 'vitest';
import { cutTexts } from './cut-text.ts';
import { overlappingTexts } from './overlapping-texts.ts';
import { open, reopen } from './browser.ts';

test('a move by keyboard is answered in sight, the game ends, and one press restarts it', async () => {
  const page = await open('', { viewport: { width: 390, height: 844 } });
  const board = page.getByRole('grid', { name: /^Board/ });
  await board.getByRole('gridcell', { name: /^b1/ }).focus();
  await page.keyboard.press('Enter');
  await board.getByRole('gridcell', { name: 'b1, row 1, column 2, X' }).waitFor();
  const answers = page.getByRole('list', { name: 'The answers of minimax' }).getByRole('listitem');
  await answers.getByText('its answer').waitFor();
  expect(await answers.count()).toBe(6);
  const result = page.locator('your-move').getByRole('status');
  await expect.poll(() => result.innerText()).toContain('Only b3 holds the draw, so O plays it.');
  await board.getByRole('gridcell', { name: 'b3, row 3, column 2, O' }).waitFor();
  // The board stays in sight, and the answers are seen with it.
  const isSeen = (each: Element) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  await expect.poll(() => board.evaluate(isSeen)).toBe(true);
  await expect.poll(() => answers.first().evaluate(isSeen)).toBe(true);

  await board.getByRole('gridcell', { name: /^b2/ }).click({ force: true });
  await page.getByText('b2 is taken. Mark an empty cell.').waitFor();
  // A press while it thinks shows its answer at once, and counts.
  for (const cell of [/^a2/, /^c3/, /^a3/]) await board.getByRole('gridcell', { name: cell }).click();
  await expect.poll(() => result.innerText()).toContain('The board is full: a draw.');
  // Nobody thinks about a game that is over.
  expect(await page.getByText('The game is over.').count()).toBe(1);
  const game = page.getByRole('list', { name: 'The game, move by move' }).getByRole('listitem');
  expect(await game.allInnerTexts()).toEqual(Array(7).fill(expect.stringMatching(/[XO] [abc][123]\s+0$/)));
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('heading', { name: 'What you will see' }).waitFor();
  expect(await board.getByRole('gridcell', { name: /, empty$/ }).count()).toBe(7);
  expect(
    await board.getByRole('gridcell').evaluateAll((all) => all.some((each) => each.matches(':focus'))),
  ).toBe(true);
});

test.each([
  [390, 844],
  [1024, 768],
  [1440, 900],
])(
  'the first screen of %i × %i pixels says what the course is about, with the whole board',
  async (width, height) => {
    const page = await open('', { viewport: { width, height } });
    const about = page.getByText(/course .*minimax.* tic-tac-toe/i).first();
    const board = page.getByRole('grid', { name: /^Board/ });
    await board.waitFor();
    for (const part of [about, board]) {
      const { y, height: tall } = (await part.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + tall).toBeLessThanOrEqual(height);
    }
    const way = (await page.getByRole('link', { name: /^Begin the course/ }).boundingBox())!;
    if (width > 640) expect(way.y + way.height).toBeLessThanOrEqual(height);
  },
);

test('on a phone why another answer was not chosen comes into sight, and the focus stays', async () => {
  const page = await open('', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.getByRole('gridcell', { name: /^a1/ }).click();
  for (const move of ['b1', 'a2']) {
    const question = page.getByRole('button', { name: `Why not ${move}?` });
    await question.press('Enter');
    const game = page.getByRole('list', { name: `The game after O ${move}` });
    await expect
      .poll(() => game.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    expect(await question.evaluate((each) => each.matches(':focus'))).toBe(true);
  }
});

test('a game can begin with an empty board, is shared with it, and starts over there', async () => {
  const page = await open('', { reducedMotion: 'reduce' });
  const empty = page.getByRole('gridcell', { name: /, empty$/ });
  await page.getByRole('button', { name: 'Use an empty board' }).click();
  await expect.poll(() => empty.count()).toBe(9);
  await page.getByRole('gridcell', { name: /^a1/ }).click();
  const answers = page.getByRole('list', { name: 'The answers of minimax' }).getByRole('listitem');
  await expect.poll(() => answers.count()).toBe(8);
  // After a corner only the centre holds the draw.
  await page.getByText('Eight answers. After seven of them you can win. Only b2 holds the draw').waitFor();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => empty.count()).toBe(9);
  await page.getByRole('gridcell', { name: /^a1/ }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const address = await page.getByRole('dialog').getByRole('textbox').first().inputValue();
  await page.context().close();
  const other = await open(address.slice(address.indexOf('#')), { reducedMotion: 'reduce' });
  await other.getByRole('gridcell', { name: 'b2, row 2, column 2, O' }).waitFor();
  expect(await other.getByRole('gridcell', { name: /, empty$/ }).count()).toBe(7);
  await other.getByRole('button', { name: 'Start over' }).click();
  await other.getByRole('button', { name: 'Back to the first board' }).click();
  await expect.poll(() => other.getByRole('gridcell', { name: /, empty$/ }).count()).toBe(7);
});

test('a game that is lost names the move that lost it', async () => {
  const page = await open('', { reducedMotion: 'reduce' });
  for (const cell of [/^a2/, /^b1/]) await page.getByRole('gridcell', { name: cell }).click();
  await page.getByText('Your move b1 lost the game: until then it was a draw.').waitFor();
  const game = page.getByRole('list', { name: 'The game, move by move' }).getByRole('listitem');
  expect(await game.allInnerTexts()).toEqual(
    ['X a2 0', 'O c2 0', 'lost the game X b1 −1', 'O c3 −1'].map((text) =>
      expect.stringMatching(new RegExp(text.replaceAll(' ', '\\s+'))),
    ),
  );
});

test('without motion the answer appears with the move, and a link leads to the first lesson', async () => {
  const page = await open('', { reducedMotion: 'reduce' });
  await page.getByRole('gridcell', { name: /^c2/ }).click();
  await page.getByText('its answer', { exact: true }).waitFor();
  await page.getByRole('link', { name: /^Begin the course/ }).click();
  await page.getByRole('heading', { level: 1, name: 'The game tree' }).waitFor();
});

test('a link leads into the search that has answered, and a reader who comes back to the lesson that was open last', async () => {
  const page = await open('', { reducedMotion: 'reduce' });
  await page.getByRole('gridcell', { name: /^c2/ }).click();
  const boards = (await page.locator('your-move .count strong').innerText()).replace(',', '');
  await page.getByRole('link', { name: 'Step through this search' }).click();
  await page.waitForURL(/explore\/#position=\.\.o\/\.xx\/\.\.\./);
  // Each board, the reader's own too, is called once and returns once.
  await page
    .getByText(`step 1 of ${(2 * Number(boards)).toLocaleString('en')}`)
    .first()
    .waitFor({ state: 'attached' });

  await reopen(page, 'lessons/thinking-ahead/');
  await page.getByRole('heading', { level: 1, name: 'Thinking ahead' }).waitFor();
  const section = page.getByRole('heading', { level: 2 }).nth(3);
  const id = await section.getAttribute('id');
  await section.evaluate((each) => each.scrollIntoView());
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plybook.1.lesson'))).toContain(id);
  await reopen(page, '');
  await page.getByRole('link', { name: 'Continue: 3 Thinking ahead' }).click();
  await page.waitForURL(`**/lessons/thinking-ahead/#${id}`);
});

test('another answer shows the game that it leads to, with its score', async () => {
  const page = await open('', { reducedMotion: 'reduce' });
  const own = page.locator('your-move');
  const followed = (move: string) =>
    own.getByRole('list', { name: `The game after O ${move}` }).getByRole('listitem');
  await page.getByRole('gridcell', { name: /^a1/ }).click();
  const answers = own.getByRole('list', { name: 'The answers of minimax' });
  expect(await answers.getByRole('button').count()).toBe(5);
  await answers.getByRole('button', { name: 'Why not b1?' }).focus();
  await page.keyboard.press('Enter');
  await own.getByText('Because you can win after it').waitFor();
  const moves = await followed('b1').allInnerTexts();
  expect(moves[0]).toMatch(/^O b1/);
  expect(moves.at(-1)).toMatch(/^X [abc][123]\s+1$/);
  // Another question takes its place, and the next move ends both.
  await answers.getByRole('button', { name: 'Why not a2?' }).click();
  await followed('a2').first().waitFor();
  expect(await followed('b1').count()).toBe(0);
  await page.getByRole('gridcell', { name: /^b1/ }).click();
  await expect.poll(() => own.getByRole('list', { name: /^The game after/ }).count()).toBe(0);
});

test.for([320, 390, 768, 1024])('%i pixels wide no name of an answer lies on another', async (width) => {
  const page = await open('', { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  await page.getByRole('gridcell', { name: /^a1/ }).click();
  await page.getByText('its answer', { exact: true }).waitFor();
  expect(await page.evaluate(overlappingTexts)).toEqual([]);
  expect(await cutTexts(page, [width])).toEqual([]);
});

test('a shared game opens where it was, and an address that no game has says so', async () => {
  const page = await open('', { reducedMotion: 'reduce' });
  const board = page.getByRole('grid', { name: /^Board/ });
  const cells = () => board.getByRole('gridcell').evaluateAll((all) => all.map((each) => each.ariaLabel));
  for (const cell of [/^a1/, /^c2/]) await page.getByRole('gridcell', { name: cell }).click();
  const shared = await cells();
  await page.locator('your-move').getByRole('button', { name: 'Share' }).click();
  const address = await page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).inputValue();
  await reopen(page, '');
  await page.goto(address);
  await expect.poll(cells).toEqual(shared);
  await page.getByText('its answer', { exact: true }).waitFor();
  await page.evaluate(() => (location.hash = '#moves=0,0'));
  await page.getByText('invalid part moves').waitFor();
});

test('a lesson opened from its card offers the section that was read last, which only reading on forgets', async () => {
  const page = await open('lessons/thinking-ahead/', { reducedMotion: 'reduce' });
  const section = page.getByRole('heading', { level: 2 }).nth(3);
  const id = (await section.getAttribute('id'))!;
  const saved = () => page.evaluate(() => localStorage.getItem('plybook.1.lesson'));
  await section.evaluate((each) => each.scrollIntoView());
  await expect.poll(saved).toContain(id);
  // Another lesson comes between, and the top of this one is only glanced at.
  await reopen(page, 'lessons/alpha-beta/');
  await expect.poll(saved).toContain('alpha-beta');
  const card = page.getByRole('list').getByRole('link', { name: 'Thinking ahead' });
  for (let times = 0; times < 2; times++) {
    await reopen(page, '');
    await card.click();
    await page.getByRole('link', { name: /^Continue at “/ }).waitFor();
    await expect.poll(saved).toMatch(/"slug":"thinking-ahead"/);
  }
  await page.getByRole('link', { name: /^Continue at “/ }).click();
  await page.waitForURL(`**/lessons/thinking-ahead/#${id}`);
  await expect.poll(() => section.evaluate((each) => each.getBoundingClientRect().top)).toBeLessThan(450);
  await reopen(page, '');
  await page.getByRole('link', { name: 'Continue: 3 Thinking ahead' }).click();
  await page.waitForURL(`**/lessons/thinking-ahead/#${id}`);
  // Whoever comes to a section by its address is there already.
  expect(await page.getByRole('link', { name: /^Continue at “/ }).count()).toBe(0);
});
