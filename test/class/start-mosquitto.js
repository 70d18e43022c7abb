import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect } from 'mqtt';
import { findFreePort } from './free-port.js';

const files = fileURLToPath(new URL('../../src/class/mosquitto/', import.meta.url));

/** What a teacher's page says of itself. */
export const asTeacher = { username: 'teacher', password: 'a-password-of-32' };

/** Whether there is a Mosquitto on this machine. */
export function hasMosquitto() {
  return spawnSync('mosquitto', ['-h']).error === undefined;
}

/**
 * Mosquitto with the project's files, on ports of its own.
 * @returns {Promise<{ address: string, process: () => import('node:child_process').ChildProcess, kill: () => Promise<void>, start: () => Promise<void>, end: () => Promise<void> }>}
 * kill and start: as a crash and what comes after it; end: takes everything down
 */
export async function startMosquitto() {
  const folder = mkdtempSync(join(tmpdir(), 'plybook-mosquitto-'));
  chmodSync(folder, 0o755);
  const [port, beside] = [await findFreePort(), await findFreePort()];
  const conf = readFileSync(`${files}mosquitto.conf`, 'utf8')
    .replace('listener 9000', `listener ${beside}`)
    .replace('listener 9001', `listener ${port}`)
    .replaceAll('/etc/mosquitto', folder);
  writeFileSync(join(folder, 'mosquitto.conf'), conf);
  copyFileSync(`${files}plybook.acl`, join(folder, 'plybook.acl'));
  const passwords = join(folder, 'plybook.pass');
  execFileSync('mosquitto_passwd', ['-b', '-c', passwords, asTeacher.username, asTeacher.password]);
  // Started by root it becomes a user of its own.
  for (const name of ['plybook.acl', 'plybook.pass']) chmodSync(join(folder, name), 0o644);
  const address = `ws://127.0.0.1:${port}`;
  const begin = () => spawn('mosquitto', ['-c', join(folder, 'mosquitto.conf')], { stdio: 'ignore' });
  let broker = begin();
  const kill = async () => {
    const gone = new Promise((done) => broker.once('exit', done));
    broker.kill('SIGKILL');
    await gone;
  };
  await answers(address);
  return {
    address,
    process: () => broker,
    kill,
    async start() {
      broker = begin();
      await answers(address);
    },
    async end() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Waits until a broker takes connections.
 * @param {string} address
 */
export async function answers(address) {
  const client = connect(address, { protocolVersion: 4, clientId: 'f'.repeat(16), reconnectPeriod: 20 });
  await new Promise((done) => client.once('connect', done));
  await client.endAsync(true);
}
