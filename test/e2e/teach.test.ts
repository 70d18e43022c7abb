import { expect, test } from 'vitest';
import { open } from './browser.ts';

test.each([1440, 1024, 390])(
  'at %i pixels Teach shows every lesson at a glance, without scrolling sideways',
  async (width) => {
    const page = await open('teach/', { viewport: { width, height: 768 } });
    const rows = page.getByRole('table').getByRole('row');
    expect(await rows.count()).toBe(14);
    const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(sizes[0]).toBe(sizes[1]);
    // Every cell has its head in sight, above its column or above itself.
    const third = rows.nth(3);
    expect(await third.getByRole('cell').count()).toBe(6);
    if (width > 390) {
      // A table: the whole course is on a few screens.
      const { height } = (await page.getByRole('table').boundingBox())!;
      expect(height).toBeLessThan(3000);
      expect((await third.getByRole('cell').first().boundingBox())!.y).toBe((await third.boundingBox())!.y);
    } else
      expect(
        await third.evaluate((row) => getComputedStyle(row.querySelector('td')!, '::before').content),
      ).toMatch(/In class/);
  },
);

test('only the lessons of Teach are blocks on a phone: other tables have columns', async () => {
  const page = await open('lessons/thinking-ahead/', { viewport: { width: 390, height: 844 } });
  const displays = await page
    .locator('article section > table td')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).display));
  expect([...new Set(displays)]).toEqual(['table-cell']);
});

test('the plan is closed in the lesson, and a link at its top opens it', async () => {
  const page = await open('lessons/thinking-ahead/');
  const plan = page.getByText('Mistakes to expect.');
  expect(await plan.isVisible()).toBe(false);
  await page.getByText('Aims and contents').click();
  await page.getByRole('link', { name: 'Teacher’s notes' }).click();
  await expect.poll(() => plan.isVisible()).toBe(true);
});

test('the plan of a lesson in Teach opens the lesson at it', async () => {
  const page = await open('teach/');
  await page.getByRole('link', { name: 'Notes on Thinking ahead' }).click();
  const plan = page.getByText('Questions to ask.');
  await expect.poll(() => plan.isVisible()).toBe(true);
  await expect
    .poll(() => page.locator('details.notes').evaluate((box) => box.getBoundingClientRect().top))
    .toBeLessThan(200);
});
