import { expect, test } from 'vitest';
import { checkHere } from './check/check-here.ts';
import { runHere, samples } from './run-here.ts';

const kinds = samples('kinds');

const reached = [
  'frozen-states.py',
  'board-that-is-a-dictionary.py',
  'state-in-a-dictionary.py',
  'cells-and-turn-by-key.py',
  'state-in-an-object.js',
  'object-that-counts-its-turns.js',
];

test.each(reached)('the states of %s are made by its own moves, and it is right', async (name) => {
  const sample = kinds.find((each) => each.name === name)!;
  const { trace, reading } = await runHere(sample);
  expect(trace!.length).toBeGreaterThan(4);
  expect(reading).toMatchObject({ search: { how: 'seen' }, call: { how: 'seen' }, cells: { how: 'seen' } });
  const checked = await checkHere(sample.source, { language: sample.language });
  expect(checked).toMatchObject({ state: 'right', answers: 'moves', asked: expect.any(Number) });
});
