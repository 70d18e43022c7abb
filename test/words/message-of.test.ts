import { expect, test } from 'vitest';
import { describeError, words } from '../../src/words/index.ts';

declare const absent: unknown;

test('an error of Plybook is shown unchanged', () => {
  const text = words.errors.toMove('z');
  expect(describeError(new TypeError(text))).toBe(text);
});

test.each([
  'Failed to fetch dynamically imported module: https://host/assets/a.js',
  'error loading dynamically imported module: https://host/assets/a.js',
  'Importing a module script failed.',
])('the browser’s “%s” is told as a part that is missing, without an address', (message) => {
  expect(describeError(new TypeError(message))).toBe(words.missing.text);
});

test.each([
  () => (undefined as unknown as string[]).length,
  () => (undefined as unknown as () => void)(),
  () => 'x'.normalize('none'),
  () => structuredClone(() => {}),
  () => absent,
])('what a browser throws is told with what to do', (failing) => {
  let thrown: unknown;
  try {
    failing();
  } catch (error) {
    thrown = error;
  }
  const { message } = thrown as Error;
  expect(describeError(thrown)).toBe(words.missing.failed(message));
});
