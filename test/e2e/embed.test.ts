import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Frame, FrameLocator, Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { vectors } from '../lesson-vectors.ts';
import { sampled } from '../sample.ts';
import { open, openAt, shareButton, site } from './browser.ts';
import { lessons } from './paths.ts';
import { violations } from './violations.ts';

/** What opens on the page of the host; the site itself is the only other that it may ask. */
interface Hosted {
  readonly page: Page;
  readonly shown: FrameLocator;
  readonly frame: Frame;
}

const looks = [
  { width: 1024, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1024, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;

type Look = (typeof looks)[number];

/** Opens a page of somebody else's, of another origin, with this HTML between much other text. */
async function hosted(html: string, { width, colorScheme }: Look = looks[0]): Promise<Hosted> {
  const text = '<p style="block-size: 40rem">Much else.</p>';
  const body = `<!doctype html><html lang="en"><title>A blog</title><meta name="viewport" content="width=device-width" />
    <link rel="icon" href="data:," /><h1>A blog</h1>${html}<p><a href="#end">The end</a></p>${text}</html>`;
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(body),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const options = { viewport: { width, height: 900 }, colorScheme, acceptDownloads: true };
  const page = await openAt(address, options, { expected: new RegExp(`^foreign request: ${site}`) });
  const shown = page.frameLocator('iframe');
  await shown.locator('article:not([aria-busy])').waitFor();
  return { page, shown, frame: page.frames()[1] };
}

/** A frame with something in it, as the code of the site has it. */
const framed = (fragment: string, query = '') =>
  `<iframe src="${site}embed/${query}#${fragment.replaceAll('&', '&amp;')}" title="Test" width="100%" height="600" style="border: 0" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"></iframe>`;

/** The code that the Share dialog of a page gives which is open. */
async function codeIn(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText('On your own page').click();
  await dialog.getByRole('button', { name: 'Copy code' }).click();
  await dialog.getByText(/The code is copied|Select the code/).waitFor();
  return dialog.getByRole('textbox', { name: 'Code for your page' }).inputValue();
}

const lessonText = (body: string) =>
  `---\ntitle: Mine\nsummary: S.\nminutes: 5\nexercise-minutes: 1\nobjectives:\n  - do it\n---\n\n${body}\n`;

const quiz =
  ':::quiz What is a draw worth?\n\n- [x] 0 — Neither side has won.\n- [ ] 1 — That is a win.\n\n:::';

/** The code of a written text, from the page on which it is written. */
async function codeOfText(body: string): Promise<string> {
  const page = await open('write/');
  await page.getByRole('textbox', { name: 'The text of the lesson' }).fill(lessonText(body));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  return codeIn(page);
}

/** The code of a widget, from its Share button. */
async function codeOfWidget(
  path: string,
  widget: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<string> {
  const page = await open(path);
  await page.locator(widget).scrollIntoViewIfNeeded();
  await prepare?.(page);
  await (await shareButton(page.locator(widget))).click();
  return codeIn(page);
}

/** What is shared, and how it is known again in the frame. */
const pieces = [
  {
    kind: 'a search of Explore',
    code: () => codeOfWidget('explore/#position=oxx/.xo/o..&scoring=depth&step=8', '#search'),
    isThere: (shown: FrameLocator) =>
      shown
        .getByText(/X wins three plies deep/)
        .first()
        .waitFor(),
    back: /\/explore\/#position=oxx\/\.xo\/o\.\.&scoring=depth&step=8$/,
  },
  {
    kind: 'a comparison of Compare',
    code: () => codeOfWidget('compare/#step=3', '#comparison'),
    isThere: (shown: FrameLocator) => shown.getByText('They differ on the first move').waitFor(),
    back: /\/compare\/#.*step=3$/,
  },
  {
    kind: 'a stepper of a lesson',
    code: () => codeOfWidget('lessons/minimax-call-by-call/#calls.step=9', '#calls'),
    isThere: (shown: FrameLocator) =>
      expect.poll(() => shown.locator('#calls').evaluate((each) => 'step' in each && each.step)).toBe(9),
    back: /\/lessons\/minimax-call-by-call\/#calls\.step=9$/,
  },
  {
    kind: 'a comparison of a lesson',
    code: () => codeOfWidget('lessons/win-sooner-lose-later/', '#both'),
    isThere: (shown: FrameLocator) => shown.getByRole('tree').first().waitFor(),
    back: /\/lessons\/win-sooner-lose-later\/#/,
  },
  {
    kind: 'a program',
    code: () =>
      codeOfWidget('code/#start=negamax&position=x../..o/.xo', '#program', async (page) => {
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await page.getByRole('tree').waitFor();
      }),
    isThere: async (shown: FrameLocator) => {
      const text = shown.getByRole('textbox', { name: 'The text of the program' });
      await expect.poll(() => text.inputValue()).toContain('def negamax');
      // Nothing has run before the reader has it run.
      expect(await shown.getByRole('tree').count()).toBe(0);
      await shown.getByRole('button', { name: 'Run', exact: true }).click();
      await shown.getByRole('tree').waitFor();
    },
    back: /\/code\/#/,
  },
  {
    kind: 'a question that somebody wrote',
    code: () => codeOfText(quiz),
    isThere: async (shown: FrameLocator) => {
      await shown.getByRole('button', { name: '0', exact: true }).click();
      await shown.getByText('Neither side has won.').waitFor();
    },
    back: /\/write\/lesson\/#lesson=/,
  },
];

const heightsOf = (frame: Frame) =>
  frame.evaluate(() => ({
    window: innerHeight,
    page: document.documentElement.scrollHeight,
    over: document.documentElement.scrollWidth - innerWidth,
  }));

describe.each(sampled(pieces, 4).map((piece, i) => ({ ...piece, look: sampled(looks, 1, i)[0] })))(
  '$kind, $look.width pixels wide, $look.colorScheme',
  ({ code, isThere, back, look }) => {
    test('stands on a page of another origin by the code that Share gives, as high as it is, and without the script scrolls', async () => {
      const html = await code();
      const { page, shown, frame } = await hosted(html, look);
      await isThere(shown);
      const fits = async () => {
        const { window, page: height, over } = await heightsOf(frame);
        return [window - height, over];
      };
      await expect.poll(fits).toEqual([0, 0]);
      const link = shown.getByRole('link', { name: 'Open in Plybook' });
      const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      await opened.waitForURL(back);

      const bare = await hosted(html.replace(/<script>[^]*<\/script>/, ''), look);
      await isThere(bare.shown);
      const { window, page: height, over } = await heightsOf(bare.frame);
      expect(window).toBe(Number(/ height="(\d+)"/.exec(html)![1]));
      expect(over).toBe(0);
      // All that is below can be scrolled to.
      const bottom = () =>
        bare.frame.evaluate(() => {
          scrollTo(0, document.documentElement.scrollHeight);
          return document.querySelector('#notebook')!.getBoundingClientRect().bottom - innerHeight;
        });
      expect(await bottom()).toBeLessThanOrEqual(Math.max(0, window - height));
    });
  },
);

test('a search of a lesson in a frame scrolls with its text, and no strip puts its tree away', async () => {
  const text = 'First.\n\n<ply-stepper id="three" position="oxx/.xo/o.."></ply-stepper>\n\nLast.';
  const { shown, frame } = await hosted(await codeOfText(text), looks[1]);
  await shown.locator('#three').getByRole('tree').waitFor();
  await expect.poll(async () => (await heightsOf(frame)).window).toBeGreaterThan(700);
  expect(await shown.getByRole('button', { name: 'Hide the tree' }).count()).toBe(0);
});

test('a frame works on a page that is opened from the disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plybook-framed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'blog.html');
  writeFileSync(file, `<!doctype html><title>A blog</title>${framed('explore/&step=8')}`);
  const page = await openAt(pathToFileURL(file).href, {}, { expected: /^foreign request/ });
  await page.frameLocator('iframe').getByRole('tree').waitFor();
});

test('the choice of pieces leads back to its lesson, and a piece of its own page back to the choice', async () => {
  const page = await open('embed/#lessons/alpha-beta/');
  const lesson = page.getByRole('combobox', { name: 'Lesson' });
  await expect.poll(() => lesson.inputValue()).toBe('lessons/alpha-beta/');
  await lesson.selectOption('Perfect play');
  await expect.poll(() => page.url()).toMatch(/embed\/#lessons\/perfect-play\/$/);
  await page.goto((await page.locator('.choose a[target]').getAttribute('href'))!);
  await page.locator('ply-play').waitFor();
  await page.getByRole('link', { name: 'Choose another piece' }).click();
  await expect.poll(() => lesson.inputValue()).toBe('lessons/perfect-play/');
  await page.goBack();
  await page.locator('ply-play').waitFor();
  await page.goForward();
  await page.getByRole('link', { name: 'Back to Perfect play' }).click();
  await page.waitForURL(/\/lessons\/perfect-play\/$/);
});

test('the pieces of a lesson are named by what they show, and each shows something', async () => {
  const page = await open('embed/#lessons/win-sooner-lose-later/');
  const piece = page.getByRole('combobox', { name: 'Piece' });
  const names = () => piece.locator('option').allTextContents();
  await expect.poll(names).toContain('Comparison: Win now or later · Plain, minimax – Depth, minimax');
  const told = await names();
  expect(new Set(told).size).toBe(told.length);
  expect(told).toContain('By hand: Win now or later · Depth, minimax');
  expect(told.filter((name) => name.startsWith('Search: Win now or later · Plain'))).toEqual([]);
  expect(await page.getByRole('link', { name: 'Open in Plybook' }).isVisible()).toBe(false);
});

test('in a frame it does not lead to the choice of pieces', async () => {
  const { shown } = await hosted(framed('explore/'));
  await shown.getByRole('link', { name: 'Open in Plybook' }).waitFor();
  expect(await shown.getByRole('link', { name: 'Choose another piece' }).isVisible()).toBe(false);
});

test('in every lesson a framed question brings the board that it asks about, and the first piece offered works alone', async () => {
  const chooser = await open('embed/');
  const code = chooser.getByRole('textbox', { name: 'Code for your page' });
  await expect.poll(() => code.inputValue()).toContain('show=rest');
  const asked = await chooser.evaluate(async () => {
    const choices = [...document.querySelectorAll<HTMLOptionElement>('select:first-of-type option')];
    const pages = choices.map(({ value }) => value).filter((value) => value.startsWith('lessons/'));
    const found: string[] = [];
    for (const page of pages) {
      const request = new XMLHttpRequest();
      request.open('GET', `../${page}`);
      request.responseType = 'document';
      await new Promise((done) => {
        request.addEventListener('loadend', done);
        request.send();
      });
      const lesson = request.responseXML!;
      for (const { id } of lesson.querySelectorAll('ply-board + ply-quiz')) found.push(`${page}&show=${id}`);
    }
    return found;
  });
  expect(asked.length).toBeGreaterThan(8);
  for (const fragment of asked) {
    await chooser.goto('about:blank');
    await chooser.goto(`${site}embed/#${fragment}`);
    await chooser.locator('article:not([aria-busy])').waitFor();
    expect([fragment, await chooser.locator('article > ply-board + ply-quiz').count()]).toEqual([
      fragment,
      1,
    ]);
  }
});

test('any question of a lesson can be chosen on the page, and is shown above the search that it asks about', async () => {
  const chooser = await open('embed/');
  await chooser.frameLocator('iframe').locator('article:not([aria-busy="true"])').waitFor();
  await chooser.getByRole('combobox', { name: 'Lesson' }).selectOption('Minimax, call by call');
  const piece = chooser.getByRole('combobox', { name: 'Piece' });
  await piece.selectOption({ label: 'Prediction: What does the fourth call return?' });
  const preview = chooser.frameLocator('iframe').locator('ply-predict');
  await preview.getByText('What does the fourth call return?').waitFor();
  await chooser.getByRole('button', { name: 'Copy code' }).click();
  await chooser.getByText(/The code is copied|Select the code/).waitFor();
  const code = await chooser.getByRole('textbox', { name: 'Code for your page' }).inputValue();
  const { page, shown } = await hosted(code);
  await shown.locator('ply-predict').getByText('What does the fourth call return?').waitFor();
  await shown.getByRole('textbox').fill('1');
  await shown.getByRole('button', { name: 'Check' }).click();
  await expect.poll(() => shown.locator('ply-predict').getByRole('status').innerText()).not.toBe('');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    shown.getByRole('link', { name: 'Open in Plybook' }).click(),
  ]);
  await opened.waitForURL(/\/lessons\/minimax-call-by-call\/#calls(\.|$)/);
});

test('the text of the lesson comes along if nothing else says what a piece is about', async () => {
  const chooser = await open('embed/');
  const preview = chooser.frameLocator('iframe');
  await preview.getByText('Now draw every board that can follow').waitFor();
  await preview.locator('ply-stepper[ruler="plies"]').waitFor();
  await chooser.getByRole('combobox', { name: 'Lesson' }).selectOption('Looking only so far');
  const piece = chooser.getByRole('combobox', { name: 'Piece' });
  await piece.selectOption({ label: 'Prediction: Where must X play?' });
  await preview.locator('ply-predict').waitFor();
  await preview.getByText('The board is four by four').waitFor();
});

test.each([
  ['deeper', ['ply-depth', 'ply-evaluation']],
  ['steps', ['ply-iterations', 'ply-stats']],
])('a search of a lesson brings along all that shows it: %s', async (piece, views) => {
  const page = await open(`embed/#lessons/looking-only-so-far/&show=${piece}`);
  for (const view of views) {
    await page.locator(view).scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.locator(view).evaluate(({ shadowRoot }) => shadowRoot?.textContent.trim() ?? ''))
      .not.toBe('');
  }
});

/** The searches and comparisons of a lesson that have an id and are not on slides alone. */
const listFigures = (lesson: Page) =>
  lesson
    .locator('article :is(ply-stepper, ply-by-hand, ply-compare)[id]:not([data-slide-only])')
    .evaluateAll((all) => all.map(({ id }) => id));

/** What the buttons over a tree touch of its root: the box, and the pill beside it. */
const touched = (page: Page) =>
  page.locator('ply-tree').evaluateAll((trees) =>
    trees.flatMap(({ shadowRoot }) => {
      const tools = shadowRoot!.querySelector('.tools')!.getBoundingClientRect();
      const parts = [...shadowRoot!.querySelectorAll('[data-node="0"] :is(.box, .pill rect)')];
      return parts.flatMap((part) => {
        const { right, bottom, left, top } = part.getBoundingClientRect();
        const isBeside = right + 4 <= tools.left || left - 4 >= tools.right;
        return isBeside || bottom <= tools.top || top >= tools.bottom ? [] : [part.outerHTML];
      });
    }),
  );

test.each(sampled(lessons, 2))(
  'in a narrow frame no button touches the root of a tree of /%s',
  async (path) => {
    const page = await open(path, { viewport: { width: 343, height: 700 } });
    for (const figure of await listFigures(page)) {
      await page.goto('about:blank');
      await page.goto(`${site}embed/#${path}&show=${figure}`);
      await page.getByRole('tree').first().waitFor();
      await expect.poll(() => touched(page), { message: figure }).toEqual([]);
    }
  },
);

/** The part of each tree’s height that its note about hidden steps takes. */
const listNoteShares = (page: Page) =>
  page.locator('ply-tree').evaluateAll((trees) =>
    trees.map(({ shadowRoot }) => {
      const [note, frame] = ['.hidden-note', '.frame'].map((name) => shadowRoot!.querySelector(name));
      return note && frame ? note.clientHeight / frame.clientHeight : 0;
    }),
  );

test.each([740, 1100])(
  'in a frame of %s pixels the note about hidden steps leaves four fifths of the tree',
  async (width) => {
    const path = 'lessons/alpha-beta/';
    const page = await open(path, { viewport: { width, height: 700 } });
    const asked = await page
      .locator('article ply-predict')
      .evaluateAll((all) =>
        all.map((each) => ['for', 'ask', 'node'].map((name) => each.getAttribute(name)).join('.')),
      );
    expect(asked.length).toBeGreaterThan(2);
    for (const question of asked) {
      await page.goto('about:blank');
      await page.goto(`${site}embed/#${path}&show=${question}`);
      await page.locator('.hidden-note').first().waitFor();
      expect(Math.max(...(await listNoteShares(page))), question).toBeLessThanOrEqual(0.2);
    }
  },
);

const bad = [
  ['foo/&step=1', '"#foo/&step=1"'],
  ['explore/&position=oxx&step=99999', '"oxx"'],
  ['lessons/minimax-call-by-call/&show=cals', 'did you mean calls?'],
  ['lessons/no-such-lesson/&show=x', 'there is no such lesson'],
  ['write/lesson/&lesson=AAAA', 'cannot be read'],
  ['code/&program=AAAA', 'cannot be read'],
  ['compare/&left=scoring=bogus', '"bogus"'],
] as const;

test.each(bad)('a message says what is wrong with the address %s', async (fragment, told) => {
  const page = await openAt(`${site}embed/#${fragment}`, {}, { home: site, expected: /404/ });
  await expect.poll(() => page.locator('#ignored').innerText()).toContain(told);
  await page.getByRole('link', { name: /^(Open in Plybook|Back to )/ }).waitFor();
});

/** What hostile addresses have behind the `#`, with every vector where a text, a position, a piece or a page is expected. */
const hostile = [
  `write/lesson/&lesson=${await packedBy(sampled(vectors, 40).join('\n\n'))}`,
  ...sampled(vectors, 6).map((vector) => `explore/&position=${encodeURIComponent(vector)}`),
  ...sampled(vectors, 6, 1).map(
    (vector) => `lessons/minimax-call-by-call/&show=${encodeURIComponent(vector)}`,
  ),
  ...sampled(vectors, 6, 2).map((vector) => encodeURIComponent(vector)),
  'lessons/../write/&show=x',
  'lessons/%2e%2e%2f%2e%2e%2fwrite/&show=x',
  '//evil.example/&show=x',
  'constructor/&show=x',
  '__proto__/&show=x',
];

/** The number of addresses opened in one test. */
const ROW = 40;

test.for(Array.from({ length: Math.ceil(hostile.length / ROW) }, (_, row) => row * ROW))(
  'a hostile address does nothing, from the one at %i on',
  async (from) => {
    const page = await open('embed/');
    for (const fragment of hostile.slice(from, from + ROW)) {
      await page.goto('about:blank');
      await page.goto(`${site}embed/#${fragment}`);
      await page.evaluate(() => Object.assign(window, { struck: () => console.error('struck') }));
      await page.locator('article:not([aria-busy])').waitFor({ state: 'attached' });
      for (const each of await page.locator('article :is(a, summary)').all())
        await each.evaluate((element) => {
          element.addEventListener('click', (event) => event.preventDefault());
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        });
      expect(
        await page.locator('main :is(script, iframe:not(.preview), object, embed)').count(),
        fragment,
      ).toBe(0);
      expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
    }
  },
);

/** A text as an address holds it, packed by the site's own code in Node. */
async function packedBy(text: string): Promise<string> {
  const { packText } = await import('../../src/site/address/packed-text.ts');
  return packText(lessonText(text));
}

test('a program in a foreign text runs only when the reader presses Run', async () => {
  const code = await codeOfText(
    '<ply-program id="own" position="oxx/.xo/o..">\n\n```python\nprint("it runs")\n```\n\n</ply-program>',
  );
  const { shown } = await hosted(code);
  await shown.getByRole('button', { name: 'Run', exact: true }).waitFor();
  await shown
    .getByRole('note')
    .or(shown.getByText('The text and questions come from the page around'))
    .first()
    .waitFor();
  expect(await shown.getByText('it runs', { exact: true }).count()).toBe(0);
});

test('the keyboard goes into the frame and out of it, and keys that it takes do not scroll the page around', async () => {
  const { page, shown } = await hosted(framed('explore/&position=oxx/.xo/o..'));
  await page.getByRole('heading', { name: 'A blog' }).click();
  const end = page.getByRole('link', { name: 'The end' });
  const isAtEnd = () => end.evaluate((each) => each === document.activeElement);
  const next = shown.getByRole('button', { name: 'Next', exact: true });
  const isAtNext = () => next.evaluate((each) => (each.getRootNode() as ShadowRoot).activeElement === each);
  let passed = false;
  for (let presses = 0; presses < 60 && !(await isAtEnd()); presses++) {
    await page.keyboard.press('Tab');
    passed ||= await isAtNext();
  }
  expect(passed).toBe(true);
  expect(await isAtEnd()).toBe(true);
  const tree = shown.getByRole('tree');
  await tree.locator('[tabindex="0"]').or(tree).first().focus();
  const before = await page.evaluate(() => scrollY);
  const step = () => shown.locator('ply-stepper').evaluate((each) => 'step' in each && each.step);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'n', ' '])
    await page.keyboard.press(key);
  expect(await step()).not.toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.each(['light', 'dark'] as const)(
  'the theme is the reader’s, or %s where the address says so',
  async (theme) => {
    const other = theme === 'light' ? 'dark' : 'light';
    const ground = (shown: FrameLocator) =>
      shown.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const look = { width: 1024, colorScheme: other } as const;
    const own = await ground((await hosted(framed('explore/'), look)).shown);
    const asked = await ground((await hosted(framed('explore/', `?theme=${theme}`), look)).shown);
    const usual = await ground((await hosted(framed('explore/'), { ...look, colorScheme: theme })).shown);
    expect(asked).toBe(usual);
    expect(own).not.toBe(usual);
  },
);

test('without JavaScript a frame says what it would show and leads to the notebook, and nothing else', async () => {
  const page = await open('embed/#explore/&step=8', { javaScriptEnabled: false });
  await page.getByText('It needs JavaScript').waitFor();
  expect(await page.locator('p').filter({ visible: true }).count()).toBe(1);
  expect(await page.getByRole('link').count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Open in Plybook' }).getAttribute('href')).toBe('../');
});

test('axe finds no barrier in a frame', async () => {
  const page = await open('embed/#explore/&position=oxx/.xo/o..&step=8');
  await page.getByRole('tree').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('a frame sends the page around it only its height, and ignores its messages', async () => {
  const listen = `<script>window.told = []; addEventListener('message', ({ data }) => told.push(data));</script>`;
  const { page, shown, frame } = await hosted(listen + framed('explore/&position=oxx/.xo/o..'));
  await shown.getByRole('button', { name: 'Next', exact: true }).click();
  const told = () => page.evaluate(() => (window as unknown as { told: object[] }).told);
  await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
  for (const message of await told()) expect(message).toEqual({ plybookHeight: expect.any(Number) });
  const before = await frame.evaluate(() => document.documentElement.outerHTML + location.href);
  await page.evaluate(() => {
    const { contentWindow } = document.querySelector('iframe')!;
    for (const data of [null, 'next', { step: 5 }, { plybookHeight: 9 }, { theme: 'dark' }])
      contentWindow!.postMessage(data, '*');
  });
  await shown.getByRole('tree').waitFor();
  expect(await frame.evaluate(() => document.documentElement.outerHTML + location.href)).toBe(before);
});

test('a framed question has no text that makes sense only in its lesson', async () => {
  const page = await open('lessons/the-game-tree/');
  const around = page.locator('ply-quiz').filter({ hasText: 'A program says' });
  const id = await around.getAttribute('id');
  const framedPage = await open(`embed/#lessons/the-game-tree/&${id}`);
  await framedPage.locator('article:not([aria-busy]) ply-quiz').waitFor();
  const text = await framedPage.locator('article').innerText();
  expect(text).toContain('You will also see cells counted from');
  expect(text).not.toContain('at the top of the page');
});

test('without scripts, the text and the link of a frame are away from its edge', async () => {
  const page = await open('embed/#explore/&step=8', {
    javaScriptEnabled: false,
    viewport: { width: 700, height: 600 },
  });
  const lefts = [page.getByText('It needs JavaScript.'), page.locator('.notebook')].map((each) =>
    each.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects()[0].left;
    }),
  );
  const [text, link] = await Promise.all(lefts);
  expect(text).toBe(16);
  expect(link).toBeGreaterThanOrEqual(16);
});
