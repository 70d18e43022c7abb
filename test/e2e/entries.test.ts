import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packText } from '../../src/site/address/packed-text.ts';
import { open, site } from './browser.ts';
import { paths } from './paths.ts';

const dist = new URL('../../dist/', import.meta.url);
const scripts = readdirSync(new URL('assets/', dist)).filter((name) => name.endsWith('.js'));

/** The script of a page that acts: the last one that its HTML names. */
function entryOf(path: string): string {
  const page = readFileSync(new URL(`${path}index.html`, dist), 'utf8');
  return [...page.matchAll(/<script type="module"[^>]* src="[^"]*?([^/"]+\.js)"/g)].at(-1)![1];
}

/** The scripts that each script names. */
const named = new Map(
  scripts.map((name) => {
    const source = readFileSync(new URL(`assets/${name}`, dist), 'utf8');
    return [name, scripts.filter((other) => source.includes(`/${other}`))];
  }),
);

/** All scripts that a script can bring onto its page, at once or late. */
function broughtBy(entry: string): Set<string> {
  const brought = new Set([entry]);
  for (const name of brought) for (const other of named.get(name)!) brought.add(other);
  return brought;
}

test('no page brings the entry of another, which would act where it does not belong', () => {
  const entries = [...new Set(paths.map(entryOf))];
  expect(entries.length).toBeGreaterThan(5);
  const strangers = entries.flatMap((entry) => {
    const brought = broughtBy(entry);
    return entries
      .filter((other) => other !== entry && brought.has(other))
      .map((other) => `${entry} brings ${other}`);
  });
  expect(strangers).toEqual([]);
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
  await page.goto(`${site}write/lesson/#lesson=${await packText(lesson)}`);
  const stepper = page.locator('#one');
  await stepper.getByRole('tree').waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'warned'))).toBeUndefined();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('.print-picture').count()).toBe(1);
});
