import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { brokenFormulas } from './broken-formulas.ts';
import { newContext, open, openAt, site } from './browser.ts';
import { cutTexts } from './cut-text.ts';
import { labelsOffTheirLine } from './loose-labels.ts';
import { overlappingTexts } from './overlapping-texts.ts';
import { plainLinks } from './plain-links.ts';
import { scoresOutsidePills } from './loose-texts.ts';
import { elements, mistakePages, paths } from './paths.ts';
import { sampled } from '../sample.ts';
import { smallTargets } from './small-targets.ts';
import { trapsOfTab } from './tab-walk.ts';
import { unseenButtons } from './unseen-buttons.ts';
import { violations } from './violations.ts';
import { visit } from './visit.ts';
import { tooWideIn } from './wide-type.ts';

const dist = new URL('../../dist/', import.meta.url);

/** The size of each script that pages have fetched so far, compressed with brotli, in bytes. */
const sizes = new Map<string, number>();

function sizeOf(script: string): number {
  const size = sizes.get(script) ?? brotliCompressSync(readFileSync(new URL(script, dist))).length;
  sizes.set(script, size);
  return size;
}

/** Scripts that only a class needs: they name its topics. */
const ofClass = readdirSync(new URL('assets/', dist))
  .map((name) => `assets/${name}`)
  .filter((name) => name.endsWith('.js') && readFileSync(new URL(name, dist), 'utf8').includes('ply1/'));

/** What the scripts of a page may weigh, and by how much more where its first screen shows one of the large parts. */
const LIMIT = 66_300;
const large = {
  // Icons and fields, of those who have more than a plain button.
  'controls-': 2_200,
  stepper: 35_100,
  'timeline-': 9_700,
  // A first search that is done by hand.
  'ply-by-hand': 5_500,
  // A game, with what is thought of it.
  'ply-play': 8_200,
  'rail-': 9_100,
  // Questions are forms as soon as the search of the page is there.
  'questions-': 10_000,
  // How large other searches would be, which it runs.
  'ply-stats': 2_300,
  'ply-compare': 16_400,
  'ply-program': 16_100,
  // A recorded program: how its calls are read and told.
  'recordings-': 7_000,
  // A run of a program, which Your code shows at once: how it is read, judged and told, with the names of mistakes.
  'run-parts-': 42_600,
  'prism-editor': 10_600,
  'ready-worker': 1_500,
  'rival-view': 9_000,
  'survey-worker': 7_000,
  // What changes the example of an element and leads to where lessons are written.
  'examples-': 3_800,
  // What chooses a piece to embed, and the pieces of the lesson that it shows.
  'choose-piece-': 12_700,
  // The compiler of lessons, with the engine in it.
  'compile-worker': 163_000,
  // What unpacks and shows a lesson from outside the course, beside all that a page of the course has.
  'lesson-from-address': 5_000,
  'ply-editor': 10_000,
  // The preview of the lesson that is written.
  'writing-': 11_900,
};

/** The limit for a page that has fetched these scripts. */
const limitFor = (scripts: readonly string[]) =>
  Object.entries(large)
    .filter(([part]) => scripts.some((name) => name.includes(part)))
    .reduce((sum, [, more]) => sum + more, LIMIT);

/** What stands in a frame, one of each kind. */
const framed = [
  'embed/',
  'embed/#explore/&position=oxx/.xo/o..&step=8',
  'embed/#compare/&step=3',
  'embed/#code/&start=negamax',
  'embed/#lessons/minimax-call-by-call/&show=calls.value.3,7,8',
];

const isFramed = (path: string) => path.startsWith('embed/');

const wide = { width: 1440, height: 900, hasTouch: false, widths: [768, 1024, 1440, 1920] } as const;
const medium = { width: 1024, height: 768, hasTouch: false, widths: [1024] } as const;
const narrow = { width: 390, height: 844, hasTouch: true, widths: [320, 390] } as const;

/** Screens and themes; each differs in both from the one before. */
const looks = [
  { ...wide, colorScheme: 'light' },
  { ...narrow, colorScheme: 'dark' },
  { ...medium, colorScheme: 'light' },
  { ...wide, colorScheme: 'dark' },
  { ...narrow, colorScheme: 'light' },
  { ...medium, colorScheme: 'dark' },
] as const;

/** Pages of elements are made alike, and so are those of mistakes: few of them. What is for frames is looked at in frames. */
const alike = [...elements, ...mistakePages];
const visited = [
  ...sampled([...paths.filter((path) => !isFramed(path) && !alike.includes(path)), ...framed], 9),
  ...sampled(elements, 1),
  ...sampled(mistakePages, 1),
];

const visits = visited.flatMap((path, place) => sampled(looks, 1, place).map((look) => ({ path, ...look })));

/** Where Tab is led through the page: another colour scheme does not lead it elsewhere. */
const walked = sampled(
  visits.filter(({ colorScheme }) => colorScheme === 'light'),
  4,
);

/** Shares of the steps of its searches at which a page is looked at. */
const shares = [0, 0.5, 1];

/** Moves all searches of the page to a share of their steps. */
async function moveTo(page: Page, share: number): Promise<void> {
  await page.evaluate(async (part) => {
    const inside = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [
        each,
        ...(each.shadowRoot ? inside(each.shadowRoot) : []),
      ]);
    type Search = Element & { step: number; stepCount: number; updateComplete: Promise<unknown> };
    const searches = inside(document).filter((each): each is Search => 'stepCount' in each);
    for (const search of searches) search.step = Math.floor((search.stepCount - 1) * part);
    await Promise.all(searches.map((search) => search.updateComplete));
  }, share);
}

/** Opens all that is folded, and gives each question and each search by hand the first answer that it offers. */
async function openAll(page: Page): Promise<void> {
  const folded = page.locator('details:not(.covered > *)');
  await folded.evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
  const answers = page.locator(':is(ply-quiz, ply-predict) fieldset, ply-by-hand .choices');
  await answers.evaluateAll((all) => {
    for (const each of all) if (each.checkVisibility()) each.querySelector('button')?.click();
  });
}

const statuses = new Map<string, Promise<number>>();

/** What the server says of an address, asked once. */
function statusOf(address: string): Promise<number> {
  const known = statuses.get(address) ?? fetch(address).then(({ status }) => status);
  statuses.set(address, known);
  return known;
}

/** Width and height in pixels of a PNG that a page names. */
function readSizeOf(path: string, image: string): number[] {
  const header = readFileSync(new URL(image, new URL(path.replace(/#.*$/, ''), dist))).subarray(16, 24);
  return [header.readUInt32BE(0), header.readUInt32BE(4)];
}

test.concurrent.for(visits)(
  '/$path, $width pixels wide, $colorScheme: light enough, still, complete, within its policy and open to everybody',
  async ({ path, width, height, colorScheme, hasTouch, widths }, context) => {
    const options = { viewport: { width, height }, colorScheme, hasTouch };
    await visit(path, options, async ({ page, scripts, shifts, complaints }) => {
      const weights = Object.fromEntries([...scripts].map((name) => [name, sizeOf(name)]));
      const sum = Object.values(weights).reduce((all, size) => all + size, 0);
      context.expect.soft(scripts.size).toBeGreaterThan(1);
      context.expect.soft(sum, JSON.stringify(weights)).toBeLessThanOrEqual(limitFor([...scripts]));
      const forClass = ofClass.filter((name) => scripts.has(name));
      context.expect.soft(forClass, 'a page without a class has nothing of one').toEqual([]);

      context.expect.soft(shifts.join('\n'), 'what moved').toBe('');

      for (const role of ['banner', 'main', 'contentinfo'] as const)
        context.expect
          .soft(await page.getByRole(role).count(), role)
          .toBe(role === 'banner' && isFramed(path) ? 0 : 1);
      context.expect.soft(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      context.expect.soft(await page.title()).toContain('Plybook');

      const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
      context.expect.soft(policy).toContain("default-src 'none'");
      context.expect.soft(policy).toContain("require-trusted-types-for 'script'");
      // Of a page that runs programs WebAssembly may be compiled, and nothing else.
      context.expect.soft(policy?.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*|https?:/);
      const hasProgram =
        (await page.locator('check-desk, code-desk, ply-blocks, ply-program, article[data-site]').count()) >
        0;
      context.expect.soft(policy?.includes('wasm-unsafe-eval')).toBe(hasProgram);

      const card = await page.locator('meta[property="og:image"]').getAttribute('content');
      context.expect.soft(readSizeOf(path, card!), 'the card of a shared link').toEqual([1200, 630]);

      context.expect.soft(await page.evaluate(plainLinks), 'links that look like text').toEqual([]);
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href.replace(/#.*$/, '')));
      for (const address of new Set(links.filter((each) => each.startsWith(site))))
        context.expect.soft(await statusOf(address), address).toBe(200);

      context.expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), 'all of it')
        .toBe(width);
      if (hasTouch) {
        context.expect.soft(await page.evaluate(smallTargets), 'for fingers').toEqual([]);
        const keys = await page.locator('kbd:visible').allInnerTexts();
        // Whoever writes with an element or a lesson has keys.
        if (!/^(reference|write\/guide)\//.test(path))
          context.expect.soft(keys, 'keys, for fingers').toEqual([]);
      }

      await page.emulateMedia({ reducedMotion: 'reduce' });
      const examined = sampled(shares, 1, paths.indexOf(path));
      for (const share of shares) {
        await moveTo(page, share);
        context.expect.soft(await scoresOutsidePills(page), `scores outside pills at ${share}`).toEqual([]);
        context.expect.soft(await page.evaluate(labelsOffTheirLine), `labels at ${share}`).toEqual([]);
        // A tree moves under the names of its plies.
        const covered = (await page.evaluate(overlappingTexts)).filter(
          (each) => !each.startsWith('ply-tree:'),
        );
        context.expect.soft(covered, `texts on each other at ${share}`).toEqual([]);
        if (examined.includes(share)) context.expect.soft(await violations(page), `at ${share}`).toEqual([]);
      }
      await openAll(page);
      context.expect.soft(await violations(page), 'after an answer, with all open').toEqual([]);
      if (hasTouch) {
        // A node of a tree grows with its zoom.
        const small = (await page.evaluate(smallTargets)).filter((each) => !each.startsWith('ply-tree '));
        context.expect.soft(small, 'for fingers, with all open').toEqual([]);
      }
      context.expect.soft(await unseenButtons(page, widths), 'buttons that the text names').toEqual([]);
      // Both schemes have the same type, so each looks at another size of it.
      const theme = colorScheme === 'light' ? 'light' : 'projector';
      const cut = await cutTexts(page, widths, [theme]);
      context.expect.soft(cut, 'text that its box cuts off').toEqual([]);
      context.expect.soft(await brokenFormulas(page, widths), 'formulas that break').toEqual([]);
      if (hasTouch) context.expect.soft(await tooWideIn(page), 'on the narrowest screen').toEqual([]);
      context.expect(complaints).toEqual([]);
    });
  },
);

test.concurrent.for(walked)(
  'Tab leads through /$path, $width pixels wide, with all open, and out again',
  async ({ path, width, height, colorScheme, hasTouch }, context) => {
    await visit(path, { viewport: { width, height }, colorScheme, hasTouch }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openAll(page);
      context.expect(await trapsOfTab(page)).toEqual([]);
    });
  },
);

test('a page of text fetches nothing that searches, and a screen without a tree nothing that draws one', async () => {
  const fetchedBy = async (path: string) => {
    const fetched: string[] = [];
    const page = await open('', { viewport: narrow });
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(site + path);
    await page.waitForLoadState('networkidle');
    return ['/search-', '/stepper-'].filter((part) => fetched.some((url) => url.includes(part)));
  };
  expect(await fetchedBy('glossary/')).toEqual([]);
  // It shows a board, and numbers of a search.
  expect(await fetchedBy('lessons/never-think-twice/')).toEqual(['/search-']);
  // It begins with a game.
  expect(await fetchedBy('lessons/perfect-play/')).toEqual(['/search-']);
  expect(await fetchedBy('explore/')).toEqual(['/search-', '/stepper-']);
});

test('no script blocks the text of a page', () => {
  for (const path of paths) {
    const source = readFileSync(new URL(`${path}index.html`, dist), 'utf8');
    const tags = source.match(/<script[^>]*>/g) ?? [];
    expect(tags.length, path).toBeGreaterThan(0);
    // One stands in the page, and watches over the others.
    const others = tags.filter((tag) => !tag.includes('type="module"') || !tag.includes(' src='));
    expect(others, path).toEqual(['<script>']);
  }
});

test('every page reads without JavaScript', async () => {
  const page = await open('', { javaScriptEnabled: false });
  for (const path of sampled(paths, 16)) {
    await page.goto(site + path);
    expect(await page.getByRole('heading', { level: 1 }).innerText(), path).not.toBe('');
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(100);
  }
});

test('a page says that it needs JavaScript where that is off or fails, and not while it is on its way', async () => {
  const isNeeded = (text: string) => text.includes('needs JavaScript');
  const coming = await open('');
  await coming.route('**/*.js', () => undefined);
  for (const path of [...paths.filter((each) => !alike.includes(each)), 'reference/ply-play/']) {
    await coming.goto(site + path, { waitUntil: 'commit' });
    const text = await coming.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0 && document.body.innerText,
    );
    const early = (await text.jsonValue()) || '';
    expect.soft(isNeeded(early), path).toBe(false);
    // A lesson may be in its address.
    if (path === 'write/lesson/') expect.soft(early).not.toContain('whole address');
  }
  const saysNeeded = async (page: Page) => isNeeded(await page.locator('body').innerText());
  const off = await open('', { javaScriptEnabled: false });
  const failing = await openAt(site, {}, { home: site, expected: /./ });
  await failing.route('**/*.js', (route) => route.abort());
  for (const path of [
    '',
    'explore/',
    'compare/',
    'code/',
    'check/',
    'positions/',
    'write/',
    'write/lesson/',
    'class/',
  ]) {
    await off.goto(site + path);
    expect.soft(await saysNeeded(off), path).toBe(true);
    await failing.goto(site + path);
    await expect.poll(() => saysNeeded(failing), { message: path }).toBe(true);
  }
});

test('where there is no page, what is said is open to everybody', async () => {
  // Not by `open`, which fails where the browser complains: here something is missing.
  const context = await newContext({});
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${site}nowhere/`);
  expect(await page.getByRole('main').innerText()).toContain('no page at this address');
  expect(await violations(page)).toEqual([]);
});

test('the skip link leads to the text', async () => {
  const page = await open('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});
