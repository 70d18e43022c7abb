import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { toBuildError, toOverlayError } from '../../src/build/show-error.ts';
import { LessonError } from '../../src/lesson/index.ts';

const root = mkdtempSync(join(tmpdir(), 'plybook-error-'));
const file = 'lessons/01-a.md';
mkdirSync(join(root, 'lessons'));
writeFileSync(join(root, file), 'one\ntwo\nthree\nfour\nfive\nsix\n');
afterAll(() => rmSync(root, { recursive: true }));

const error = new LessonError([
  { file, line: 4, column: 2, text: 'unknown o' },
  { file, line: 1, column: 1, text: 'unknown n' },
]);

test('a build shows every problem with the lines around it', () => {
  expect(inspect(toBuildError(error, root))).toBe(`lessons/01-a.md:4:2 unknown o

2 | two
3 | three
4 | four
  |  ^
5 | five
6 | six

lessons/01-a.md:1:1 unknown n

1 | one
  | ^
2 | two
3 | three
`);
});

test('the overlay shows the place of the first problem, and no stack', () => {
  expect(toOverlayError(error, root)).toMatchObject({
    message: 'lessons/01-a.md:4:2 unknown o\nlessons/01-a.md:1:1 unknown n',
    stack: '',
    loc: { file: join(root, file), line: 4, column: 2 },
  });
});

test('any other error keeps its stack', () => {
  const other = new Error('other');
  expect(toBuildError(other, root)).toBe(other);
  expect(toOverlayError(other, root)).toEqual({ message: 'other', stack: other.stack });
});
