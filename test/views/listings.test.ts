import { describe, expect, test } from 'vitest';
import { runPython } from './listings/in-python.ts';
import { compilerProblems, runTypeScript } from './listings/in-typescript.ts';
import { boards, listings } from './listings/runs.ts';

const runners = { TypeScript: runTypeScript, Python: runPython };

test('every listing in TypeScript satisfies its compiler', () => {
  expect(compilerProblems(listings)).toEqual([]);
});

describe.each(listings)('the listing $name', (listing) => {
  test.each(Object.entries(runners))('returns and calls in %s what was recorded', (_, run) => {
    for (const root of boards)
      for (const scoring of ['plain', 'depth'] as const)
        expect(run(listing, root, scoring), root.game.format(root)).toEqual(listing.expected(root, scoring));
  });
});
