import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answers, countSavedAnswers, countDone, saveIn } from '../../src/elements/kit/answers.ts';
import { preference, setPreference } from '../../src/elements/kit/preferences.ts';
import { clearStored, isStorageAllowed, Stored } from '../../src/elements/kit/stored.ts';

const key = (name: string) => `plybook.1.${name}`;
const numbers = (raw: unknown) => (Array.isArray(raw) ? raw.filter((each) => typeof each === 'number') : []);
let count = 0;
const fresh = () => `test-${count++}`;

/** What a browser tells a tab when another one has changed something. */
function otherTabWrites(name: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key(name));
  else localStorage.setItem(key(name), text);
  dispatchEvent(new StorageEvent('storage', { key: key(name), newValue: text, storageArea: localStorage }));
}

beforeEach(() => clearStored());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a stored value', () => {
  test('is read back, and told to those who listen', () => {
    const name = fresh();
    const stored = new Stored(name, numbers);
    const listener = vi.fn();
    const stop = stored.subscribe(listener);
    stored.update((before) => [...before, 3]);
    expect(new Stored(name, numbers).value).toEqual([3]);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    stored.clear();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(key(name))).toBe(null);
  });

  test.each(['', 'rubbish', 'null', '{"a":1}', '"text"', '[1,"x",null,2]'])(
    'rubbish is ignored: %s',
    (text) => {
      const name = fresh();
      localStorage.setItem(key(name), text);
      expect(new Stored(name, numbers).value).toEqual(text.startsWith('[') ? [1, 2] : []);
    },
  );

  test('follows other tabs, and keeps what they wrote a moment ago', () => {
    const name = fresh();
    const stored = new Stored(name, numbers);
    expect(stored.value).toEqual([]);
    otherTabWrites(name, '[1]');
    expect(stored.value).toEqual([1]);
    localStorage.setItem(key(name), '[1,2]');
    stored.update((before) => [...before, 3]);
    expect(stored.value).toEqual([1, 2, 3]);
    otherTabWrites(name, null);
    expect(stored.value).toEqual([]);
  });

  test('lives in memory where storage is refused or full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(isStorageAllowed()).toBe(false);
    const stored = new Stored(fresh(), numbers);
    stored.update((before) => [...before, 1]);
    stored.update((before) => [...before, 2]);
    expect(stored.value).toEqual([1, 2]);
    stored.clear();
    expect(stored.value).toEqual([]);
  });
  test('is not allowed once a full disk has refused a text, though a short one still fits', () => {
    const setItem: (this: Storage, ...entry: string[]) => void = Reflect.get(Storage.prototype, 'setItem');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
      if (text.length > 20) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, text);
    });
    const stored = new Stored(fresh(), numbers);
    stored.update(() => [1]);
    expect(isStorageAllowed()).toBe(true);
    stored.update(() => Array.from({ length: 20 }, (_, i) => i));
    expect(isStorageAllowed()).toBe(false);
    expect(stored.value).toHaveLength(20);
    stored.clear();
    expect(isStorageAllowed()).toBe(true);
  });
});

describe('answers', () => {
  const right = { given: '3', tries: 1, isDone: true };

  test('are kept by lesson and question, and counted', () => {
    saveIn(answers, 'a', 'one', right);
    saveIn(answers, 'a', 'two', { ...right, isDone: false });
    saveIn(answers, 'b', 'one', right);
    expect([countDone('a'), countDone('b'), countDone('c')]).toEqual([1, 1, 0]);
    expect(countSavedAnswers()).toEqual({ questions: 3, lessons: 2 });
    saveIn(answers, 'b', 'one', null);
    expect(countSavedAnswers()).toEqual({ questions: 2, lessons: 1 });
  });

  test.each(['written 1x2y3z', 'mistake too-early', 'framed 1x2y3z', 'write guide'])(
    'of %s stay when the next one is saved',
    (lesson) => {
      saveIn(answers, lesson, 'one', right);
      saveIn(answers, lesson, 'two', right);
      saveIn(answers, 'a', 'one', right);
      expect(answers.value).toEqual({ [lesson]: { one: right, two: right }, a: { one: right } });
    },
  );

  test('that cannot be are ignored, the others stay', () => {
    otherTabWrites(
      'answers',
      JSON.stringify({
        a: { one: right, two: { given: 3, tries: 1, isDone: true }, three: 7, ['x'.repeat(81)]: right },
        b: 'rubbish',
        c: { one: { given: 'x'.repeat(200), tries: 1, isDone: true }, two: { ...right, tries: -1 } },
      }),
    );
    expect(answers.value).toEqual({ a: { one: right } });
  });
});

test('preferences are checked too, and cleared with the rest', () => {
  setPreference('naming', '1-9');
  expect(preference('naming')).toBe('1-9');
  otherTabWrites('preferences', '{"naming":"letters","theme":"dark"}');
  expect([preference('naming'), preference('theme')]).toEqual(['a1-c3', 'dark']);
  clearStored();
  expect(preference('theme')).toBe('system');
});
