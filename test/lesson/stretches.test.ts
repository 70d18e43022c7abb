import { expect, test } from 'vitest';
import { compileLesson } from '../../src/lesson/index.ts';

const front = '---\ntitle: T\nsummary: S.\nminutes: 5\nexercise-minutes: 1\nobjectives:\n  - do it\n---\n\n';
const stepper = (id: string) => `<ply-stepper id="${id}" tree="[[3, 5], [2, 9]]"></ply-stepper>`;
const value = (id: string) => `<ply-value for="${id}" what="root.score">3</ply-value>`;

/** The paragraphs, by their first word, of each spread of a lesson. */
function spreads(...blocks: readonly string[]): string[] {
  const { stretches } = compileLesson(front + blocks.join('\n\n'), { file: 'lessons/01-a.md' });
  return stretches.flatMap(({ isSpread, sections }) => {
    const runs = sections.flat().filter((run) => isSpread || run.isSpread);
    const words = runs.map(({ html }) =>
      [...html.join('').matchAll(/<p>(?!The tree)(\w+)/g)].map(([, word]) => word).join(' '),
    );
    return isSpread ? [words.join(' ')] : words;
  });
}

test('the text of a section is beside its figure, wherever another part of the section refers to it', () => {
  expect(spreads('## A', 'One', '### B', `Two ${value('t')}`, '### C', stepper('t'), 'Three')).toEqual([
    'One Two Three',
  ]);
  expect(spreads('## A', stepper('t'), '### B', 'One', '### C', 'Two')).toEqual(['One Two']);
});

test('a part about other searches is not beside the figure of its section', () => {
  const other = '<ply-search id="u" tree="[[3, 5], [2, 9]]"></ply-search>';
  const parts = ['## A', stepper('t'), 'One', '### B', `Two ${value('u')}`, other];
  expect(spreads(...parts)).toEqual(['One']);
  expect(spreads(...parts, '### C', `Three ${value('t')}`)).toEqual(['One Two Three']);
});

test('the figure of one exercise is not beside the others', () => {
  expect(
    spreads(
      '## A',
      'Zero',
      '### 1',
      'One',
      '### 2',
      'Two',
      stepper('t'),
      `Still ${value('t')}`,
      '### 3',
      'Three',
    ),
  ).toEqual(['Two Still']);
  expect(
    spreads('## A', '### 1', 'One', stepper('t'), '### 2', 'Two', '### 3', 'Three', stepper('u'), 'Four'),
  ).toEqual(['One', 'Three Four']);
});
