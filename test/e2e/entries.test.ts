import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packed } from '../../src/site/address/packed-text.ts';
import { open, site } from './browser.ts';
import { paths } from './paths.ts';

const dist = new URL('../../dist/', import.meta.url);
const scripts = readdirSync(new URL('assets/', dist)).filter((name) => name.endsWith('.js'));

/** The script of a page that acts: the last one that its HTML names. */
function entryOf(path: string): string {
  const page = readFileSync(new URL(`${path}index.html`, dist), 'utf8');
  return [...page.matchAll(/<script type="module"[^>]* src="[^"]*?([^/"]+\.js)"/g)].at(-1)![1];
}

test('no script imports the entry of a page, which would act on pages to which it does not belong', () => {
  const entries = [...new Set(paths.map(entryOf))];
  expect(entries.length).toBeGreaterThan(5);
  const importers = scripts.flatMap((name) => {
    const source = readFileSync(new URL(`assets/${name}`, dist), 'utf8');
    return entries.filter((entry) => source.includes(`/${entry}`)).map((entry) => `${name} imports ${entry}`);
  });
  expect(importers).toEqual([]);
});

test('a shared lesson opens without a warning, and is printed once', async () => {
  const page = await open('');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.getElementById('ignored')) Reflect.set(globalThis, 'warned', true);
    }).observe(document, { childList: true, subtree: true });
  });
  const lesson =
    '---\ntitle: Shared\nsummary: One tree.\n---\n\n## Look\n\n<ply-stepper id="one"></ply-stepper>\n';
  await page.goto(`${site}write/lesson/#lesson=${await packed(lesson)}`);
  const stepper = page.locator('#one');
  await stepper.locator('[data-node]').first().waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'warned'))).toBeUndefined();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('.print-picture').count()).toBe(1);
});
