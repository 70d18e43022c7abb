import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { comeNearAll, open } from './browser.ts';

/** What a search tells of itself in the page. */
interface TraceInPage {
  readonly move: ArrayLike<number>;
  readonly score: ArrayLike<number>;
  find(path: readonly number[]): number | null;
  children(node: number): Iterable<number>;
  bestMove(node: number): number | null;
}

/** The right answers to the questions of the page, as the searches in it know them: a text, which one, or which of several. */
function rightAnswers(page: Page): Promise<(string | number | boolean[])[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('ply-predict, ply-quiz')].map((question) => {
      const [ask, path] = ['ask', 'node'].map((name) => question.getAttribute(name) ?? '');
      if (question.localName === 'ply-quiz') {
        const right = [...question.querySelectorAll('.answers > *')].map((each) =>
          each.matches('[data-right]'),
        );
        return ask === 'number' ? '485' : ask === 'several' ? right : right.indexOf(true);
      }
      const host = document.getElementById(question.getAttribute('for')!);
      const { trace } = host as unknown as { trace: TraceInPage };
      const node = trace.find(path ? path.split(',').map(Number) : [])!;
      if (ask === 'value') return `${trace.score[node]}`;
      if (ask === 'rise') return 1;
      if (ask !== 'move') throw new RangeError(`add the answer to ${ask} to this test`);
      const moves = [...trace.children(node)].map((child) => trace.move[child]);
      return moves.toSorted((a, b) => a - b).indexOf(trace.bestMove(node)!);
    }),
  );
}

test('all questions of lesson 6 can be answered by keyboard alone, and are judged right', async () => {
  const page = await open('lessons/win-sooner-lose-later/', { reducedMotion: 'reduce' });
  await comeNearAll(page);
  const answers = await rightAnswers(page);
  expect(answers.length).toBeGreaterThan(15);
  for (const [place, answer] of answers.entries()) {
    const question = page.locator('ply-predict, ply-quiz').nth(place);
    // That Tab leads to it is seen where whole pages are walked through.
    await question.locator('input, .choice, .cell, .line').first().focus();
    if (typeof answer === 'string') {
      await page.keyboard.type(answer);
      await page.keyboard.press('Enter');
    } else if (typeof answer === 'number') {
      for (let at = 0; at < answer; at++) await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    } else for (const [at, isRight] of answer.entries()) if (isRight) await page.keyboard.press(`${at + 1}`);
    const verdicts = question.getByRole('status').locator('.verdict');
    await verdicts.first().waitFor();
    expect(await verdicts.and(page.locator(':not(.right)')).allInnerTexts()).toEqual([]);
  }
});

test('the comparison of lesson 6 can be walked by keyboard, and is described in words', async () => {
  const page = await open('lessons/win-sooner-lose-later/', { reducedMotion: 'reduce' });
  await comeNearAll(page);
  const both = page.locator('#both');
  await both.getByRole('button', { name: /^Difference/ }).focus();
  await page.keyboard.press('Enter');
  const caption = both.getByRole('status').first();
  await expect.poll(() => caption.innerText()).toMatch(/^Plain returns 1; Depth returns 9\./);
  await page.keyboard.press('Home');
  await expect.poll(() => caption.innerText()).toMatch(/^Call 1, the root\./);
  await expect.poll(() => page.url()).not.toContain('both.step');
});
