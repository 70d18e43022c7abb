import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { openAt, site } from './browser.ts';

const lesson = 'lessons/minimax-call-by-call/';

/** A page of somebody else's, of another origin. */
async function openForeign(body: string): Promise<Page> {
  const server = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><link rel="icon" href="data:," /><h1>Foreign</h1>${body}`),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return openAt(`http://127.0.0.1:${port}/`, {}, { expected: /foreign request|frame-ancestors|ERR_BLOCKED/ });
}

/** What our own windows and workers send each other. */
const shared = { place: { section: 2 }, aside: 'code', isHidden: true, widgets: {}, open: [0], answers: {} };
const messages = [
  { source: '---\ntitle: Struck\n---\n\nStruck.', isForeign: false },
  { line: 1 },
  { wish: 'print', name: 'struck' },
  { wish: 'file', name: 'struck' },
  { isReady: true },
  { problems: [{ message: 'struck', line: 1 }], hosts: [] },
  { failed: 'struck' },
  { from: 'teacher', lesson, kind: 'state', shared, part: null },
  { from: 'audience', lesson, kind: 'turn', by: 1 },
  { from: 'audience', lesson, kind: 'bye' },
  { request: { parts: {} } },
  { progress: {} },
  'stop',
  null,
];

/** Pages that listen to a window, or belong to one, by their addresses and by the names that would make them do so. */
const opened = [
  ['write/', ''],
  ['write/lesson/', ''],
  ['explore/#position=oxx/.xo/o..', ''],
  [`${lesson}?present`, ''],
  [`${lesson}?present`, `plybook-teacher-${'0'.repeat(32)}`],
  ['class/', ''],
] as const;

test.each(opened)(
  'messages of a foreign page that opens /%s in a window named "%s" are ignored',
  async (path, name) => {
    const page = await openForeign('');
    await page.context().addInitScript(() => {
      const heard: unknown[] = [];
      addEventListener('message', ({ data }) => heard.push(data));
      Object.assign(window, { heard });
    });
    const coming = page.waitForEvent('popup');
    await page.evaluate(
      ([address, called]) => Object.assign(window, { other: window.open(address, called) }),
      [site + path, name],
    );
    const ours = await coming;
    await ours.locator('html[data-started]').waitFor();
    if (path.includes('?present')) await ours.locator('html[data-present]').waitFor({ state: 'attached' });
    await ours.waitForLoadState('networkidle');
    const seen = () =>
      ours.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const { root, hash } = { root: document.documentElement, hash: location.hash };
        // The teacher's clock goes on.
        const text = root.innerText.replaceAll(/\d+:\d\d/g, '');
        // The pointer may come to rest meanwhile.
        const { idle: _, ...shown } = root.dataset;
        return { hash, title: document.title, text, shown };
      });
    const before = await seen();
    await page.evaluate((all) => {
      for (const message of all) (window as unknown as { other: Window }).other.postMessage(message, '*');
    }, messages);
    const heard = () => ours.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard.length);
    await expect.poll(heard).toBeGreaterThanOrEqual(messages.length);
    expect(await seen()).toEqual(before);
    expect(await ours.evaluate(() => document.documentElement.innerText)).not.toMatch(/struck/i);
  },
);

test.each(['explore/', 'write/', 'class/', lesson])('a foreign page cannot frame /%s', async (path) => {
  const page = await openForeign(`<iframe src="${site}${path}" title="Framed"></iframe>`);
  await page.waitForLoadState('load');
  const [, frame] = page.frames();
  expect(await frame.locator('main').count()).toBe(0);
});
