import { expect, test, vi } from 'vitest';
import { readAddressStep } from '../../src/walk/address/address.ts';
import { makePlainTrace, prepareSearch, readAllParts, readAddress } from '../../src/walk/index.ts';

test('only a step that an address names asks for the search', () => {
  const search = vi.fn(() => makePlainTrace(prepareSearch({ position: 'oxx/.xo/o..' })));
  expect(readAddressStep(new Map(), search)).toBe(0);
  expect(readAddressStep(new Map([['step', '0']]), search)).toBe(0);
  expect(search).not.toHaveBeenCalled();
  expect(readAddressStep(new Map([['step', '21']]), search)).toBe(21);
  expect(readAddressStep(new Map([['step', '22']]), search)).toContain('from 0 to 21');
});

test('the search of an address runs once for all its users', () => {
  const { settings } = readAddress('#position=oxx/.xo/o..&scoring=depth&step=8');
  expect(makePlainTrace(prepareSearch(settings))).toBe(
    makePlainTrace(prepareSearch({ position: 'oxx/.xo/o..', scoring: 'depth' })),
  );
});

test('the first of a repeated part counts, and the other is reported', () => {
  const { parts, problems } = readAllParts('#calls.step=3&calls.step=5');
  expect([...parts]).toEqual([['calls.step', '3']]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('"calls.step"');
});

test('an address of any length is read in limited time, and its messages are limited', () => {
  const { parts, problems } = readAllParts(
    `#${Array.from({ length: 300_000 }, (_, i) => `a${i}=1`).join('&')}`,
  );
  expect(parts.size).toBeLessThan(1000);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^299,\d{3} parts/);
  const long = readAddress(`#${'x'.repeat(1_000_000)}=1&position=${'y'.repeat(1_000_000)}`);
  expect(long.problems).toHaveLength(2);
  for (const problem of long.problems) expect(problem.length).toBeLessThan(500);
});
