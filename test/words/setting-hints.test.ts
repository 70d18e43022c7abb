import { expect, test } from 'vitest';
import { filterSettings, options, toKebabCase } from '../../src/search/index.ts';
import { words } from '../../src/words/index.ts';

test('each choice of how to search says what it does, and no other setting', () => {
  const offered = Object.keys(filterSettings(options, ({ offers }) => offers.length > 0));
  expect(Object.keys(words.settingHints).toSorted()).toEqual(offered.map(toKebabCase).toSorted());
});
