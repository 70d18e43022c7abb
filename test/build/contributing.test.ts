import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

test.each(['CONTRIBUTING.md', 'README.md', 'SECURITY.md'])('every file that %s names is there', (name) => {
  const text = readFileSync(new URL(name, root), 'utf8');
  const named = [...text.matchAll(/`((?:src|test)\/[^`\s*…]*)`/g)].map(([, path]) => path);
  if (name === 'CONTRIBUTING.md') expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

/** Cards are the pictures of shared links, and from the blank a lesson is saved as one file. */
test.each(['.github/workflows/pages.yml', 'src/words/en/hosting.ts'])('%s builds the whole site', (name) => {
  const text = readFileSync(new URL(name, root), 'utf8');
  const builds = [...text.matchAll(/npm run build -- ([a-z ]*\bsite\b[a-z ]*)/g)].map(([, steps]) =>
    steps.split(' '),
  );
  expect(builds.length).toBeGreaterThan(0);
  for (const steps of builds) expect(steps).toEqual(expect.arrayContaining(['site', 'cards', 'blank']));
});

test('every function that CONTRIBUTING.md names exists', () => {
  const text = readFileSync(new URL('CONTRIBUTING.md', root), 'utf8');
  const paths = ['src', 'test'].flatMap((room) =>
    readdirSync(new URL(`${room}/`, root), { recursive: true }).map((path) => `${room}/${String(path)}`),
  );
  const sources = paths.filter((path) => /\.([jt]s|json)$/.test(path) && !path.includes('contributing.test'));
  const written = sources.map((path) => readFileSync(new URL(path, root), 'utf8')).join('\n');
  const names = [...text.matchAll(/`([a-z]+[A-Z]\w*|[A-Z]+[a-z]\w*)`/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !written.includes(name))).toEqual([]);
});

test('every file that CONTRIBUTING.md names without a folder is in the one named last before it', () => {
  expect(listNamed().filter(({ path }) => path === null)).toEqual([]);
});

test('every name that CONTRIBUTING.md says is in a file, or of one, is written there', () => {
  const named = listNamed().filter(({ names }) => names.length > 0);
  expect(named.length).toBeGreaterThan(50);
  const missing = named.flatMap(({ path, names }) => {
    const text = path?.endsWith('/') === false ? readFileSync(new URL(path, root), 'utf8') : null;
    return names.filter((name) => text?.includes(name) === false).map((name) => `${name} in ${path}`);
  });
  expect(missing).toEqual([]);
});

interface NamedFile {
  readonly file: string;
  /** Null if there is no such file. */
  readonly path: string | null;
  /** What is said to be in it. */
  readonly names: readonly string[];
}

/** The files that CONTRIBUTING.md names: whole, in the folder named last before them, or at the root. */
function listNamed(): NamedFile[] {
  const text = readFileSync(new URL('CONTRIBUTING.md', root), 'utf8');
  const one = String.raw`\x60\w+\x60`;
  const file = String.raw`\x60((?:src|test)\/[^\x60\s*…]*|[\w-]+\.(?:ts|js|css))\x60`;
  const pattern = new RegExp(String.raw`(?:((?:${one}(?:, | and ))*${one}) (?:in|of) )?${file}`, 'g');
  return text.split('\n').flatMap((line) => {
    let folder = '';
    return [...line.matchAll(pattern)].map(([, names = '', named]) => {
      const isBare = !named.includes('/');
      if (!isBare) folder = named.slice(0, named.lastIndexOf('/'));
      const paths = isBare ? [`${folder}/${named}`, `./${named}`] : [named];
      const path = paths.find((each) => existsSync(new URL(each, root))) ?? null;
      return { file: named, path, names: names.match(/\w+/g) ?? [] };
    });
  });
}
