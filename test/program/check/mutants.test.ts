import { expect, test } from 'vitest';
import { starts } from '../../../src/program/starts/index.ts';
import { sampled } from '../../sample.ts';
import { checkHere } from './check-here.ts';
import { findLoss, makeMutants } from './mutants.ts';

const blamed = ['wrong', 'stops', 'endless'];

test.each(sampled(await makeMutants(40), 1))('$name: judged as plain Python finds it', async (mutant) => {
  const { source, base } = mutant;
  const how = { call: base.call.x };
  const glance = await checkHere(source, {}, how);
  const checked = glance.state === 'right' ? await checkHere(source, {}, { ...how, rung: 'all' }) : glance;
  const loss = await findLoss(mutant, checked.side);
  if (loss === '') expect(blamed, checked.first?.text).not.toContain(checked.state);
  else expect(checked.state, loss).not.toBe('right');
});

const read = starts.filter(({ group }) => group === 'read');

test.each(sampled(read, 1))('$file of the course is right', async ({ text, language, call }) => {
  const { state, first, notes } = await checkHere(await text(), { language }, { call });
  expect({ state, first, notes }).toEqual({ state: 'right', first: null, notes: [] });
});
