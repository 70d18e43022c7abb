import { afterEach, expect, test } from 'vitest';
import { preferenceValues, setPreference, type PreferenceName } from '../../src/elements/kit/preferences.ts';
import { followPreferences } from '../../src/site/every-page/mark-preferences.ts';

const names = Object.keys(preferenceValues) as PreferenceName[];

afterEach(() => names.forEach((name) => setPreference(name, preferenceValues[name][0])));

test.each(names)('style sheets can select what the reader chose: %s', (name) => {
  followPreferences();
  const attribute = name === 'theme' ? 'plyTheme' : name;
  for (const value of preferenceValues[name].slice(1)) {
    setPreference(name, value);
    expect(document.documentElement.dataset[attribute]).toBe(value);
  }
  setPreference(name, preferenceValues[name][0]);
  expect(document.documentElement.dataset).not.toHaveProperty(attribute);
});
