import type { Page, Route } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { sampled } from '../sample.ts';
import { newContext, open, site } from './browser.ts';

test.each(['', '#what-you-have-seen'])(
  'a lesson that is opened at "%s" is soon laid out as a whole',
  async (hash) => {
    const page = await open(`lessons/win-sooner-lose-later/${hash}`);
    const later = page.locator('article section').last();
    await expect
      .poll(() => later.evaluate((each) => getComputedStyle(each).contentVisibility))
      .toBe('visible');
    await page.context().close();
  },
);

test('a lesson is laid out in pauses, a section in each, and what a reader scrolls to at once', async () => {
  const context = await newContext();
  onTestFinished(() => context.close());
  await context.addInitScript(() => {
    const pauses: (() => void)[] = [];
    Object.assign(window, { pauses, requestIdleCallback: (pause: () => void) => pauses.push(pause) });
  });
  const page = await context.newPage();
  await page.goto(`${site}lessons/win-sooner-lose-later/`);
  const goOn = () => page.evaluate(() => (Reflect.get(window, 'pauses') as (() => void)[]).shift()?.());
  const countSkipped = () =>
    page
      .locator('article > :is(section, .spread)')
      .evaluateAll(
        (all) => all.filter((each) => getComputedStyle(each).contentVisibility !== 'visible').length,
      );
  const atFirst = await countSkipped();
  expect(atFirst).toBeGreaterThan(2);
  const last = page.locator('article h2').last();
  await last.scrollIntoViewIfNeeded();
  // The browser decides with its next frame.
  await expect
    .poll(() => last.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
  expect(await countSkipped()).toBe(atFirst);
  for (let skipped = atFirst; skipped > 0;) {
    await goOn();
    const now = await countSkipped();
    expect(now).toBeGreaterThanOrEqual(skipped - 1);
    skipped = now;
  }
});

// On a phone some values take lines of their own; how many, only the search knows, so there code comes a screen ahead.
test('code takes the room that was kept for it', async () => {
  const page = await open('lessons/from-value-to-move/', { viewport: { width: 1440, height: 900 } });
  const asked = new Promise<Route>((resolve) => void page.route(/\/rail-.*\.js/, resolve));
  // Of those in the text: in a search they scroll within the room that it has for them.
  const heights = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('ply-code')].map((each) =>
        Math.round(each.getBoundingClientRect().height),
      ),
    );
  await page.locator('ply-code').first().scrollIntoViewIfNeeded();
  const route = await asked;
  const kept = await heights();
  await route.continue();
  await page.locator('ply-code [role=tablist]').last().waitFor();
  expect(await heights()).toEqual(kept);
});

test.for([
  [1440, false, ''],
  [700, true, ''],
  [540, false, ''],
  [460, true, ''],
  [460, false, '#depth-limit=2&step=3'],
  [390, false, ''],
  [390, true, '#depth-limit=2&step=3'],
  [320, true, '#depth-limit=2&step=3'],
  [320, false, ''],
] as const)(
  'at %i pixels the tables below a search of one’s own take the room that was kept for them, for fingers: %s, at %s',
  async ([width, hasTouch, fragment]) => {
    const page = await open(`explore/${fragment}`, { viewport: { width, height: 844 }, hasTouch });
    const tables = page.locator('explore-desk .below > *');
    const measure = () =>
      tables.evaluateAll((all) =>
        all.map((each) => [each.localName, each.getBoundingClientRect().height] as const),
      );
    await tables.first().waitFor();
    const kept = await measure();
    expect(await tables.evaluateAll((all) => all.every((each) => each.matches(':defined')))).toBe(false);
    for (const table of await tables.all()) await table.scrollIntoViewIfNeeded();
    await page.locator('ply-shape').getByRole('table').last().waitFor();
    await page.locator('ply-find').getByRole('group').first().waitFor();
    if (fragment) await page.locator('ply-evaluation *').first().waitFor();
    const taken = Object.fromEntries(await measure());
    // Less than a reader's eye follows.
    for (const [name, height] of kept) expect.soft(Math.abs(taken[name] - height), name).toBeLessThan(8);
  },
);

test.each([
  ['explore/', false],
  ['explore/#position=.../.../...', true],
  ['explore/#algorithm=alpha-beta&memo=positions', true],
  ['compare/', true],
  ['code/', true],
] as const)(
  'the row of %s has room for all its jumps on a tablet, for fingers: %s',
  async (path, hasTouch) => {
    const page = await open(path, { viewport: { width: 1024, height: 768 }, hasTouch });
    const jumps = page.locator('ply-controls .jumps').first();
    await jumps.getByRole('button').last().waitFor();
    expect(await jumps.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  },
);

/** The screens of laptops and projectors. */
const firstScreens = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];

const firstViews = ['explore/', 'compare/'].flatMap((path) =>
  ['light', 'projector'].flatMap((theme) =>
    firstScreens.map((viewport) => ({ path, theme, viewport, ...viewport })),
  ),
);

test.for(sampled(firstViews, 6))(
  '/$path at $width × $height in the theme $theme opens with sentence, tree and Next on the screen',
  async ({ path, theme, viewport }) => {
    const page = await open(path, { viewport });
    await page.evaluate((name) => void (document.documentElement.dataset['plyTheme'] = name), theme);
    const widget = page.locator('ply-stepper, ply-compare').filter({ visible: true }).first();
    const next = widget.getByRole('button', { name: 'Next', exact: true });
    for (const part of [widget.locator('ply-caption').first(), widget.locator('ply-tree').first(), next])
      await expect
        .poll(async () => {
          const box = await part.boundingBox();
          return box && box.y >= 0 && box.y + box.height <= viewport.height;
        })
        .toBe(true);
  },
);

const large = firstScreens.map((viewport) => ({ viewport, ...viewport }));

test.for(sampled(large, 2))(
  'Compare shows every ply of both its trees on a projector of $width × $height',
  async ({ viewport }) => {
    const page = await open('compare/', { viewport });
    await page.evaluate(() => void (document.documentElement.dataset['plyTheme'] = 'projector'));
    const trees = page.locator('ply-compare ply-tree');
    await trees.nth(1).locator('[data-node]').first().waitFor();
    for (const tree of await trees.all())
      await expect
        .poll(async () => {
          const frame = (await tree.boundingBox())!;
          const nodes = await tree
            .locator('[data-node]')
            .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
          return nodes.length > 0 && Math.max(...nodes) <= frame.y + frame.height;
        })
        .toBe(true);
  },
);

test.each(['explore/', 'compare/', 'code/'])(
  'the bar of %s shows all of its chips at every width',
  async (path) => {
    const page = await open(path, { viewport: { width: 1440, height: 900 } });
    const chips = page.locator('#chips');
    await chips.getByRole('button').first().waitFor();
    for (let width = 1480; width >= 320; width -= 20) {
      await page.setViewportSize({ width, height: 900 });
      const cut = () => chips.evaluate((each) => each.scrollWidth - each.clientWidth);
      await expect.poll(cut, { message: `at ${width}` }).toBe(0);
    }
  },
);

test('on a phone all of a message about a run is whole, from its first line to its last button', async () => {
  const page = await open('lessons/when-minimax-goes-wrong/', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const program = page.locator('#mend-gives-up-too-soon');
  await program.scrollIntoViewIfNeeded();
  await program.getByRole('button', { name: 'Run' }).click();
  const band = program.locator('.band');
  await band.getByRole('link', { name: 'About this mistake' }).waitFor();
  await band.getByRole('button', { name: 'Show all of it' }).click();
  await band.getByRole('button', { name: 'Show less' }).waitFor();
  const hidden = await band.evaluate((each) => {
    const box = each.getBoundingClientRect();
    const parts = [...each.querySelectorAll('p, button:not(.fold), a')].filter((part) =>
      part.checkVisibility(),
    );
    const [said, ...buttons] = parts.map((part) => part.getBoundingClientRect());
    const isCovered = buttons.some(({ top }) => top < said.bottom);
    return { isCovered, above: said.top < box.top, below: buttons.at(-1)!.bottom > box.bottom };
  });
  expect(hidden).toEqual({ isCovered: false, above: false, below: false });
});

test('on a phone the sheet of steps speaks of no key and no mouse, and on a laptop of both', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  for (const options of [phone, { viewport: { width: 1440, height: 900 } }]) {
    const page = await open('explore/', options);
    const help = page.getByRole('button', { name: 'How do I step?' });
    const more = page.getByRole('button', { name: 'More', exact: true });
    await help.or(more).first().waitFor();
    if (!(await help.isVisible())) await more.click();
    await help.click();
    const sheet = page.getByRole('dialog', { name: 'Step through the search' });
    await sheet.getByText('Pinch with two fingers').waitFor();
    const text = await sheet.innerText();
    const ofKeys = [/\bkeys?\b/i, /keyboard/i, /wheel/, /Ctrl/, /Enter/, /double-click/];
    expect(ofKeys.filter((each) => each.test(text))).toEqual(options === phone ? [] : ofKeys);
  }
});

test('the drawer of the position shows five of its examples whole on a laptop', async () => {
  const page = await open('explore/', { viewport: { width: 1440, height: 900 } });
  await page.getByRole('button', { name: /Three moves left/ }).click();
  const drawer = page.locator('.drawer').filter({ visible: true });
  const examples = drawer.getByRole('group', { name: 'Examples' }).getByRole('button');
  await examples.nth(4).waitFor();
  const end = await drawer.evaluate((each) => each.getBoundingClientRect().bottom);
  await expect
    .poll(async () => {
      const { y, height } = (await examples.nth(4).boundingBox())!;
      return y + height;
    })
    .toBeLessThanOrEqual(end);
});

/** How many rows the call stack of lesson 4 has, and how many of them are not whole on the screen. */
const cutRows = (page: Page) =>
  page.locator('#calls .pane.stack > ply-stack').evaluate((stack) => {
    const pane = stack.parentElement!.getBoundingClientRect();
    const rows = [...stack.shadowRoot!.querySelectorAll('li')].map((row) => row.getBoundingClientRect());
    const cut = rows.filter(({ top, bottom }) => top < pane.top - 1 || bottom > pane.bottom + 1);
    return { rows: rows.length, cut: cut.length };
  });

// What a browser leaves of the screens of common laptops.
test.each([
  { width: 1366, height: 620 },
  { width: 1440, height: 760 },
  { width: 1440, height: 890 },
])('a lesson on the call stack shows all of its levels at $width × $height', async (viewport) => {
  const page = await open('lessons/minimax-call-by-call/', { viewport });
  await expect.poll(() => cutRows(page)).toEqual({ rows: 4, cut: 0 });
});

test('in colours of the reader’s own the second line of a heading covers nothing of the first', async () => {
  const page = await open('', { viewport: { width: 1440, height: 900 }, forcedColors: 'active' });
  await page.evaluate(() => document.fonts.ready);
  const [first, second] = await page.locator('.hero h1 > span').all();
  const clip = (await first.boundingBox())!;
  const beside = await page.screenshot({ clip });
  await second.evaluate((line: HTMLElement) => (line.style.visibility = 'hidden'));
  expect(beside.equals(await page.screenshot({ clip }))).toBe(true);
});

test('on a phone a reader puts the tree above the text away, and every step brings it back', async () => {
  const page = await open('lessons/minimax-call-by-call/', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const search = page.locator('#calls');
  const link = page.getByRole('link', { name: 'the third call' });
  await link.evaluate((each) => each.scrollIntoView({ block: 'end' }));
  const bar = await page
    .locator('.site-header')
    .evaluate((each) => Math.round(each.getBoundingClientRect().bottom));
  const readEdges = () =>
    search.evaluate((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return [Math.round(top), Math.round(bottom)];
    });
  const [, whole] = await readEdges();
  // The button covers no text.
  const button = (await search.getByRole('button', { name: 'Hide the tree' }).boundingBox())!;
  expect(button.y + button.height).toBeLessThanOrEqual(whole + 1);
  const press = (name: string) =>
    search.getByRole('button', { name }).evaluate((each: HTMLElement) => each.click());
  const isBack = () => expect.poll(readEdges).toEqual([bar, whole]);
  await isBack();
  for (const act of [
    () => press('Show the tree'),
    () => press('Next'),
    () => link.evaluate((each: HTMLElement) => each.click()),
    // Once more, to the step that is shown.
    () => link.evaluate((each: HTMLElement) => each.click()),
  ]) {
    await press('Hide the tree');
    await expect.poll(async () => (await readEdges())[1]).toBeLessThan(bar + 92);
    expect((await search.getByRole('button', { name: 'Next' }).boundingBox())!.y).toBeGreaterThanOrEqual(bar);
    await act();
    await isBack();
  }
  expect(await page.getByRole('button', { name: 'Back to where you were' }).count()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => search.getByRole('button', { name: 'Hide the tree' }).count()).toBe(0);
});

test.for([
  { width: 1440, height: 900 },
  { width: 900, height: 700 },
  { width: 390, height: 844 },
])('what a link leads to is in sight below the bar, $width pixels wide', async (viewport) => {
  for (const path of ['lessons/alpha-beta/#good-moves-first', 'glossary/#window', 'teach/#handout']) {
    const page = await open(path, { viewport });
    const target = page.locator(`:target`);
    const isInSight = () =>
      target.evaluate((each) => {
        const { left, top } = each.getBoundingClientRect();
        return top > 0 && each.contains(document.elementFromPoint(left + 8, top + 8));
      });
    await expect.poll(isInSight, { message: path }).toBe(true);
    await page.context().close();
  }
});

test.each([
  [320, 640],
  [360, 640],
  [390, 844],
])('a small tree above its text is whole on a screen of %i × %i', async (width, height) => {
  const page = await open('lessons/minimax-call-by-call/', { viewport: { width, height }, hasTouch: true });
  // Until it is answered, the question hides what comes third.
  await page.getByRole('button', { name: 'The one with X at a2 and O at b3' }).click();
  const search = page.locator('#calls');
  await search.scrollIntoViewIfNeeded();
  const tree = search.locator('ply-tree');
  const countWhole = () =>
    tree.evaluate(({ shadowRoot }) => {
      const frame = shadowRoot!.querySelector('.frame')!.getBoundingClientRect();
      const boards = [...shadowRoot!.querySelectorAll('.node .box')].map((box) =>
        box.getBoundingClientRect(),
      );
      return boards.filter(
        ({ left, right, top, bottom }) =>
          left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom,
      ).length;
    });
  await expect.poll(countWhole).toBe(11);
});

test('after a wrong choice, the buttons of a search by hand beside its text stay in the window', async () => {
  const page = await open('lessons/thinking-ahead/', { viewport: { width: 1280, height: 800 } });
  const byHand = page.locator('ply-by-hand').first();
  const wrong = byHand.getByRole('button', { name: 'It is a leaf: return its number' });
  await byHand.scrollIntoViewIfNeeded();
  await wrong.waitFor();
  const measure = () =>
    byHand.evaluate((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return { top, below: bottom - innerHeight };
    });
  // Right below the bar of the page, where it is as high as the rest of the window.
  const bar = await page.getByRole('banner').evaluate((each) => each.getBoundingClientRect().bottom);
  await expect
    .poll(async () => {
      const { top } = await measure();
      await page.evaluate((by) => scrollBy(0, by), top - bar);
      return Math.abs(top - bar);
    })
    .toBeLessThan(1);
  await wrong.click();
  await byHand.getByText('A number is returned at a leaf').waitFor();
  expect((await measure()).below).toBeLessThanOrEqual(1);
});

test.each([
  [1180, 820],
  [1280, 800],
  [820, 1180],
])(
  'at %i × %i no note of the call stack beside the code is cut, and its tabs are in one row',
  async (width, height) => {
    const page = await open('lessons/minimax-call-by-call/', { viewport: { width, height }, hasTouch: true });
    const search = page.locator(width > 900 ? 'ply-stepper' : 'ply-by-hand').first();
    await search.scrollIntoViewIfNeeded();
    const notes = search.locator('ply-stack .note');
    await notes.first().waitFor();
    await expect
      .poll(() =>
        notes.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length),
      )
      .toBe(0);
    const tops = await search
      .getByRole('tab')
      .evaluateAll((all) => [...new Set(all.map((each) => each.getBoundingClientRect().top))]);
    expect(tops).toHaveLength(1);
  },
);

test('when a phone is turned, the steps that were pressed last stay in sight', async () => {
  const [narrow, wide] = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ];
  const page = await open('lessons/thinking-ahead/', { viewport: narrow, hasTouch: true });
  const next = page.getByRole('button', { name: 'Next', exact: true }).first();
  await next.click();
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport);
    await expect
      .poll(async () => {
        const { y, height } = (await next.boundingBox())!;
        return y >= 0 && y + height <= viewport.height;
      })
      .toBe(true);
  }
  await page.context().close();
});
