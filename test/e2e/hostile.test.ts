import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sampled } from '../sample.ts';
import { newContext, open, openAt, reopen, shareButton, site } from './browser.ts';

const lesson = 'lessons/minimax-call-by-call/';

/** Addresses that nobody of good will writes. */
const hostile = [
  { kind: 'with a script', fragment: 'position=<script>alert(1)</script>&step=-1' },
  { kind: 'with huge numbers', fragment: 'step=99999999999999999999&calls.step=1e999' },
  { kind: 'with names of prototypes', fragment: '__proto__=1&constructor.step=2&calls.__proto__=3' },
  { kind: 'that cannot be decoded', fragment: '%00&%F0%9F=%&a.b.c=%E0%A4%A' },
  { kind: 'of great length', fragment: `position=${'x'.repeat(20_000)}` },
  { kind: 'of many parts', fragment: Array.from({ length: 100_000 }, (_, i) => `a${i}=1`).join('&') },
  { kind: 'with a huge name', fragment: `${'n'.repeat(500_000)}=1` },
  { kind: 'of great depth', fragment: `tree=${'['.repeat(5000)}` },
];

const rubbish = [
  { kind: 'no JSON', text: 'rubbish' },
  { kind: 'a list', text: '[]' },
  { kind: 'wrong values', text: '{"theme":"<img src=x>","naming":7,"textSize":{}}' },
  { kind: 'a long text', text: 'x'.repeat(100_000) },
];

/** What the page says of its address. */
const ignored = (page: Page) => page.locator('#ignored');

/** The kinds of pages with addresses of their own, each with some of the hostile ones; all of these on one of them. */
const attacked = [lesson, 'explore/', 'positions/'].map(
  (path, place) => [path, sampled(hostile, 3, place)] as const,
);

test.each(attacked)('/%s works at hostile addresses, and says what it ignored', async (path, addresses) => {
  const page = await open(path);
  for (const { kind, fragment } of addresses) {
    await reopen(page, `${path}#${fragment}`);
    await ignored(page).getByRole('listitem').first().waitFor();
    expect(await ignored(page).locator('script, img').count(), kind).toBe(0);
    expect(await page.evaluate(() => Object.keys(Object.prototype)), kind).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, kind).toBeLessThanOrEqual(0);
  }
});

test('a lesson can be walked after a hostile address', async () => {
  const page = await open(`${lesson}#${hostile[0].fragment}`);
  await ignored(page).getByRole('listitem').first().waitFor();
  await page.locator('#calls').getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL(/#calls\.step=1$/);
});

/** What would make markup or a script of a text that comes from anywhere. */
const sinks = [
  () => (document.createElement('p').innerHTML = '<img src="x">'),
  () => (document.createElement('p').innerHTML = '<div onclick="x">'),
  () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
  () => new DOMParser().parseFromString('<p>x</p>', 'text/html'),
  () => document.createRange().createContextualFragment('<p>x</p>'),
  () => (document.createElement('script').text = 'x'),
  () => new Worker('https://evil.example/x.js'),
  () => new Worker('data:text/javascript,x'),
];

test.each(['', 'code/', 'embed/', lesson])('on /%s no text becomes markup or a script', async (path) => {
  const page = await openAt(site + path, {}, { home: site, expected: /Trusted|Content Security Policy/ });
  await page.locator('html[data-started]').waitFor();
  for (const sink of sinks) await expect(page.evaluate(sink), String(sink)).rejects.toThrow(/Trusted/);
});

describe('storage', () => {
  test('that holds rubbish leaves the usual settings', async () => {
    const page = await open('');
    for (const { kind, text } of rubbish) {
      await page.evaluate((kept) => {
        localStorage.setItem('plybook.1.preferences', kept);
        localStorage.setItem('plybook.1.answers', kept);
      }, text);
      await reopen(page, lesson);
      await page.locator('#calls').getByRole('button', { name: 'Next', exact: true }).click();
      await page.waitForURL(/#calls\.step=1$/);
      expect(await page.locator('html').getAttribute('data-ply-theme'), kind).toBe(null);
    }
  });

  test('that is full loses no choice as long as the page is open', async () => {
    const page = await open(lesson);
    await page.evaluate(() => {
      localStorage.clear();
      for (let size = 2 ** 22; size >= 1; size /= 2)
        try {
          for (;;) localStorage.setItem(`full${localStorage.length}`, 'x'.repeat(size));
        } catch {
          // Full for this size; smaller ones may still fit.
        }
    });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => page.locator('html').getAttribute('data-ply-theme')).toBe('dark');
    await page.getByText('cannot save them here').waitFor();
  });
});

/** The items of the message about the address. */
const told = (page: Page) => ignored(page).getByRole('listitem').allInnerTexts();

/** Searches with a step that they do not have: one that is known as soon as the page opens, and others that come later. */
const pastTheEnd = [
  'position=oxx/.xo/o..&step=9999',
  'position=oxx/.xo/o..&algorithm=alpha-beta&step=9999',
  'position=.../.../...&depth-limit=9&step=99999999',
];

test('a step past the end gives a message and no step', async () => {
  const page = await open('explore/');
  for (const fragment of pastTheEnd) {
    await reopen(page, `explore/#${fragment}`);
    await page.locator('#search').scrollIntoViewIfNeeded();
    await expect.poll(() => told(page), { message: fragment }).toEqual([expect.stringMatching(/step "9999/)]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    const isShown = () =>
      page
        .locator('#search')
        .evaluate((each) => 'step' in each && location.hash.endsWith(`&step=${String(each.step)}`));
    await expect.poll(isShown, { message: fragment }).toBe(true);
  }
});

test('an unknown choice in the address gives a message, and the default stays chosen', async () => {
  const page = await open('lessons/perfect-play/#duel.scoring=bogus');
  await expect.poll(() => told(page)).toEqual([expect.stringContaining('"bogus"')]);
  const duel = page.locator('#duel');
  await expect.poll(() => duel.evaluate((each) => ('scoring' in each ? each.scoring : null))).toBe('depth');
});

test('an address with three mistakes gives three messages', async () => {
  const page = await open(`${lesson}?present=99#foo.step=1&calls.step=zzz`);
  await expect.poll(async () => (await told(page)).length).toBe(3);
  const all = (await told(page)).join();
  for (const wrong of ['99', 'foo', 'zzz']) expect(all).toContain(wrong);
  // A section that is not there is not presented.
  expect(await page.locator('[data-slide]').count()).toBe(0);
});

test('an address that asks for the fuzzer of the tests is an address as any other', async () => {
  const page = await open('');
  const seen = async (query: string) => {
    await page.goto(`${site}${lesson}${query}`);
    await page.locator('html[data-started]').waitFor();
    return page.evaluate(() => ({
      stored: { ...localStorage },
      root: { ...document.documentElement.dataset },
      hash: location.hash,
    }));
  };
  const plain = await seen('');
  expect(await seen('?fuzz=4&fuzz-events=300')).toEqual(plain);
  expect(await seen('?fuzz-keyboard=4')).toEqual(plain);
});

test('an unexpected error gives a message with a remedy', async () => {
  const context = await newContext({ serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${site}glossary/`);
  await page.locator('html[data-started]').waitFor();
  const note = page.getByRole('status').filter({ hasText: 'Reload the page' });
  for (const breakOff of [
    () => void setTimeout(() => JSON.parse('{')),
    () => void Promise.reject(new TypeError('it.is is not a function')),
  ]) {
    await page.evaluate(breakOff);
    await note.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => note.count()).toBe(0);
  }
});

test('a part of a page that cannot be fetched gives a message, and works when the page is reloaded', async () => {
  // Not by `open`, which fails where the browser complains: here it does.
  const context = await newContext({ serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.route(/share-dialog/, (route) => route.abort());
  await page.goto(site + lesson);
  const share = () => shareButton(page.locator('#calls'));
  await (await share()).click();
  await page.getByText('A part of this page could not be loaded').waitFor();
  await page.unroute(/share-dialog/);
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Reload the page' }).click(),
  ]);
  await (await share()).click();
  await page.getByRole('dialog').waitFor();
});
