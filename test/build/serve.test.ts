import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../src/build/serve.js';

const folder = mkdtempSync(join(tmpdir(), 'plybook-serve-'));
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(folder, 'site/inner'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site/index.html'), '<p>home');
  writeFileSync(join(folder, 'site/inner/index.html'), '<p>inner');
  writeFileSync(join(folder, 'site/a b.js'), 'export {}');
  mkdirSync(join(folder, 'site/assets'));
  writeFileSync(join(folder, 'site/assets/a-b1c2.js'), 'export {}');
  writeFileSync(
    join(folder, 'site/_headers'),
    '/*\n  X-All: yes\n\n/\n  X-Home: 1\n/inner/*\n  X-Inner: a: b\n',
  );
  server = await serve(join(folder, 'site'), {
    base: '/deep/',
    redirects: { '/ab7': './deep/inner/' },
    async makeFile(path) {
      if (path !== '/late.txt') return false;
      writeFileSync(join(folder, 'site/late.txt'), 'made');
      return true;
    },
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Asks for a path as it stands: `fetch` would tidy it first. */
function ask(path: string, method = 'GET', headers = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((done, fail) => {
    request(new URL(server.url), { path, method, headers }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      done({ status: response.statusCode!, headers: response.headers, text });
    })
      .on('error', fail)
      .end();
  });
}

test('a folder shows its index.html', async () => {
  expect(await ask('/deep/')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    text: '<p>home',
  });
  expect(await ask('/deep/inner/?query')).toMatchObject({ status: 200, text: '<p>inner' });
});

test('a folder without its slash is sent to the address with it', async () => {
  expect(await ask('/deep/inner?a=1')).toMatchObject({ status: 301, headers: { location: './inner/?a=1' } });
});

test('files come with their type, names decoded', async () => {
  expect(await ask('/deep/a%20b.js')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
  expect(await ask('/deep/a%20b.js', 'HEAD')).toMatchObject({ status: 200, text: '' });
});

test('files come with the headers that the folder names for them', async () => {
  const home = await ask('/deep/');
  expect(home.headers).toMatchObject({ 'x-all': 'yes', 'x-home': '1' });
  expect(home.headers).not.toHaveProperty('x-inner');
  const inner = await ask('/deep/inner/');
  expect(inner.headers).toMatchObject({ 'x-all': 'yes', 'x-inner': 'a: b' });
  expect(inner.headers).not.toHaveProperty('x-home');
});

test('only files whose names say what is in them are kept without asking again', async () => {
  expect(await ask('/deep/')).toMatchObject({ headers: { 'cache-control': 'no-cache' } });
  expect(await ask('/deep/assets/a-b1c2.js')).toMatchObject({
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  });
});

test('a file that has not changed is not sent again', async () => {
  const { headers } = await ask('/deep/');
  expect(await ask('/deep/', 'GET', { 'if-none-match': headers.etag })).toMatchObject({
    status: 304,
    text: '',
  });
});

test('a range that makes no sense ends that request alone', async () => {
  await ask('/deep/', 'GET', { range: 'bytes=5-2' }).catch(() => {});
  expect((await ask('/deep/')).status).toBe(200);
});

const OPEN = '/proc/self/fd';

test.runIf(existsSync(OPEN)).each([
  ['as they are', false],
  ['compressed', true],
])('downloads that are broken off leave no file open, sent %s', async (_, isForNetwork) => {
  const large = join(folder, 'site/large.txt');
  writeFileSync(large, randomBytes(4 << 20).toString('base64'));
  const one = await serve(join(folder, 'site'), { base: '/deep/', isForNetwork });
  const open = () =>
    readdirSync(OPEN).filter((each) => {
      const link = join(OPEN, each);
      return existsSync(link) && readlinkSync(link) === large;
    }).length;
  const begin = () =>
    new Promise<void>((done) => {
      const socket = connect(one.port, 'localhost', () =>
        socket.write('GET /deep/large.txt HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\n\r\n'),
      );
      socket.once('data', () => socket.destroy()).once('close', () => done());
    });
  await Promise.all(Array.from({ length: 50 }, begin));
  await expect.poll(open).toBe(0);
  expect((await fetch(one.url)).status).toBe(200);
  await one.close();
});

test('for a network text is compressed', async () => {
  writeFileSync(join(folder, 'site/long.txt'), 'long '.repeat(1000));
  const network = await serve(join(folder, 'site'), { isForNetwork: true });
  const { headers, status } = await fetch(`${network.url}long.txt`);
  expect([status, headers.get('content-encoding'), headers.get('etag')]).toEqual([
    200,
    'gzip',
    expect.stringMatching(/^W/),
  ]);
  await network.close();
});

test('a port that browsers refuse is not offered', async () => {
  const one = await serve(folder, { port: 6665 });
  expect(one.port).toBeGreaterThan(6669);
  await one.close();
});

test.each([
  '/',
  '/deep',
  '/deep/none',
  '/deep/a%20b.js/',
  '/deep/%',
  '/deep/%00',
  '/deep/../secret.txt',
  '/deep/..%2fsecret.txt',
])('%s is not found', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('the page for a mistyped address links to the first page', async () => {
  const { text, headers } = await ask('/deep/none');
  expect(headers['content-type']).toContain('text/html');
  expect(text).toContain('href="/deep/"');
});

test.each(['/ab7', '/Ab7'])('%s leads on, however it is typed', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 302, headers: { location: './deep/inner/' } });
});

test('a file that can be made is made when it is asked for', async () => {
  expect(existsSync(join(folder, 'site/late.txt'))).toBe(false);
  expect(await ask('/deep/late.txt')).toMatchObject({ status: 200, text: 'made' });
  expect((await ask('/deep/later.txt')).status).toBe(404);
});

test('the server accepts no uploads', async () => {
  expect((await ask('/deep/', 'POST')).status).toBe(405);
});

test('a taken port gives way to the next free one', async () => {
  const taken = Number(new URL(server.url).port);
  const second = await serve(folder, { port: taken });
  expect(Number(new URL(second.url).port)).not.toBe(taken);
  await second.close();
});
