import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { KEEP_ALIVE } from '../../src/site/class/connection.ts';
import { idOf, join, openClass } from './clients.ts';

const asTeacher = { clientId: idOf(1), username: 'teacher', password: 'a secret' };

test('a clock that jumps an hour announces no departure', async () => {
  // Those of clients, which are on other machines, whose clocks do not jump.
  const timerVariant = { set: setInterval, clear: clearInterval };
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  // Node's are a little late each time: one of four minutes comes before the fourth of one minute.
  const exact = globalThis.setInterval;
  vi.stubGlobal('setInterval', (run: () => void, wait: number) => exact(run, wait + 1));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const errors = vi.spyOn(console, 'error');
  onTestFinished(() => errors.mockRestore());
  const one = await openClass();
  const usual = { timerVariant, keepalive: 60 };
  const topic = (name: string) => `ply1/${one.code}/${name}`;
  const will = (name: string) => ({ topic: topic(name), payload: '0', qos: 0 as const, retain: false });
  const hears = ['a/+', 'on/+', 'here'];
  const teacher = await join(one, { ...usual, ...asTeacher, hears, will: will('here') });
  const students = [10, 11, 12].map((each) => idOf(each));
  const members = await Promise.all(
    students.map((clientId) =>
      join(one, { ...usual, clientId, hears: ['stage', 'here'], will: will(`on/${clientId}`) }),
    ),
  );
  await join(one, { ...usual, clientId: idOf(13), will: will('stage') });

  const MINUTE = 60_000;
  for (const before of [3.5, 0.25, 10]) {
    await vi.advanceTimersByTimeAsync(before * MINUTE);
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    await vi.advanceTimersByTimeAsync(MINUTE);
    for (const [i, { client }] of members.entries())
      await client.publishAsync(topic(`a/${students[i]}`), '7', { qos: 1 });
  }
  await expect.poll(() => teacher.heard.length).toBe(9);
  expect(new Set(teacher.heard)).toEqual(new Set(students.map((each) => `a/${each} 7`)));
  await teacher.client.publishAsync(topic('stage'), 'next', { retain: true, qos: 1 });
  for (const { heard } of members) await expect.poll(() => heard).toEqual(['stage next']);
  expect(errors.mock.calls).toEqual([]);
});

test('a phone that is silent for half a minute keeps its seat, and one that is silent for longer does not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const one = await openClass();
  const teacher = await join(one, { ...asTeacher, hears: ['on/+'] });
  const presence = `on/${idOf(10)}`;
  const phone = await join(one, {
    clientId: idOf(10),
    keepalive: KEEP_ALIVE,
    // A page that is not let run sends no ping.
    timerVariant: { set: () => 0, clear() {} },
    will: { topic: `ply1/${one.code}/${presence}`, payload: '0', qos: 0, retain: false },
  });
  await vi.advanceTimersByTimeAsync((KEEP_ALIVE + 25) * 1000);
  await phone.client.publishAsync(`ply1/${one.code}/${presence}`, '1', { qos: 0 });
  await expect.poll(() => teacher.heard).toEqual([`${presence} 1`]);
  expect(phone.isClosed()).toBe(false);
  await vi.advanceTimersByTimeAsync((KEEP_ALIVE + 60) * 1000);
  await expect.poll(() => teacher.heard).toEqual([`${presence} 1`, `${presence} 0`]);
});

/** A class whose process may open only so many files. */
async function startLimited(files: number): Promise<{ port: number; code: string; secret: string }> {
  const script = fileURLToPath(new URL('class-process.js', import.meta.url));
  const parameters = [process.execPath, script, JSON.stringify({ folder: 'test' })];
  const child = spawn('sh', ['-c', `ulimit -n ${files} && exec "$0" "$@"`, ...parameters], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return new Promise((done, fail) => {
    child.once('message', (message) => done(message as { port: number; code: string; secret: string }));
    child.once('exit', (status) => fail(new Error(`the class ended with ${status}`)));
  });
}

function ask(port: number, agent: Agent): Promise<[status: number | undefined, text: string]> {
  return new Promise((done, fail) => {
    get({ port, path: '/run.js', agent, headers: { 'accept-encoding': 'gzip' } }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      done([response.statusCode, text]);
    }).on('error', fail);
  });
}

test.runIf(process.platform === 'linux')(
  'with as many files open as it may, a class refuses in a sentence, and goes on when some are closed',
  async () => {
    const one = await startLimited(64);
    const address = `ws://localhost:${one.port}/mqtt`;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    expect((await ask(one.port, agent))[0]).toBe(200);
    const student = await join({ ...one, address }, { clientId: idOf(10), hears: ['stage'] });

    let refused = 0;
    const held: Socket[] = [];
    for (let i = 0; i < 100; i++) {
      const socket = connect(one.port, 'localhost');
      held.push(socket);
      socket.on('close', () => refused++).on('error', () => {});
    }
    onTestFinished(() => held.forEach((each) => each.destroy()));
    await expect.poll(() => refused).toBeGreaterThan(0);
    const [status, text] = await ask(one.port, agent);
    expect([status, text]).toEqual([503, expect.stringContaining('Reload')]);
    await student.client.publishAsync(`ply1/${one.code}/a/${idOf(10)}`, '7', { qos: 1 });

    for (const each of held) each.destroy();
    await expect.poll(async () => (await ask(one.port, agent))[0]).toBe(200);
    await join({ ...one, address }, { ...asTeacher, password: one.secret });
    expect(student.isClosed()).toBe(false);
  },
);
