import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = new URL('../../src/', import.meta.url);

test('no file takes the words apart as a whole, which would put all of them into every page', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const offenders = files.filter((name) =>
    /[=(]\s*words\s*[;,)[]/.test(readFileSync(new URL(name, source), 'utf8')),
  );
  expect(offenders).toEqual([]);
});
