import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../src/build/serve.js';
import { ProgramStore } from '../../src/class/program-store.js';

const [SENT, CLOSED] = [201, 204];
const secret = 'a secret';
const [ada, bo] = ['0123456789abcdef', 'fedcba9876543210'];
const program = (name: string, base64 = 'eCA9IDE=') =>
  JSON.stringify({ name, files: [{ path: 'minimax.py', base64 }], more: 'dropped' });

async function openStore(limits: ConstructorParameters<typeof ProgramStore>[1] = {}) {
  const store = new ProgramStore(secret, limits);
  const site = await serve('test', { answerFirst: (request, response) => store.answer(request, response) });
  onTestFinished(() => site.close());
  const at = `http://127.0.0.1:${site.port}/class/programs`;
  const teach = (method: string, authorization = `Bearer ${secret}`) =>
    fetch(at, { method, headers: { authorization } });
  return {
    teach,
    send: async (student: string, body: string) => {
      const response = await fetch(`${at}/${student}`, { method: 'PUT', body }).catch(() => null);
      return response?.status ?? 413;
    },
    read: async () => (await teach('GET')).json() as Promise<unknown>,
  };
}

test('programs come while the teacher asks, the newest of each student, and are forgotten after that', async () => {
  const { teach, send, read } = await openStore();
  expect(await send(ada, program('Ada'))).toBe(CLOSED);
  expect((await teach('HEAD')).status).toBe(204);
  expect(await (await teach('PUT')).text()).toBe('0');
  expect((await teach('HEAD')).status).toBe(200);
  expect(await send(ada, program('Ada'))).toBe(SENT);
  expect(await send(bo, program('Bo'))).toBe(SENT);
  expect(await send(ada, program('Ada Lovelace'))).toBe(SENT);
  expect(await (await teach('PUT')).text()).toBe('2');
  const files = [{ path: 'minimax.py', base64: 'eCA9IDE=' }];
  expect(await read()).toEqual([
    { name: 'Ada Lovelace', files },
    { name: 'Bo', files },
  ]);
  expect((await teach('DELETE')).status).toBe(204);
  expect((await teach('HEAD')).status).toBe(204);
  expect(await read()).toEqual([]);
  expect(await send(ada, program('Ada'))).toBe(CLOSED);
});

test('nobody else asks, reads or forgets', async () => {
  const { teach } = await openStore();
  for (const method of ['HEAD', 'PUT', 'GET', 'DELETE', 'POST'])
    expect((await teach(method, 'Bearer a guess')).status).toBe(403);
  const { teach: elsewhere } = await openStore({ isOwn: () => false });
  expect((await elsewhere('GET')).status).toBe(403);
});

test.each([
  ['no JSON', 'print(1)', 400],
  ['no name', program('  '), 400],
  ['a name without an end', program('x'.repeat(61)), 400],
  ['no files', JSON.stringify({ name: 'Ada', files: [] }), 400],
  ['a file that is no text', JSON.stringify({ name: 'Ada', files: [{ path: 'a.py', base64: 7 }] }), 400],
  ['bytes that are no base64', program('Ada', '<script>'), 400],
  ['too much', program('Ada', 'x'.repeat(1_000_000)), 413],
])('%s is refused', async (_, body, status) => {
  const { teach, send, read } = await openStore();
  await teach('PUT');
  expect(await send(ada, body)).toBe(status);
  expect(await read()).toEqual([]);
});

test('each address can send a limited number of programs, except this machine’s own', async () => {
  const { teach, send } = await openStore({ seatsPerAddress: 1 });
  await teach('PUT');
  expect(await send(ada, program('Ada'))).toBe(SENT);
  expect(await send(bo, program('Bo'))).toBe(SENT);
  // The teacher asks from this machine, and students come from another.
  let isOwn = true;
  const strict = await openStore({ seatsPerAddress: 1, isOwn: () => isOwn });
  await strict.teach('PUT');
  isOwn = false;
  expect(await strict.send(ada, program('Ada'))).toBe(SENT);
  expect(await strict.send(bo, program('Bo'))).toBe(429);
  expect(await strict.send(ada, program('Ada'))).toBe(SENT);
});
