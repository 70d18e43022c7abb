import { expect, test } from 'vitest';
import { open } from './browser.ts';
import { outcome } from './fuzzed.ts';
import { paths } from './paths.ts';

const EVENTS = 150;

test.each(paths)('page /%s survives %i random events and restores itself from its address', async (path) => {
  const page = await open(`${path}?fuzz=4&fuzz-events=${EVENTS}`);
  expect(await outcome(page)).toEqual([]);
});

test.each(paths)('page /%s survives random keys', async (path) => {
  const page = await open(`${path}?fuzz-keyboard=4&fuzz-events=${EVENTS}`);
  expect(await outcome(page)).toEqual([]);
});
