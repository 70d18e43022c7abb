import { expect, test } from 'vitest';
import { registry } from '../../src/lesson/index.ts';

test('all elements can be imported without a window', async () => {
  expect(typeof window).toBe('undefined');
  const elements = await import('../../src/lib/plybook.ts');
  expect(Object.keys(elements)).toEqual(expect.arrayContaining(registry.map(({ className }) => className)));
});
