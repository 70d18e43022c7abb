import { describe, expect, test } from 'vitest';
import { problemsOf } from './fuzzed.ts';
import { sampled } from '../sample.ts';
import { paths } from './paths.ts';

// `npm run fuzz` sets these for its long form.
const { FUZZ_SEEDS = '4', FUZZ_EVENTS = '40', FUZZ_PAGES = '' } = process.env;

const seeds = FUZZ_SEEDS.split(',').map(Number);
const events = Number(FUZZ_EVENTS);
const pages = paths.filter((path) => path.includes(FUZZ_PAGES));

describe.each(sampled(pages, 2))('page /%s', (path) => {
  test.each(seeds)('survives random events, seed %i', async (seed) => {
    expect(await problemsOf({ path, seed, events, isKeyboardOnly: false })).toEqual([]);
  });

  test.each(seeds)('survives random keys, seed %i', async (seed) => {
    expect(await problemsOf({ path, seed, events, isKeyboardOnly: true })).toEqual([]);
  });
});
