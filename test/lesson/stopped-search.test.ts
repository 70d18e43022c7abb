import { expect, test } from 'vitest';
import { compileDraft } from '../../src/lesson/index.ts';

const front = '---\ntitle: T\nsummary: S.\nminutes: 5\nexercise-minutes: 1\nobjectives:\n  - do it\n---\n\n';

test('a search that does not finish is reported, unless it is meant to stop', () => {
  const told = (attributes: string) =>
    compileDraft(`${front}<ply-search id="large" ${attributes}></ply-search>\n`, {
      file: 'lessons/01-a.md',
    }).problems.map(({ line, column, text }) => `${line}:${column} ${text}`);
  expect(told('game="5,5,4"')).toEqual([
    '10:30 search that does not finish: it stops after 5,000,000 nodes, expected a depth-limit, or max-nodes if it should stop there',
  ]);
  expect(told('game="5,5,4" max-nodes="500"')).toEqual([]);
  expect(told('game="5,5,4" depth-limit="2"')).toEqual([]);
});
