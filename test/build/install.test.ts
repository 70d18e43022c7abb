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
