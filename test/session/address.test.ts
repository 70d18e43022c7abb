import { expect, test, vi } from 'vitest';
import { stepIn } from '../../src/session/address.ts';
import { plainTrace, readPlace } from '../../src/session/index.ts';

test('only a step that an address names asks for the search', () => {
  const search = vi.fn(() => plainTrace({ position: 'oxx/.xo/o..' }));
  expect(stepIn(new Map(), search)).toBe(0);
  expect(stepIn(new Map([['step', '0']]), search)).toBe(0);
  expect(search).not.toHaveBeenCalled();
  expect(stepIn(new Map([['step', '21']]), search)).toBe(21);
  expect(stepIn(new Map([['step', '22']]), search)).toContain('from 0 to 21');
});

test('what an address asks for is searched once for all', () => {
  const { settings } = readPlace('#position=oxx/.xo/o..&scoring=depth&step=8');
  expect(plainTrace(settings)).toBe(plainTrace({ position: 'oxx/.xo/o..', scoring: 'depth' }));
});
