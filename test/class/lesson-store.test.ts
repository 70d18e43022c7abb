import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../src/build/serve.js';
import { LessonStore } from '../../src/class/lesson-store.js';

const secret = 'a secret';
const asTeacher = { authorization: `Bearer ${secret}` };

async function openStore() {
  const store = new LessonStore(secret);
  const site = await serve('test', { answerFirst: (request, response) => store.answer(request, response) });
  onTestFinished(() => site.close());
  const at = (name: string) => `http://127.0.0.1:${site.port}/class/lesson/${name}`;
  return {
    put: async (name: string, body: string, headers: Record<string, string> = asTeacher) =>
      (await fetch(at(name), { method: 'PUT', body, headers })).status,
    get: async (name: string) => {
      const response = await fetch(at(name));
      return response.ok ? response.text() : response.status;
    },
    at,
  };
}

test('everyone gets the lesson that the teacher sent, and a newer one replaces it', async () => {
  const { put, get } = await openStore();
  expect(await get('abc')).toBe(404);
  expect(await put('abc', 'one')).toBe(204);
  expect(await get('abc')).toBe('one');
  expect(await put('abc', 'two')).toBe(204);
  expect(await get('abc')).toBe('two');
});

test('nobody else places one', async () => {
  const { put, get } = await openStore();
  expect(await put('abc', 'one', {})).toBe(403);
  expect(await put('abc', 'one', { authorization: 'Bearer a guess' })).toBe(403);
  expect(await get('abc')).toBe(404);
});

test('a lesson that is not packed text, or is too long, is refused', async () => {
  const { put, get } = await openStore();
  expect(await put('abc', '<script>')).toBe(400);
  expect(await put('abc', 'x'.repeat(500_001)).catch(() => 413)).toBe(413);
  expect(await put('abc', '')).toBe(400);
  expect(await get('abc')).toBe(404);
  expect(await put('abc', 'x'.repeat(500_000))).toBe(204);
});

test('the oldest goes when there are too many', async () => {
  const { put, get } = await openStore();
  for (let i = 10; i < 31; i++) await put(`${i}`, 'x');
  expect(await get('10')).toBe(404);
  expect(await get('11')).toBe('x');
  expect(await get('30')).toBe('x');
});

test('a name that is none is no lesson, and other methods are refused', async () => {
  const { put, at } = await openStore();
  expect(await put('../abc', 'x')).toBe(405);
  expect(await put('ABC', 'x')).toBe(405);
  expect((await fetch(at('abc'), { method: 'DELETE' })).status).toBe(405);
});
