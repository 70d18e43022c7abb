import { spawn, spawnSync } from 'node:child_process';
import { createServer, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { runNetworkCheck } from '../../src/class/run-network-check.js';
import { openAt } from './browser.ts';

const script = fileURLToPath(new URL('../../src/class/start-class.js', import.meta.url));

async function begin(options: Parameters<typeof runNetworkCheck>[1] = {}) {
  const said: string[] = [];
  const check = await runNetworkCheck(0, { say: (text) => said.push(text), ...options });
  onTestFinished(async () => void (await check.close()));
  return { check, said: () => said.join('\n'), address: `http://localhost:${check.port}/` };
}

test('a page on another machine says that it reaches this one and that answers get through, and so does the terminal', async () => {
  const { said, address } = await begin({ isOwn: () => false });
  const phone = await openAt(address, { viewport: { width: 390, height: 844 } });
  await phone.getByRole('heading', { name: 'This device reaches the teacher’s computer.' }).waitFor();
  await phone.getByText('Answers get through too.').waitFor();
  expect(said()).toMatch(/A device reached this computer: [\d.:]+/);
  expect(said()).toContain('npm run class');
});

test('a network that lets pages through but no WebSocket is reported on the page and in the terminal', async () => {
  const { check, said } = await begin({ isOwn: () => false });
  const filter = createServer((asked, answer) => {
    const { url, method, headers } = asked;
    asked.pipe(
      request({ port: check.port, path: url, method, headers }, (given) => {
        answer.writeHead(given.statusCode!, given.headers);
        given.pipe(answer);
      }),
    );
  });
  filter.on('upgrade', (_, socket) => socket.destroy());
  await new Promise<void>((done) => filter.listen(0, '127.0.0.1', done));
  onTestFinished(() => void filter.close());
  const { port } = filter.address() as { port: number };
  const phone = await openAt(`http://127.0.0.1:${port}/`, {}, { expected: /WebSocket/ });
  await phone.getByText('But answers do not get through').waitFor();
  await expect.poll(said).toContain('blocks WebSockets');
});

test('this machine’s own page is no sign of anything, and without a phone the terminal says what to try', async () => {
  const { said, address, check } = await begin({ patience: 0 });
  await (await openAt(address)).getByText('This is the teacher’s computer.').waitFor();
  await expect.poll(said).toContain('No phone has reached this computer yet.');
  expect(said()).toContain('tells you nothing about phones');
  expect(said()).not.toContain('A device reached');
  for (const host of check.hosts) {
    expect(said()).toContain(`http://${host}/`);
    expect(said()).toContain(`It reaches itself at ${host}.`);
  }
});

test('npm run class -- --check serves without a build, until it is ended', async () => {
  const child = spawn(process.execPath, [script, '--check'], { env: { ...process.env, PORT: '0' } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  await expect.poll(() => said).toMatch(/Waiting for a phone|not on a network/);
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGINT');
  await gone;
});

test.each([
  ['--seats-per-address=many', 'invalid --seats-per-address "many": expected a whole number from 1 to 400'],
  ['--seats-per-address=0', 'invalid --seats-per-address "0"'],
  ['--seat', "Unknown option '--seat'"],
])('npm run class -- %s is refused with what is expected', (option, message) => {
  const { status, stderr } = spawnSync(process.execPath, [script, option], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).toContain('npm run class accepts');
});
