import type { Page } from 'playwright';
import { comeNearAll, open } from './browser.ts';
import type { FuzzRequest } from '../fuzz/fuzzer.ts';
import { fuzzScript } from './fuzz-script.ts';
import { violations } from './violations.ts';

/** One run of the fuzzer on a page. */
export interface FuzzRun extends FuzzRequest {
  /** Below the site's address: `explore/`. */
  readonly path: string;
}

/** How long the fuzzer may take over one event, in milliseconds. */
const PATIENCE = 600_000;

/** How many frames the page that an address leads to may take to stand where it says. */
const FRAMES = 3000;

/**
 * Lets the fuzzer loose on a page of a browser context of its own, then opens the address that it left behind anew.
 * Returns the problems that the fuzzer told, what ended it before its time, what stands in a reader's way then, and how
 * the page that its address leads to differs.
 */
export async function problemsOf({ path, ...request }: FuzzRun): Promise<string[]> {
  const { seed } = request;
  const page = await open(path);
  const told = await letLoose(page, await fuzzScript(request));
  if (typeof told === 'string') return [`seed ${seed}, ${told}`];
  const barriers = (await violations(page)).map((each) => `seed ${seed}, left with ${each}`);
  await comeNearAll(page);
  const left = await leave(page);
  const address = page.url().replace(/\?[^#]*/, '');
  await page.goto('about:blank');
  await page.goto(address);
  await comeNearAll(page);
  const found = await sessionsOf(page, left);
  const all = [...told, ...barriers];
  return found === left ? all : [...all, `seed ${seed}: ${address} opens at ${found}, expected ${left}`];
}

/** Runs the fuzzer; returns the problems that it found, or what ended it before its time. */
async function letLoose(page: Page, script: string): Promise<readonly string[] | string> {
  let latest = 'before the first event';
  let heard = Date.now();
  page.on('console', (message) => {
    if (message.type() !== 'debug') return;
    latest = message.text();
    heard = Date.now();
  });
  let watch: NodeJS.Timeout | undefined;
  const cut = new Promise<string>((resolve) => {
    page.once('domcontentloaded', () => resolve(`${latest}: the page was left`));
    page.once('crash', () => resolve(`${latest}: the page crashed`));
    watch = setInterval(
      () => Date.now() - heard > PATIENCE && resolve(`${latest}: the page has not answered since`),
      1000,
    );
  });
  // Where the page is left or crashes, that is what is told.
  const found = page.evaluate<string[]>(script).catch(() => cut);
  try {
    return await Promise.race([cut, found]);
  } finally {
    clearInterval(watch);
  }
}

/** Has the page write its address, as it does when it is left; returns where its sessions stand. */
async function leave(page: Page): Promise<string> {
  await page.evaluate(async () => {
    const hosts = [...document.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot?.querySelectorAll('*') ?? []),
    ]);
    for (const host of hosts) {
      if ('playback' in host) (host.playback as { pause(): void } | null)?.pause();
      if ('updateComplete' in host) await host.updateComplete;
    }
    dispatchEvent(new Event('pagehide'));
  });
  return sessionsOf(page);
}

/**
 * Where each session with an address stands, `calls oxx/.xo/o.. 7`, a line each; what demonstrates something by itself
 * has none, a search by hand begins again where its choices have led, and a program runs only when it is asked to. Waits some frames for what is expected.
 */
function sessionsOf(page: Page, expected?: string): Promise<string> {
  return page.evaluate(
    async ([wanted, frames]) => {
      type Host = Element & {
        updateComplete: Promise<boolean>;
        session: { step: number; trace: { root: { game: { format(root: unknown): string } } } } | null;
      };
      const inDesk = () => [
        ...(document.querySelector('explore-desk, compare-desk')?.shadowRoot?.querySelectorAll('[id]') ?? []),
      ];
      const isHost = (element: Element): element is Host =>
        'session' in element &&
        'trace' in element &&
        !element.matches('[autoplay], ply-by-hand, ply-program');
      const lineOf = ({ id, session }: Host) => {
        const root = session?.trace.root;
        return `${id} ${root?.game.format(root) ?? 'without a search'} ${session?.step ?? ''}`;
      };
      const hosts = () => [...document.querySelectorAll('[id]'), ...inDesk()].filter(isHost);
      const lines = () => hosts().map(lineOf).join('\n');
      // Who waits for a host asks for its search, which may be far below the screen.
      for (const host of hosts()) void host.updateComplete;
      const isThere = () => wanted === undefined || lines() === wanted;
      for (let frame = 0; frame < frames && !isThere(); frame++) await new Promise(requestAnimationFrame);
      return lines();
    },
    [expected, FRAMES] as const,
  );
}
