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
  const text = readFileSync(new URL('CONTRIBUTING.md', root), 'utf8');
  const missing = text.split('\n').flatMap((line) => {
    let folder = '';
    return [...line.matchAll(/`((?:(?:src|test)\/[^`\s*…]*)|[\w-]+\.(?:ts|js|css))`/g)].filter(
      ([, named]) => {
        const isBare = !named.includes('/');
        if (!isBare) folder = named.slice(0, named.lastIndexOf('/'));
        return isBare && ![folder, '.'].some((each) => existsSync(new URL(`${each}/${named}`, root)));
      },
    );
  });
  expect(missing.map(([name]) => name)).toEqual([]);
});
