import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../class/free-port.js';
import { PATIENCE } from '../patience.ts';

/** Another browser than Chromium, driven by the protocol that its system's package brings. */
export interface Engine {
  readonly name: string;
  open(address: string): Promise<void>;
  /** Runs the body of an async function in the page; what it returns must be JSON. */
  run(body: string): Promise<unknown>;
  close(): Promise<void>;
}

/** The engines that tests can drive, with the program that each takes, and how Debian calls its package. */
export const engines = {
  Firefox: { program: 'firefox-esr', packages: 'firefox-esr', start: startFirefox },
  WebKit: { program: 'WebKitWebDriver', packages: 'webkit2gtk-driver xvfb', start: startWebKit },
} as const;

export function isInstalled(program: string): boolean {
  return spawnSync('which', [program], { stdio: 'ignore' }).status === 0;
}

const later = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Both protocols give the script a last argument to call with its result. */
const wrap = (body: string) =>
  `const done = arguments[arguments.length - 1]; (async () => {${body}})().then((value) => done({ value }), (error) => done({ error: String(error && error.stack || error) }));`;

function unwrap(result: unknown): unknown {
  const { value, error } = result as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}

/** A script waits for several conditions in turn. */
const timeouts = { script: 3 * PATIENCE, pageLoad: PATIENCE };

/** Firefox speaks Marionette: JSON with its length before it, over TCP. */
async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'plybook-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const args = ['--headless', '--no-remote', '--marionette', '--profile', profile, 'about:blank'];
  const browser = spawn('firefox-esr', args, {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  const file = join(profile, 'MarionetteActivePort');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await later();
  const send = await speakMarionette(Number(readFileSync(file, 'utf8')));
  await send('WebDriver:NewSession', { timeouts });
  return {
    name: 'Firefox',
    open: async (url) => void (await send('WebDriver:Navigate', { url })),
    run: async (body) => {
      const { value } = (await send('WebDriver:ExecuteAsyncScript', { script: wrap(body), args: [] })) as {
        value: unknown;
      };
      return unwrap(value);
    },
    close: async () => {
      await end(browser);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function speakMarionette(port: number): Promise<(name: string, params: object) => Promise<unknown>> {
  const socket: Socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let read = Buffer.alloc(0);
  let greet = (): void => {};
  const greeted = new Promise<void>((resolve) => (greet = resolve));
  const take = (text: string) => {
    const message = JSON.parse(text) as unknown;
    // Its first message is not an answer.
    if (!Array.isArray(message)) return greet();
    const [, id, error, result] = message as [number, number, { message: string } | null, unknown];
    const { resolve, reject } = waiting.get(id)!;
    if (error) reject(new Error(error.message));
    else resolve(result);
  };
  socket.on('data', (data: Buffer) => {
    read = Buffer.concat([read, data]);
    for (let colon = read.indexOf(':'); colon >= 0; colon = read.indexOf(':')) {
      const length = Number(read.toString('utf8', 0, colon));
      if (read.length < colon + 1 + length) return;
      take(read.toString('utf8', colon + 1, colon + 1 + length));
      read = read.subarray(colon + 1 + length);
    }
  });
  await greeted;
  let count = 0;
  return (name, params) =>
    new Promise((resolve, reject) => {
      waiting.set(++count, { resolve, reject });
      const text = JSON.stringify([0, count, name, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

/** WebKit speaks WebDriver, and needs a screen. */
async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve) =>
    screen.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
  );
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const ask = async (path: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = (await response.json()) as {
      value: { sessionId?: string; error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const begin = () => ask('', { capabilities: { alwaysMatch: { timeouts } } });
  let session = await begin().catch(() => null);
  // Until the driver listens.
  while (session === null) {
    await later();
    session = await begin().catch((error: Error) => {
      if (error.message.includes('session not created')) throw error;
      return null;
    });
  }
  const { sessionId } = session;
  return {
    name: 'WebKit',
    open: async (url) => void (await ask(`/${sessionId}/url`, { url })),
    run: async (body) => unwrap(await ask(`/${sessionId}/execute/async`, { script: wrap(body), args: [] })),
    close: async () => {
      await fetch(`http://127.0.0.1:${port}/session/${sessionId}`, { method: 'DELETE' });
      await end(driver);
      await end(screen);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}
