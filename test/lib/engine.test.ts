import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as engine from '../../src/lib/engine.ts';

const src = new URL('../../src/', import.meta.url);
const sources = (readdirSync(src, { recursive: true }) as string[])
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, src), 'utf8'));

/** The examples in the docstring above what is exported under a name, without their asterisks. */
function examplesOf(name: string): string[] {
  const declared = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:function|class|const|type) ${name}\\b`,
  );
  const docstring = sources.map((text) => declared.exec(text)?.[1]).find(Boolean) ?? '';
  const [, ...examples] = docstring.replaceAll(/^ \* ?/gm, '').split(/^@example$/m);
  return examples;
}

/** Runs an example; for each line with an arrow, what its expression came to and what stands behind the arrow. */
function run(example: string): [found: unknown, told: unknown][] {
  const body = example.replaceAll(
    /^(.*); \/\/ → (.*)$/gm,
    (_, expression: string, told: string) => `pairs.push([${expression}, (${told})]);`,
  );
  const names = Object.keys(engine);
  // oxlint-disable-next-line typescript/no-implied-eval -- the examples are ours, and this is what they are for
  const execute = new Function(...names, `const pairs = []; ${body}; return pairs;`) as (
    ...values: unknown[]
  ) => [unknown, unknown][];
  return execute(...Object.values(engine));
}

describe.each([...Object.keys(engine).filter((name) => name !== 'navigate'), 'Navigation'])('%s', (name) => {
  const examples = examplesOf(name);
  test('has an example', () => expect(examples).not.toEqual([]));
  test.each(examples)('does what its example says: %s', (example) => {
    const pairs = run(example);
    expect(pairs).not.toEqual([]);
    for (const [found, told] of pairs) expect(found).toEqual(told);
  });
});
