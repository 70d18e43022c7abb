import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright';
import { expect, inject, onTestFinished } from 'vitest';
import { PATIENCE } from '../patience.ts';

/** The address of the built site, with a slash at its end. */
export const site: string = inject('site');

let connection: Promise<Browser> | undefined;

/** A context of the one Chromium of the run, to which a worker of the tests connects once. */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  connection ??= chromium.connect(inject('browser'));
  const context = await (await connection).newContext(options);
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** What a page throws, logs as an error, as violations of its policy are, or asks of others than `home`, from now on. */
export function complaintsOf(page: Page, home = site): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.stack ?? error.message}`));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && complaints.push(`console: ${message.text()} ${message.location().url}`),
  );
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(home) && !url.startsWith('data:') && !url.startsWith('blob:'))
      complaints.push(`foreign request: ${url}`);
  });
  return complaints;
}

/**
 * Opens a page of the built site in a fresh context, which closes with the test. The test fails if the page throws,
 * logs an error, or asks another origin for anything. No service worker keeps the site, unless the options allow it.
 * @param path below the site's address: empty, `explore/#step=3`, `lessons/thinking-ahead/`
 */
export async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  return openAt(site + path, options, { home: site });
}

/** Opens an address in a fresh context, as `open` does, where `home` is the site; what is expected fails no test. */
export async function openAt(
  address: string,
  options: BrowserContextOptions = {},
  { home = `${new URL(address).origin}/`, expected = /^never$/ } = {},
): Promise<Page> {
  const context = await newContext({ serviceWorkers: 'block', ...options });
  // A dialog of the system waits for somebody, in frames too.
  await context.addInitScript(() => (window.print = () => undefined));
  const page = await context.newPage();
  const complaints = complaintsOf(page, home);
  onTestFinished(async () => {
    await context.close();
    expect(complaints.filter((each) => !expected.test(each))).toEqual([]);
  });
  await page.goto(address);
  return page;
}

/** Opens another address in a page, anew even where only its fragment differs; what the browser keeps stays. */
export async function reopen(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(site + path);
}

/** Whether every element of a page that can be seen is there; those in closed details may sleep. Runs in the page. */
export function allSeenAreAwake(): boolean {
  return ![...document.querySelectorAll('main :not(:defined)')].some((element) => element.checkVisibility());
}

/**
 * Comes near every element of the page, as a reader does who scrolls through it, until all that can be seen are there;
 * again, if the page forgot in between what had come into sight.
 */
export async function comeNearAll(page: Page): Promise<void> {
  const scroll = async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (const element of document.querySelectorAll('main :not(:defined)')) {
      element.scrollIntoView();
      await frame();
      await frame();
    }
    scrollTo(0, 0);
  };
  do await page.evaluate(scroll);
  while (!(await page.evaluate(allSeenAreAwake)));
}

/** The Share button of a widget; where its row has no room for it, More brings it first. */
export async function shareButton(widget: Locator): Promise<Locator> {
  const share = widget.getByRole('button', { name: 'Share', exact: true }).first();
  const more = widget.getByRole('button', { name: 'More', exact: true });
  await share.or(more).first().waitFor();
  if (!(await share.isVisible())) await more.click();
  return share;
}
