import { expect, onTestFinished, test } from 'vitest';
import { idOf, join } from './clients.ts';
import { asTeacher, hasMosquitto, startMosquitto } from './start-mosquitto.js';

const code = 'k7m2p';

test.skipIf(!hasMosquitto())('Mosquitto keeps students to what they may say and hear', async () => {
  const { address, end } = await startMosquitto();
  onTestFinished(end);
  const one = { address, code };
  const teacher = await join(one, { ...asTeacher, clientId: idOf(1), hears: ['a/+', 'on/+', 'here'] });
  await teacher.client.publishAsync(`ply1/${code}/stage`, 'shown', { retain: true, qos: 1 });
  const [id, other] = [idOf(10), idOf(11)];
  const student = await join(one, { clientId: id, hears: ['stage', 'here', `got/${id}`] });
  await expect.poll(() => student.heard).toEqual(['stage shown']);

  // What is refused is dropped without a word: that it came to nothing is known when what is sent after it arrives.
  const { client } = student;
  client.publish(`ply1/${code}/stage`, 'forged', { retain: true });
  client.publish(`ply1/${code}/a/${other}`, 'for another');
  client.publish(`ply1/other/stage`, 'elsewhere', { retain: true });
  await client.publishAsync(`ply1/${code}/a/${id}`, '7', { qos: 1 });
  await expect.poll(() => teacher.heard).toEqual([`a/${id} 7`]);
  const curious = await join(one, { clientId: other, hears: ['stage'] });
  await curious.client.subscribeAsync(`ply1/${code}/a/+`).catch(() => {});
  await client.publishAsync(`ply1/${code}/a/${id}`, '8', { qos: 1 });
  await expect.poll(() => teacher.heard).toEqual([`a/${id} 7`, `a/${id} 8`]);
  await teacher.client.publishAsync(`ply1/${code}/stage`, 'next', { retain: true, qos: 1 });
  await expect.poll(() => curious.heard).toEqual(['stage shown', 'stage next']);

  await curious.client.subscribeAsync(`ply1/${code}/got/+`).catch(() => {});
  client.publish(`ply1/${code}/got/${other}`, 'forged');
  await teacher.client.publishAsync(`ply1/${code}/got/${id}`, '8', { qos: 1 });
  await expect.poll(() => student.heard).toEqual(['stage shown', 'stage next', `got/${id} 8`]);
  await teacher.client.publishAsync(`ply1/${code}/stage`, 'last', { retain: true, qos: 1 });
  await expect.poll(() => curious.heard).toEqual(['stage shown', 'stage next', 'stage last']);

  await expect(join(one, { ...asTeacher, clientId: idOf(2), password: 'a guess' })).rejects.toThrow();
});
