import { compared, type Result } from '../measure.ts';
import { openedPages } from '../opened-pages.js';

const ROUNDS = 10;
const WARM_UP = 2;

/**
 * Opens pages of the site in frames, over and over and taking turns: how long until a reader can begin, and the scripts
 * that were fetched for it.
 */
export async function openingInFrames(stage: Element): Promise<Result[]> {
  const names = Object.keys(openedPages) as (keyof typeof openedPages)[];
  const times = Object.fromEntries(names.map((name): [string, number[]] => [name, []]));
  const weights = structuredClone(times);
  const sizes = await scriptSizes();
  stage.scrollIntoView();
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const name of names) {
      const { time, scripts } = await open(stage, name);
      if (round < 0) continue;
      times[name].push(time);
      weights[name].push(scripts.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0));
    }
  return [
    ...compared('From navigation until a reader can begin, in a frame, files in the cache', times),
    ...compared('Scripts that were fetched until then, compressed with brotli', weights, 'bytes'),
  ];
}

async function open(
  stage: Element,
  name: keyof typeof openedPages,
): Promise<{ time: number; scripts: string[] }> {
  const { path, readyAt } = openedPages[name];
  const frame = document.createElement('iframe');
  Object.assign(frame, { width: 1280, height: 900, src: `../${path}` });
  stage.replaceChildren(frame);
  const timeThere = () =>
    frame.contentWindow!.location.pathname.endsWith(path) ? readyAt(frame.contentDocument!) : 0;
  let time = timeThere();
  while (!time) {
    await nextFrame();
    time = timeThere();
  }
  const { performance: clock } = frame.contentWindow! as Window & typeof globalThis;
  const scripts = clock.getEntriesByType('resource').map((entry) => entry.name);
  frame.remove();
  return { time, scripts };
}

/** The sizes of the scripts of the site by their addresses. */
async function scriptSizes(): Promise<ReadonlyMap<string, number>> {
  const response = await fetch('sizes.json');
  const sizes = (await response.json()) as Record<string, number>;
  const site = new URL('..', location.href);
  return new Map(Object.entries(sizes).map(([path, size]) => [new URL(path, site).href, size]));
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
