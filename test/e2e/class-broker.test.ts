import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Aedes } from 'aedes';
import { expect, onTestFinished, test } from 'vitest';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { serve } from '../../src/build/serve.js';
import { asTeacher, hasMosquitto, startMosquitto } from '../class/start-mosquitto.js';
import { openAt } from './browser.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** What a broker does not let a student do. */
type Refused = (kind: 'hear' | 'send', topic: string, id: string) => boolean;

/** The built site with a broker behind it that keeps students from what is named and from nothing else; its class's address. */
async function siteWith(isRefused: Refused): Promise<string> {
  const site = await serve(dist);
  const teachers = new Set<string>();
  const broker = await Aedes.createBroker({
    authenticate(client, user, _password, done) {
      if (user === 'teacher') teachers.add(client.id);
      done(null, true);
    },
    authorizePublish: (client, { topic }, done) =>
      done(
        client && !teachers.has(client.id) && isRefused('send', topic, client.id) ? new Error('no') : null,
      ),
    authorizeSubscribe: (client, subscription, done) =>
      done(
        null,
        client && !teachers.has(client.id) && isRefused('hear', subscription.topic, client.id)
          ? null
          : subscription,
      ),
  });
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'mqtt' });
  site.server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (connection) => {
      const stream = createWebSocketStream(connection);
      stream.on('error', () => connection.terminate());
      broker.handle(stream, request);
    }),
  );
  onTestFinished(async () => {
    await new Promise<void>((done) => broker.close(() => done()));
    sockets.close();
    await site.close();
  });
  return `${site.url}class/?class=k7m2p#teacher=a-secret-of-20-letters`;
}

const showing: Refused = (kind, topic) => kind === 'send' && topic.endsWith('/stage');
const reading: Refused = (kind, topic) => kind === 'hear' && topic.endsWith('/a/+');
const answering: Refused = (...tried) => showing(...tried) || reading(...tried);
const answeringForOthers: Refused = (kind, topic, id) =>
  answering(kind, topic, id) || (kind === 'send' && topic.includes('/a/') && !topic.endsWith(id));
const hearingReplies: Refused = (kind, topic) => kind === 'hear' && topic.includes('/got/');

test.each<[string, Refused]>([
  ['show something to the class', () => false],
  ['read what others answer', showing],
  ['answer for others', answering],
  ['read what others are told', answeringForOthers],
  ['wait for word of their answers', (...tried) => answeringForOthers(...tried) || hearingReplies(...tried)],
])('a broker that lets students %s is refused, with what to do', async (_, isRefused) => {
  const teacher = await openAt(await siteWith(isRefused));
  const refusal = teacher.getByRole('alert').filter({ hasText: 'This broker lets students' });
  await refusal.waitFor();
  expect(await refusal.innerText()).toContain('npm run class');
  expect(await teacher.getByText('Join the class').count()).toBe(0);
  await teacher.reload();
  await teacher.getByText('One room, one lesson').waitFor();
});

test.skipIf(!hasMosquitto())('Mosquitto behind the origin of the site holds a class', async () => {
  const broker = await startMosquitto();
  onTestFinished(broker.end);
  const site = await serve(dist);
  onTestFinished(() => site.close());
  const { hostname, port } = new URL(broker.address);
  // What a proxy does with the path `mqtt`.
  site.server.on('upgrade', (request, near, head) => {
    const far = connect(Number(port), hostname);
    const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    far.write(`GET / HTTP/1.1\r\n${headers.join('')}\r\n`);
    far.write(head);
    for (const end of [near, far]) end.on('error', () => end.destroy());
    near.pipe(far).pipe(near);
  });

  const teacher = await openAt(`${site.url}class/?class=k7m2p#teacher=${asTeacher.password}`);
  const student = await openAt(`${site.url}class/?class=k7m2p`);
  await student.getByText('You are in.').waitFor();
  await teacher.getByText('1 student here').waitFor();
  await teacher.goto(`${site.url}lessons/minimax-call-by-call/?present=3#calls.step=5`);
  await student.getByText('With the class').waitFor();
  const step = () => student.locator('#calls').evaluate((each: HTMLElement & { step: number }) => each.step);
  await expect.poll(step).toBe(5);
  expect(await teacher.getByText('This broker lets students').count()).toBe(0);
});
