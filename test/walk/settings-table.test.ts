import { words } from '../../src/words/index.ts';
import { LitElement } from 'lit';
import { expect, test } from 'vitest';
import { withSettings } from '../../src/elements/host/with-settings.ts';
import { parsePosition } from '../../src/game/index.ts';
import { listSettingAttributes } from '../../src/lesson/registry.ts';
import {
  makeFlag,
  pickOptions,
  resolveOptions,
  scorings,
  makeScoringSetting,
  settings,
} from '../../src/search/index.ts';
import { isPlain } from '../../src/search/plain-walk.ts';
import { parseOptions, readOptions, readAddress, writeAddress } from '../../src/walk/index.ts';
import { listFields } from '../../src/site/desks/setting-fields.ts';

// A scoring and an option that there are not, as somebody would add them.
const squared = {
  ...scorings.depth,
  name: 'squared',
  points: (win: number, d: number) => win - d * d,
  shift: null,
};
const table = {
  ...settings,
  scoring: makeScoringSetting({ ...scorings, squared }),
  lookTwice: makeFlag({
    words: { label: 'Twice' },
    changes: 'tree',
  }),
};
const given = { scoring: 'squared', 'look-twice': 'true' };

test('an option and a scoring of a table are known to the parser', () => {
  const options = pickOptions(table);
  const read = parseOptions(readOptions('scoring=squared look-twice=true', options), options);
  const resolved = resolveOptions(read, parsePosition('.........'), options);
  expect(resolved).toMatchObject({ scoring: squared, lookTwice: true, win: 10 });
  expect(resolved.scoring.points(10, 3)).toBe(1);
  expect(() => readOptions('look-twice=true')).toThrow('look-twice');
});

test('and to addresses, elements, the manifest and forms', () => {
  expect(readAddress(writeAddress({ settings: given, step: 0 }, table), table)).toMatchObject({
    settings: given,
    problems: [],
  });
  expect(withSettings(LitElement, table).observedAttributes).toContain('look-twice');
  const attributes = listSettingAttributes(table, {
    ...words.settingDocs,
    lookTwice: 'Whether it looks twice.',
  });
  expect(attributes.find(({ name }) => name === 'look-twice')?.doc).toBe('Whether it looks twice.');
  expect(listFields(table).map(({ name }) => name)).toContain('look-twice');
  expect(listFields(table).find(({ name }) => name === 'scoring')?.setting.offers).toContain('squared');
});

test('a search with an option that makes another tree is no plain one', () => {
  const [options, position] = [pickOptions(table), parsePosition('.........')];
  const isPlainWith = (text: string) =>
    isPlain(
      resolveOptions(parseOptions(readOptions(text, options), options), position, options),
      position,
      options,
    );
  expect(isPlainWith('look-twice=true')).toBe(false);
  expect(isPlainWith('scoring=squared order=best merge-moves=true max-nodes=9')).toBe(true);
});
