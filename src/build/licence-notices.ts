import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { html } from 'lit';
import type { Plugin, Rolldown } from 'vite';
import { renderToString } from '../views/index.ts';
import { words } from '../words/index.ts';
import { NOTICES_MARKER, noticesPath } from '../site/pages/index.ts';

const fontLicence = 'src/site/fonts/licence.txt';

/** Licence texts that packages name but do not include, as files named after the packages. */
const licences = 'src/build/licences';

/** Packages that are published with other packages' code in them. */
const inside: Readonly<Record<string, readonly string[]>> = {
  mqtt: `@babel/runtime abort-controller base64-js bl broker-factory buffer debug
    event-target-shim events fast-unique-numbers ieee754 inherits
    lru-cache mqtt-packet ms process process-nextick-args readable-stream rfdc
    safe-buffer string_decoder tslib worker-factory worker-timers
    worker-timers-broker worker-timers-worker`.split(/\s+/),
};

interface Notice {
  readonly packages: readonly string[];
  readonly text: string;
}

/** Folders of packages in workers, which are separate builds. */
const inWorkers = new Set<string>();

/** For `worker.plugins`: notes the packages whose code is in a worker. */
export function noteShipped(): Plugin {
  return {
    name: 'plybook-note-shipped',
    generateBundle(_, bundle) {
      for (const folder of findPackageFolders(bundle)) inWorkers.add(folder);
    },
  };
}

export function siteNotices(): Plugin {
  const fileName = `${noticesPath}index.html`;
  return {
    name: 'plybook-site-notices',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle[fileName];
      if (page?.type !== 'asset' || !String(page.source).includes(NOTICES_MARKER))
        throw new Error(`${fileName}: expected a page with ${NOTICES_MARKER} in it`);
      const notices = collectNoticesWithFonts(bundle).map(renderNotices).join('\n');
      page.source = String(page.source).replace(NOTICES_MARKER, () => notices);
    },
  };
}

export function libraryNotices(): Plugin {
  return {
    name: 'plybook-library-notices',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'NOTICES.txt', source: writeNotices(collectNotices(bundle)) });
    },
  };
}

/** For a file that holds scripts and fonts. */
export function writeFileNotices(bundle: Rolldown.OutputBundle): string {
  return writeNotices(collectNoticesWithFonts(bundle));
}

function writeNotices(notices: readonly Notice[]): string {
  return notices
    .map(({ packages, text }) => `${packages.join(', ')}\n\n${text}\n`)
    .join(`\n${'='.repeat(78)}\n\n`);
}

function collectNoticesWithFonts(bundle: Rolldown.OutputBundle): Notice[] {
  const fonts = { packages: [words.licences.fonts], text: readFileSync(fontLicence, 'utf8').trim() };
  return [...collectNotices(bundle), fonts];
}

/** Groups packages with the same text. Ours come first: the project is the folder that was built. */
function collectNotices(bundle: Rolldown.OutputBundle): Notice[] {
  const byText = new Map<string, string[]>();
  const named = [...findPackageFolders(bundle), ...inWorkers];
  const within = named.flatMap((folder) =>
    (inside[basename(folder)] ?? []).map((name) => join(dirname(folder), name)),
  );
  const others = [...new Set([...named, ...within])].toSorted();
  for (const folder of [process.cwd(), ...others]) {
    const text = readLicence(folder);
    byText.set(text, [...(byText.get(text) ?? []), readPackageName(folder)]);
  }
  return [...byText].map(([text, packages]) => ({ packages, text }));
}

function findPackageFolders(bundle: Rolldown.OutputBundle): Set<string> {
  const modules = Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' ? Object.entries(output.modules) : [],
  );
  const ids = modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id);
  return new Set(
    ids
      .filter((id) => id.includes('/node_modules/'))
      .map((id) => findPackageFolder(dirname(id.replace('\0', '')))),
  );
}

function findPackageFolder(folder: string): string {
  const file = join(folder, 'package.json');
  return existsSync(file) && 'name' in readPackage(folder) ? folder : findPackageFolder(dirname(folder));
}

function readPackage(folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string; version: string };
}

function readPackageName(folder: string): string {
  const { name, version } = readPackage(folder);
  return folder === process.cwd() ? name : `${name} ${version}`;
}

function readLicence(folder: string): string {
  const name = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each));
  const file = name ? join(folder, name) : join(licences, `${basename(folder)}.txt`);
  if (!existsSync(file))
    throw new Error(`no licence in ${folder}: expected a file LICENSE, whose text goes with what is shipped`);
  return readFileSync(file, 'utf8').replace(/\r\n/g, '\n').trim();
}

function renderNotices({ packages, text }: Notice): string {
  return renderToString(
    html`<h2>${packages.join(', ')}</h2>
      <pre class="notice">${text}</pre>`,
  );
}
