import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serverConfigurations } from '../../src/site/pages/host-headers.ts';
import { findFreePort } from '../class/free-port.js';

interface Server {
  readonly name: string;
  readonly command: string;
  /** Wraps the lines of the page in what a configuration also needs. */
  readonly configure: (lines: string, folder: string, port: number) => string;
  readonly options: (file: string) => readonly string[];
}

const MODULES = '/usr/lib/apache2/modules';
const loadModules = () =>
  ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'filter', 'deflate']
    .map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`)
    .join('\n');

const servers: readonly Server[] = [
  {
    name: 'nginx',
    command: 'nginx',
    configure: (lines, folder, port) => {
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const site = lines.replace('# …', `listen ${port}; root ${folder}/root;`);
      return `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
http { types { text/html html; application/javascript js; } access_log off; ${places.join(' ')} ${site} }`;
    },
    options: (file) => ['-c', file],
  },
  {
    name: 'Apache',
    command: 'apache2',
    configure: (lines, folder, port) => `ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/errors
ServerName localhost
Listen ${port}
${loadModules()}
TypesConfig /etc/mime.types
DocumentRoot ${folder}/root
DirectoryIndex index.html
${lines}`,
    options: (file) => ['-f', file, '-D', 'FOREGROUND'],
  },
  {
    name: 'Caddy',
    command: 'caddy',
    configure: (lines, folder, port) =>
      `{\nadmin off\nauto_https off\n}\n:${port} {\nroot * ${folder}/root\nfile_server\n${lines}}\n`,
    options: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
];

const isThere = ({ name, command }: Server) =>
  spawnSync(command, ['-v']).error === undefined && (name !== 'Apache' || existsSync(MODULES));

/** A file as a browser gets it, without what `fetch` does by itself. */
function ask(url: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
      response.resume().once('end', () => done(response));
    }).once('error', fail);
  });
}

for (const one of servers)
  test.skipIf(!isThere(one))(
    `the lines of the page on hosting are a configuration of ${one.name}, also for a site in a folder`,
    async () => {
      const { name, command, configure, options } = one;
      const folder = mkdtempSync(join(tmpdir(), 'plybook-host-'));
      chmodSync(folder, 0o755);
      const files = {
        'index.html': 'home',
        'embed/index.html': 'embed',
        'assets/a.js': 'asset',
        '404.html': 'none',
      };
      for (const [path, text] of Object.entries(files)) {
        const file = join(folder, 'root/games', path);
        mkdirSync(join(file, '..'), { recursive: true });
        writeFileSync(file, text.repeat(500));
      }
      const port = await findFreePort();
      const lines = serverConfigurations[name].replace('/404.html', '/games/404.html');
      const file = join(folder, 'configuration');
      writeFileSync(file, configure(lines, folder, port));
      const server = spawn(command, options(file), {
        stdio: 'ignore',
        env: { ...process.env, HOME: folder },
      });
      onTestFinished(async () => {
        const gone = new Promise((done) => server.once('exit', done));
        server.kill();
        await gone;
        rmSync(folder, { recursive: true });
      });
      const site = `http://localhost:${port}/games/`;
      await expect
        .poll(() =>
          ask(site).then(
            () => server.exitCode,
            () => 'no answer',
          ),
        )
        .toBeNull();

      const home = await ask(site);
      expect(home.headers).toMatchObject({
        'content-security-policy': "frame-ancestors 'self'",
        'content-encoding': 'gzip',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
      const { etag = '', 'last-modified': changed = '' } = home.headers;
      const known = { ...(etag && { 'if-none-match': etag }), 'if-modified-since': changed };
      expect((await ask(site, known)).statusCode).toBe(304);
      expect((await ask(`${site}embed/`)).headers['content-security-policy']).toBe('frame-ancestors * file:');
      expect((await ask(`${site}assets/a.js`)).headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
      });
      const { statusCode, headers } = await ask(`${site}nothing/`, { 'accept-encoding': 'identity' });
      expect([statusCode, headers['content-length']]).toEqual([404, `${'none'.length * 500}`]);
    },
  );
