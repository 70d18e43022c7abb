import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { idOf, join } from './clients.ts';

const files = 'src/class/mosquitto';
const isInstalled = spawnSync('mosquitto', ['-h']).error === undefined;
const code = 'k7m2p';
const asTeacher = { clientId: idOf(1), username: 'teacher', password: 'a-password-of-32' };

/** Two ports that are free now. */
async function freePorts(): Promise<number[]> {
  const servers = [createServer(), createServer()];
  const ports: number[] = [];
  for (const server of servers) {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    ports.push((server.address() as AddressInfo).port);
  }
  for (const server of servers) await new Promise((done) => server.close(done));
  return ports;
}

/** Mosquitto with the project's files, on a port of its own. */
async function mosquitto(): Promise<{ address: string; code: string }> {
  const folder = mkdtempSync(pathOf(tmpdir(), 'plybook-mosquitto-'));
  chmodSync(folder, 0o755);
  const [port, beside] = await freePorts();
  const conf = readFileSync(`${files}/mosquitto.conf`, 'utf8')
    .replace('listener 9000', `listener ${beside}`)
    .replace('listener 9001', `listener ${port}`)
    .replaceAll('/etc/mosquitto', folder);
  writeFileSync(pathOf(folder, 'mosquitto.conf'), conf);
  copyFileSync(`${files}/plybook.acl`, pathOf(folder, 'plybook.acl'));
  const passwords = pathOf(folder, 'plybook.pass');
  execFileSync('mosquitto_passwd', ['-b', '-c', passwords, asTeacher.username, asTeacher.password]);
  // Started by root it becomes a user of its own.
  for (const name of ['plybook.acl', 'plybook.pass']) chmodSync(pathOf(folder, name), 0o644);
  const broker: ChildProcess = spawn('mosquitto', ['-c', pathOf(folder, 'mosquitto.conf')], {
    stdio: 'ignore',
  });
  onTestFinished(() => {
    broker.kill();
    rmSync(folder, { recursive: true });
  });
  const address = `ws://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      join({ address, code }, { clientId: idOf(9) }).then(
        ({ client }) => client.end(true) && 'up',
        () => 'not yet',
      ),
    )
    .toBe('up');
  return { address, code };
}

test.skipIf(!isInstalled)('Mosquitto keeps students to what they may say and hear', async () => {
  const one = await mosquitto();
  const teacher = await join(one, { ...asTeacher, hears: ['a/+', 'on/+', 'here'] });
  await teacher.client.publishAsync(`ply1/${code}/stage`, 'shown', { retain: true, qos: 1 });
  const [id, other] = [idOf(10), idOf(11)];
  const student = await join(one, { clientId: id, hears: ['stage', 'here'] });
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

  await expect(join(one, { ...asTeacher, clientId: idOf(2), password: 'a guess' })).rejects.toThrow();
});
