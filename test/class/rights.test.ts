import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { describe, expect, test } from 'vitest';
import { listAddresses } from '../../src/class/addresses.js';
import { Rights } from '../../src/class/rights.js';
import { topics } from '../../src/site/class/topics.js';
import { idOf, join, openClass } from './clients.ts';

type Class = Awaited<ReturnType<typeof openClass>>;

const id = idOf(10);
const asTeacher = { clientId: idOf(1), username: 'teacher', password: 'a secret' };
const stage = (each: Class) => `ply1/${each.code}/stage`;
const answer = (each: Class, by = id) => `ply1/${each.code}/a/${by}`;

/** A class in which a teacher hears answers and shows something. */
async function begun(options = {}) {
  const one = await openClass(options);
  const teacher = await join(one, { ...asTeacher, hears: ['a/+', 'on/+'] });
  await teacher.client.publishAsync(stage(one), 'shown', { retain: true, qos: 1 });
  return { one, teacher };
}

test('a student hears what is shown, also one that comes late, and the teacher what she answers', async () => {
  const { one, teacher } = await begun();
  const student = await join(one, { clientId: id, hears: ['stage', 'here'] });
  await expect.poll(() => student.heard).toEqual(['stage shown']);
  await student.client.publishAsync(answer(one), '7', { qos: 1 });
  await expect.poll(() => teacher.heard).toEqual([`a/${id} 7`]);
});

describe('a student is sent away who', () => {
  test.each<[string, (one: Class) => [topic: string, payload: string, retain?: boolean]]>([
    ['shows something', (one) => [stage(one), 'forged', true]],
    ['answers for another', (one) => [answer(one, idOf(11)), '7']],
    ['answers in another class', () => [`ply1/other/a/${id}`, '7']],
    ['has an answer kept', (one) => [answer(one), '7', true]],
    ['writes at length', (one) => [answer(one), 'x'.repeat(513)]],
    ['writes at great length', (one) => [answer(one), 'x'.repeat(20_000)]],
    ['tells another that an answer counts', (one) => [`ply1/${one.code}/got/${idOf(11)}`, '7']],
    ['speaks of something else', (one) => [`ply1/${one.code}/chat/${id}`, 'hello']],
  ])('%s', async (_, message) => {
    const { one, teacher } = await begun();
    const student = await join(one, { clientId: id });
    const [topic, payload, retain = false] = message(one);
    student.client.publish(topic, payload, { retain, qos: 0 });
    await expect.poll(student.isClosed).toBe(true);
    const other = await join(one, { clientId: idOf(12), hears: ['stage'] });
    await expect.poll(() => other.heard).toEqual(['stage shown']);
    await other.client.publishAsync(answer(one, idOf(12)), 'all is well', { qos: 1 });
    await expect.poll(() => teacher.heard).toEqual([`a/${idOf(12)} all is well`]);
  });

  test.each(['a/+', `a/${idOf(11)}`, 'on/+', `got/${idOf(11)}`, 'got/+', '#', '+'])(
    'listens to %s',
    async (topic) => {
      const { one } = await begun();
      const student = await join(one, { clientId: id });
      student.client.subscribe(topic === '#' ? '#' : `ply1/${one.code}/${topic}`);
      await expect.poll(student.isClosed).toBe(true);
    },
  );

  test('floods', async () => {
    const { one, teacher } = await begun();
    const student = await join(one, { clientId: id });
    for (let i = 0; i < 100; i++) student.client.publish(answer(one), `${i}`);
    await expect.poll(student.isClosed).toBe(true);
    expect(teacher.heard.length).toBeLessThan(20);
  });
});

test('a client that is cut off has a last will', async () => {
  const { one, teacher } = await begun();
  const will = { topic: `ply1/${one.code}/on/${id}`, payload: '0', qos: 0, retain: false } as const;
  const student = await join(one, { clientId: id, will });
  student.client.stream.destroy();
  await expect.poll(() => teacher.heard).toEqual([`on/${id} 0`]);
});

test('a student alone hears that her answer has arrived', async () => {
  const { one, teacher } = await begun();
  const student = await join(one, { clientId: id, hears: [`got/${id}`] });
  await teacher.client.publishAsync(`ply1/${one.code}/got/${id}`, '7', { qos: 1 });
  await expect.poll(() => student.heard).toEqual([`got/${id} 7`]);
  teacher.client.publish(`ply1/${one.code}/got/${id}`, '7', { retain: true });
  await expect.poll(teacher.isClosed).toBe(true);
});

test('a client with the address of another class is refused, not disconnected', async () => {
  const { one } = await begun();
  const student = await join(one, { clientId: id });
  for (const topic of ['stage', 'here', `got/${id}`])
    await expect(student.client.subscribeAsync(`ply1/zzzzz/${topic}`)).rejects.toThrow();
  expect(student.isClosed()).toBe(false);
});

test.each([
  ['with a wrong secret', { ...asTeacher, password: 'a guess' }],
  ['without a secret', { clientId: idOf(1), username: 'teacher' }],
  ['under another name', { clientId: idOf(1), username: 'head' }],
  ['with an id that is none', { clientId: 'me' }],
])('nobody gets in %s', async (_, options) => {
  const one = await openClass();
  await expect(join(one, options)).rejects.toThrow();
});

test('a stage that is too long is refused', async () => {
  const { one, teacher } = await begun();
  teacher.client.publish(stage(one), 'x'.repeat(topics.stage.longest + 1), { retain: true });
  await expect.poll(teacher.isClosed).toBe(true);
  const student = await join(one, { clientId: id, hears: ['stage'] });
  await expect.poll(() => student.heard).toEqual(['stage shown']);
});

test('pages of other sites get no connection, nor any other path', async () => {
  const { port } = await openClass();
  const outcome = (path: string, origin: string, headers = {}) =>
    new Promise((resolve) => {
      const socket = new WebSocket(`ws://localhost:${port}${path}`, 'mqtt', { origin, headers });
      socket.on('open', () => (socket.terminate(), resolve('open')));
      socket.on('error', () => resolve('refused'));
    });
  expect(await outcome('/mqtt', `http://localhost:${port}`)).toBe('open');
  expect(await outcome('/mqtt', 'https://elsewhere.example')).toBe('refused');
  expect(await outcome('/mqtt', 'null')).toBe('refused');
  // Of one whose name leads here by now.
  expect(await outcome('/mqtt', 'http://rebound.example', { host: 'rebound.example' })).toBe('refused');
  expect(await outcome('/other', `http://localhost:${port}`)).toBe('refused');
});

test('a school’s own broker gives the same rights', () => {
  const file = new URL('../../src/class/mosquitto/plybook.acl', import.meta.url);
  const [everybody, teacher] = readFileSync(file, 'utf8').split('user teacher');
  const listRights = (text: string) =>
    text
      .split('\n')
      .filter((line) => /^(topic|pattern) /.test(line))
      .toSorted();
  const all = Object.entries(topics).map(([name, row]) => ({ name, ...row }));
  const listWanted = (isTeacher: boolean) =>
    all
      .map(({ name, from, to, isOfStudent }) => {
        if (!isTeacher) {
          const act = from === 'student' ? 'write' : 'read';
          return isOfStudent ? `pattern ${act} ply1/+/${name}/%c` : `topic ${act} ply1/+/${name}`;
        }
        const act = `${to.includes('teacher') ? 'read' : ''}${from === 'teacher' ? 'write' : ''}`;
        return `topic ${act} ply1/+/${name}${isOfStudent ? '/+' : ''}`;
      })
      .toSorted();
  expect(listRights(everybody)).toEqual(listWanted(false));
  expect(listRights(teacher)).toEqual(listWanted(true));
});

test('a clock that is set back takes nothing from what a student may send', () => {
  const rights = new Rights('k7m2p', 'a secret');
  const member = rights.admitMember(id, undefined, undefined)!;
  const sent = { topic: `ply1/k7m2p/a/${id}`, payload: '7', retain: false, qos: 1 };
  expect(rights.maySend(member, sent, Date.now())).toBe(true);
  expect(rights.maySend(member, sent, Date.now() - 3_600_000)).toBe(true);
});

test('a class has room for so many and no more, and again when one goes', async () => {
  const { one } = await begun({ most: 3 });
  const all = await Promise.all([11, 12, 13].map((each) => join(one, { clientId: idOf(each) })));
  await expect(join(one, { clientId: id })).rejects.toMatchObject({ code: 3 });
  await all[0].client.endAsync();
  const student = await join(one, { clientId: id, hears: ['stage'] });
  await expect.poll(() => student.heard).toEqual(['stage shown']);
});

describe('of one address', () => {
  const isOwn = () => false;
  const openFor = async (seatsPerAddress: number) => {
    const crowded: string[] = [];
    const one = await openClass({ seatsPerAddress, isOwn, onCrowded: (address) => crowded.push(address) });
    return { one, crowded };
  };

  test('so many have a seat and no more, and again when one goes', async () => {
    const { one, crowded } = await openFor(2);
    const [first] = await Promise.all([11, 12].map((each) => join(one, { clientId: idOf(each) })));
    await expect(join(one, { clientId: id })).rejects.toMatchObject({ code: 2 });
    expect(crowded.map((each) => each.replace('::1', '127.0.0.1'))).toEqual(['127.0.0.1']);
    await first.client.endAsync();
    await join(one, { clientId: id });
  });

  test('a page that comes back has its seat, while its old connection still seems alive', async () => {
    const { one } = await openFor(1);
    const before = await join(one, { clientId: id });
    const after = await join(one, { clientId: id });
    await expect.poll(before.isClosed).toBe(true);
    expect(after.isClosed()).toBe(false);
    await expect(join(one, { clientId: idOf(11) })).rejects.toMatchObject({ code: 2 });
  });

  test.runIf(process.platform === 'linux')('others are not counted', async () => {
    const { one } = await openFor(1);
    const from = (localAddress: string, clientId: string) =>
      join(
        { ...one, address: one.address.replace('localhost', '127.0.0.1') },
        { clientId, wsOptions: { localAddress } },
      );
    await from('127.0.0.2', idOf(11));
    await from('127.0.0.3', idOf(12));
    await expect(from('127.0.0.2', idOf(13))).rejects.toMatchObject({ code: 2 });
  });

  test('this machine’s own has any number, and the teacher joins from no other', async () => {
    const own = await openClass({ seatsPerAddress: 1 });
    await Promise.all([11, 12, 13].map((each) => join(own, { clientId: idOf(each) })));
    await join(own, asTeacher);
    const { one } = await openFor(1);
    await expect(join(one, asTeacher)).rejects.toMatchObject({ code: 2 });
  });
});

test('every client hears that the class has ended, and is then disconnected', async () => {
  const { one } = await begun();
  const student = await join(one, { clientId: id, hears: ['here'] });
  await one.close();
  await expect.poll(student.isClosed).toBe(true);
  expect(student.heard).toEqual(['here "end"']);
});

test('a student who sent too much may send again later', () => {
  const rights = new Rights('k7m2p', 'a secret');
  const member = rights.admitMember(id, undefined, undefined)!;
  const message = { topic: `ply1/k7m2p/a/${id}`, payload: '7', retain: false, qos: 1 };
  const sent = (count: number, at: number) =>
    Array.from({ length: count }, () => rights.maySend(member, message, at)).filter(Boolean).length;
  const start = member.at;
  expect(sent(10, start)).toBe(10);
  expect(sent(2, start + 1000)).toBe(2);
  expect(sent(2, start + 1000)).toBe(0);
});

test('the addresses of a machine are those of its networks, the ones into the room first', () => {
  const at = (address: string, internal = false, family = 'IPv4') =>
    ({ address, internal, family, netmask: '', mac: '', cidr: null }) as never;
  const found = listAddresses({
    lo: [at('127.0.0.1', true)],
    docker0: [at('172.17.0.1')],
    wlan0: [at('192.168.1.5'), at('fe80::1', false, 'IPv6')],
    usb0: [at('169.254.3.4')],
  });
  expect(found).toEqual(['192.168.1.5', '172.17.0.1']);
});
