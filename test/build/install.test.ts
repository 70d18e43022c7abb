import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isComplete } from '../../src/build/install.js';

const wanted = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
};

test.each([
  ['nothing installed', undefined, false],
  [
    'everything installed',
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } },
    true,
  ],
  ['a package for another machine missing', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['a package missing', { 'node_modules/b': { version: '2.0.0' } }, false],
  ['a package in another version', { 'node_modules/a': { version: '0.9.0' } }, false],
])('%s', (_, installed, complete) => {
  expect(isComplete(wanted, installed)).toBe(complete);
});

const root = new URL('../../', import.meta.url);

/** What a module and the modules that it imports at once need from outside of the project. */
function findPackages(module: URL, known = new Set<string>()): string[] {
  if (known.has(module.href)) return [];
  known.add(module.href);
  const text = readFileSync(module, 'utf8');
  return [...text.matchAll(/^(?:import|export) (?:[^;]*? from )?'([^']+)'/gm)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return findPackages(new URL(name, module), known);
    return name.startsWith('node:') ? [] : [`${name} in ${fileURLToPath(module)}`];
  });
}

const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(Object.entries(scripts).filter(([, script]) => script.startsWith('node ')))(
  'npm run %s begins in a fresh clone, in which no package is installed',
  (_, script) => {
    const [, module = ''] = /node (\S+)/.exec(script) ?? [];
    expect(findPackages(new URL(module, root))).toEqual([]);
  },
);
