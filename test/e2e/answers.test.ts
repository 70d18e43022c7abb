import { buffer } from 'node:stream/consumers';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { sampled } from '../sample.ts';
import { newContext, open, site } from './browser.ts';

const path = 'lessons/thinking-ahead/';

/** The first question of the lesson, on which branch to take; a is right. */
const question = (page: Page) => page.getByRole('group', { name: 'Which branch do you take?' });

async function answer(page: Page, branch: 'a' | 'b'): Promise<void> {
  await question(page)
    .getByRole('button', { name: new RegExp(`^${branch}\\b`) })
    .click();
}

/** What may be kept as answers that are none. */
const rubbish = [
  'rubbish',
  '[]',
  '{"thinking-ahead":{"numbers.move.":{"given":7}}}',
  `{"thinking-ahead":{"numbers.move.":{"given":"<img src=x onerror=alert(1)>","tries":1,"isDone":true}}}`,
];

const refuse = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
};

describe('answers on the reader’s machine', () => {
  test('are there after a reload, on the home page and in the header, until they are forgotten', async () => {
    const page = await open(path);
    await answer(page, 'b');
    await page.getByText('Not b.').waitFor();
    await answer(page, 'a');
    await page.getByText('Right: a.').waitFor();
    await page.getByRole('button', { name: /^Lesson 3/ }).click();
    await page.getByRole('link', { name: /Thinking ahead 1 of \d+ questions answered/ }).waitFor();

    await page.reload();
    await page.getByText('Right: a.').waitFor();
    expect(await question(page).getByRole('button', { name: 'a right' }).getAttribute('aria-pressed')).toBe(
      'true',
    );

    await page.goto(site);
    const progress = page.getByRole('listitem').getByText(/^1 of \d+ questions answered$/);
    await progress.waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('your answers to 1 question in 1 lesson').waitFor();
    await page.getByRole('button', { name: 'Delete my answers' }).click();
    await page.getByText('Your answers are deleted.').waitFor();
    expect(await progress.count()).toBe(0);
  });

  test('go into a file and come from it, on another machine too; what is no such file is told', async () => {
    const page = await open(path);
    await answer(page, 'a');
    await page.getByText('Right: a.').waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const other = await open('');
    await other.getByRole('button', { name: 'Settings' }).click();
    const take = async (name: string, content: Buffer) => {
      const [chooser] = await Promise.all([
        other.waitForEvent('filechooser'),
        other.getByRole('button', { name: 'Load from a file…' }).click(),
      ]);
      await chooser.setFiles({ name, mimeType: 'application/json', buffer: content });
    };
    await take('other.json', Buffer.from('{"form":"x"}'));
    await other.getByText('other.json is not a file saved by Plybook').waitFor();
    await take(saved.suggestedFilename(), await buffer(await saved.createReadStream()));
    await other.getByText('The data from the file is saved here now.').waitFor();
    await other.getByText('your answers to 1 question in 1 lesson').waitFor();
    await other.goto(site + path);
    await other.getByText('Right: a.').waitFor();
  });

  test('follow from tab to tab', async () => {
    const page = await open(path);
    const other = await page.context().newPage();
    await other.goto(site + path);
    await answer(page, 'a');
    await other.getByText('Right: a.').waitFor();
  });

  test('that make no sense do no harm', async () => {
    const page = await open('');
    for (const text of rubbish) {
      await page.evaluate((kept) => localStorage.setItem('plybook.1.answers', kept), text);
      await page.goto(site + path);
      await answer(page, 'a');
      await page.getByText('Right: a.').waitFor();
    }
  });

  test('work where storage is refused, and the page says so, without covering the feedback', async () => {
    const context = await newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(refuse);
    await page.goto(site + path);
    await question(page)
      .first()
      .evaluate((each) => each.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await answer(page, 'b');
    const feedback = page.getByText('Not b.');
    await feedback.waitFor();
    const note = page.getByRole('status').filter({ hasText: 'saves nothing for this site' });
    await note.waitFor();
    const isCovered = async () => {
      const [said, noted] = await Promise.all([feedback.boundingBox(), note.boundingBox()]);
      return noted!.y < said!.y + said!.height && said!.y < noted!.y + noted!.height;
    };
    await expect.poll(isCovered).toBe(false);
    await note.getByRole('button', { name: 'Close' }).click();
    await answer(page, 'a');
    await page.getByText('Right: a.').waitFor();
    expect(await note.count()).toBe(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('cannot save them here').waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect((await buffer(await saved.createReadStream())).toString()).toContain('"isDone": true');
    await page.getByRole('radio', { name: 'Dark' }).check();
    expect(await page.locator('html').getAttribute('data-ply-theme')).toBe('dark');
    await context.close();
    expect(errors).toEqual([]);
  });
});

describe('questions without JavaScript', () => {
  test('open to their answers', async () => {
    const page = await open(path, { javaScriptEnabled: false });
    const predict = page.locator('ply-predict').first();
    await predict.getByText('Which branch do you take?').waitFor();
    expect(await predict.getByText('The answer is a.').isVisible()).toBe(false);
    await predict.getByText('Answer', { exact: true }).click();
    expect(await predict.getByText('The answer is a.').isVisible()).toBe(true);

    const quiz = page.locator('ply-quiz').first();
    const item = quiz.getByRole('listitem').filter({ hasText: 'left column' });
    expect(await item.getByText('Not right.').isVisible()).toBe(false);
    await item.getByText('Is that right?').click();
    expect(await item.getByText('Not right.').isVisible()).toBe(true);
  });
});

test('axe finds no barrier in questions with a verdict, in any theme and at any width', async () => {
  const page = await open(path);
  await answer(page, 'b');
  await page.getByText('Not b.').waitFor();
  await page.evaluate(axe.source);
  const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
    [390, 768, 1440].map((width) => ({ colorScheme, width })),
  );
  for (const { colorScheme, width } of sampled(looks, 2)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const violations = await page.evaluate(async () => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run({
        include: ['ply-predict', 'ply-quiz'],
      });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    });
    expect(violations, `${colorScheme}, ${width}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${colorScheme}, ${width}`).toBeLessThanOrEqual(0);
  }
});

test('on a phone a line of a listing is broken, and the verdict on it covers no code', async () => {
  const page = await open('lessons/minimax-call-by-call/', { viewport: { width: 320, height: 568 } });
  const quiz = page.locator('#quiz-which-line-makes-the-recursive-call-when-it-is-os-turn');
  await quiz.scrollIntoViewIfNeeded();
  await quiz.locator('.line').nth(6).click();
  await quiz.locator('.line .mark').first().waitFor();
  const found = await quiz.evaluate((each) => {
    const root = each.shadowRoot!;
    const listing = root.querySelector('.listing')!;
    const lines = [...root.querySelectorAll('.line')];
    const covered = lines.filter((line, i) => {
      const mark = line.querySelector('.mark')?.getBoundingClientRect();
      const code = each.querySelector(`[slot="line-${i + 1}"]`)!.getBoundingClientRect();
      return mark && mark.left < code.right;
    });
    return { over: listing.scrollWidth - listing.clientWidth, covered: covered.length };
  });
  expect(found).toEqual({ over: 0, covered: 0 });
});
