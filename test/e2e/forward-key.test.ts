import { expect, test } from 'vitest';
import type { SearchHost } from '../../src/elements/host/search-host.ts';
import { open, site } from './browser.ts';
import { goForward } from './forward.ts';

const sizes = [
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

test('the forward key steps a search whose views fill the slide', async () => {
  const page = await open('lessons/from-value-to-move/?present=5.7', { viewport: sizes[1] });
  const step = () => page.locator('ply-search[data-slide]').evaluate((search) => (search as SearchHost).step);
  await page.getByText('Next: O tries c2').waitFor();
  expect(await step()).toBe(0);
  await goForward(page);
  expect(await step()).toBe(1);
});

test('the forward key waits for the search of its slide, and the bar says so', async () => {
  const page = await open('', { viewport: sizes[0] });
  let release = () => {};
  const free = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/value-and-move-*.js', async (route) => {
    await free;
    await route.continue();
  });
  await page.goto(`${site}lessons/from-value-to-move/?present=4`);
  const coming = page.locator('present-bar .coming');
  await expect.poll(() => coming.innerText()).toBe('One moment …');
  await page.keyboard.press('PageDown');
  expect(new URL(page.url()).searchParams.get('present')).toBe('4');
  release();
  await expect.poll(() => coming.innerText()).toBe('Next: X tries a2');
  await page.getByText('step 1 of 22').waitFor();
  expect(new URL(page.url()).searchParams.get('present')).toBe('4');
});

test('the forward key shows the answer to a prediction that no solution follows, and back takes it back', async () => {
  const page = await open('lessons/from-value-to-move/?present=1', { viewport: sizes[0] });
  const coming = page.locator('present-bar .coming');
  const right = page.locator('ply-predict[data-slide]').getByRole('status').getByText('The answer is a3.');
  await expect.poll(() => coming.innerText()).toBe('Next: the answer');
  await goForward(page);
  await right.waitFor();
  await page.keyboard.press('PageUp');
  await expect.poll(() => coming.innerText()).toBe('Next: the answer');
  expect(await right.count()).toBe(0);
});

test('each of several programs side by side shows the line that runs, at every step', async () => {
  for (const viewport of sizes) {
    const page = await open('lessons/from-value-to-move/?present=5.7', { viewport });
    const lines = page.locator('ply-search[data-slide] ply-code li.strong');
    const listHidden = () =>
      lines.evaluateAll((all) =>
        all.flatMap((line) => {
          const [box, list] = [line, line.closest('.listing')!].map((each) => each.getBoundingClientRect());
          const bottom = Math.min(
            list.bottom,
            document.querySelector('article')!.getBoundingClientRect().bottom,
          );
          return box.top < list.top - 1 || box.bottom > bottom + 1 ? [line.textContent] : [];
        }),
      );
    for (let step = 1; step <= 8; step++) {
      await page.locator('present-bar').getByText(`step ${step} of 8`).waitFor();
      await expect.poll(() => lines.count()).toBe(3);
      await expect.poll(listHidden).toEqual([]);
      if (step < 8) await goForward(page);
    }
  }
});

test('beside a text the program of a search shows the line that runs, however low the screen', async () => {
  for (const viewport of sizes) {
    const page = await open('lessons/from-value-to-move/?present=4', { viewport });
    await page.getByRole('button', { name: /^line 46 def minimax\(board, is_maximizing\):/ }).waitFor();
  }
});

test('an edge of the screen cuts no box between its border and its heading', async () => {
  const page = await open('lessons/when-minimax-goes-wrong/?present=1.14', { viewport: sizes[0] });
  const box = page.locator('details.solution[data-slide]');
  await page.getByText('step 1 of').waitFor();
  const measure = () =>
    box.evaluate((each) => {
      const article = each.closest('article')!;
      const below = parseFloat(getComputedStyle(article, '::before').borderBottomWidth);
      const edge = article.getBoundingClientRect().bottom - below;
      const { top } = each.getBoundingClientRect();
      return edge <= top || edge > each.querySelector('summary')!.getBoundingClientRect().bottom;
    });
  await expect.poll(measure).toBe(true);
});

test('the forward key opens a hint whose solution is on another slide, before the answer, and back closes it', async () => {
  const page = await open('lessons/the-game-tree/?present=1');
  const hint = page.locator('details.hint[data-slide]');
  const coming = page.locator('present-bar .coming');
  await expect.poll(() => coming.innerText()).toBe('Next: a hint');
  await page.keyboard.press('PageDown');
  expect(await hint.getAttribute('open')).not.toBeNull();
  await expect.poll(() => coming.innerText()).toBe('Next: the answer');
  await page.keyboard.press('PageUp');
  expect(await hint.getAttribute('open')).toBeNull();
});

test('a hint stays closed once the question has been answered', async () => {
  const page = await open('lessons/the-game-tree/?present=1');
  const coming = page.locator('present-bar .coming');
  await expect.poll(() => coming.innerText()).toBe('Next: a hint');
  await page.locator('ply-quiz[data-slide] input').fill('5');
  await page.keyboard.press('Enter');
  await expect.poll(() => coming.innerText()).toMatch(/^Next: (?!a hint|the answer)/);
});
