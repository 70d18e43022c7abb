import { connect, type IClientOptions, type MqttClient } from 'mqtt';
import { onTestFinished } from 'vitest';
import { openBroker } from '../../src/class/broker.js';
import { serve } from '../../src/build/serve.js';

/** A class on a free port, which ends with the test. */
export async function openClass({
  code = 'k7m2p',
  secret = 'a secret',
  port = 0,
  ...limits
}: Partial<Parameters<typeof openBroker>[1]> & { port?: number } = {}) {
  const site = await serve('test', { port });
  const broker = await openBroker(site.server, { ...limits, code, secret });
  const close = async () => {
    await broker.end();
    await site.close();
  };
  onTestFinished(close);
  return { code, secret, port: site.port, close, address: `ws://localhost:${site.port}/mqtt` };
}

/** A client as a page is one, and what it hears, as `kind text`. */
export interface Member {
  readonly client: MqttClient;
  readonly heard: string[];
  readonly isClosed: () => boolean;
}

/** Connects a client and has it hear some topics; rejects where the broker will not have it. */
export async function join(
  { address, code }: { address: string; code: string },
  { hears = [] as readonly string[], ...options }: IClientOptions & { hears?: readonly string[] },
): Promise<Member> {
  const client = connect(address, { protocolVersion: 4, reconnectPeriod: 0, ...options });
  onTestFinished(() => void client.end(true));
  const heard: string[] = [];
  client.on('message', (topic, payload) =>
    heard.push(`${topic.split('/').slice(2).join('/')} ${payload.toString()}`),
  );
  let isClosed = false;
  client.on('close', () => (isClosed = true));
  await new Promise<void>((resolve, reject) => {
    client.once('connect', () => resolve());
    client.on('error', reject);
    client.once('close', () => reject(new Error('closed')));
  });
  for (const topic of hears) await client.subscribeAsync(`ply1/${code}/${topic}`, { qos: 1 });
  return { client, heard, isClosed: () => isClosed };
}

/** An id as a page makes one of a number. */
export const idOf = (number: number) => number.toString(16).padStart(16, '0');
