import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { open } from './browser.ts';

const path = 'lessons/minimax-call-by-call/';

const expectStep = (page: Page, step: number) =>
  page
    .locator('#calls')
    .getByText(`step ${step + 1} of 22`, { exact: true })
    .first()
    .waitFor({ state: 'attached' });

test('a link to a section keeps the steps of the widgets in the address, which opens at the section', async () => {
  const page = await open(`${path}#calls.step=8`);
  await expectStep(page, 8);
  const heading = page.getByRole('heading', { level: 2 }).first();
  const id = await heading.getAttribute('id');
  await heading.getByRole('link').click();
  await page.waitForURL(new RegExp(`#${id}&calls\\.step=8$`));
  await page.reload();
  await expectStep(page, 8);
  await expect
    .poll(() => heading.evaluate((each) => Math.abs(each.getBoundingClientRect().top) < 150))
    .toBe(true);
});

test('an address opened by hand wins over one about to be written', async () => {
  const page = await open(`${path}#calls.step=8`);
  await expectStep(page, 8);
  const next = page.locator('#calls').getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await next.click();
  await page.evaluate(() => (location.hash = '#calls.step=3'));
  await expectStep(page, 3);
  await page.waitForURL(/#calls\.step=3$/);
});

test('back and forward lead into a presentation and out of it', async () => {
  const page = await open(path);
  const isPresenting = () => page.evaluate(() => 'present' in document.documentElement.dataset);
  await page.getByRole('link', { name: 'Present', exact: true }).click();
  await expect.poll(isPresenting).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isPresenting).toBe(false);
  await page.goBack();
  await expect.poll(isPresenting).toBe(true);
  await page.goBack();
  await expect.poll(isPresenting).toBe(false);
});

test('going back out of a presentation takes the step of the lesson with it', async () => {
  const page = await open(`${path}#calls.step=8`);
  await expectStep(page, 8);
  await page.getByRole('link', { name: 'Present', exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('present')).not.toBeNull();
  // On a slide the search is walked by keys.
  await page.locator('html[data-present] #calls[data-slide] .card').focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/#calls\.step=9$/);
  await page.goBack();
  await expectStep(page, 8);
  await page.waitForURL(/#calls\.step=8$/);
});
