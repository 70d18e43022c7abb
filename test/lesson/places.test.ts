import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileLesson, LessonError } from '../../src/lesson/index.ts';

const front = '---\ntitle: T\nsummary: S.\nminutes: 1\nexercise-minutes: 1\nobjectives: [do it]\n---\n\n';

/** Lines of Markdown with unknown elements in them. */
type Lines = readonly string[];

const inline = fc.constantFrom(
  'text <nope-a> text',
  '*soft <nope-b>* and **strong `code` <nope-c>**',
  'a [link <nope-d>](https://example.org) and \\* escaped <nope-e>',
  'plain text, no tag',
  '<nope-f>',
);

const quoted = (lines: Lines) => lines.map((line) => (line === '' ? '>' : `> ${line}`));
const listed = (mark: string) => (lines: Lines) =>
  lines.map((line, i) =>
    i === 0 ? `${mark} ${line}` : line === '' ? '' : `${' '.repeat(mark.length + 1)}${line}`,
  );
const contained = (lines: Lines) => [':::hint A <nope-g> title', ...lines, ':::'];

const { blocks } = fc.letrec<{ block: Lines; blocks: Lines }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.array(inline, { minLength: 1, maxLength: 3 }),
    inline.map((text) => [`### ${text}`]),
    fc.tuple(inline, inline).map(([a, b]) => ['| a | b |', '| - | - |', `| ${a} | ${b} |`]),
    tie('blocks').map(quoted),
    fc.tuple(tie('blocks'), fc.constantFrom('-', '10.')).map(([lines, mark]) => listed(mark)(lines)),
    tie('blocks').map(contained),
  ),
  blocks: fc
    .array(tie('block'), { minLength: 1, maxLength: 3, depthIdentifier: 'blocks' })
    .map((all) => all.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]))),
}));

test('every unknown element is reported at its line and column, however deep it is nested', () => {
  fc.assert(
    fc.property(blocks, (lines) => {
      const source = front + lines.join('\n');
      const expected = [...source.matchAll(/<nope-\w>/g)].map(({ index }) => index);
      expect(offsetsOfUnknown(source)).toEqual(expected);
    }),
    { seed: 7, numRuns: 300 },
  );
});

function offsetsOfUnknown(source: string): number[] {
  try {
    compileLesson(source, { file: 'lessons/01-a.md' });
    return [];
  } catch (error) {
    const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
    return (error as LessonError).problems
      .filter(({ text }) => text.startsWith('unknown element'))
      .map(({ line, column }) => starts[line - 1] + column - 1);
  }
}

test('rubbish is compiled or refused, never a crash', () => {
  const pieces = [
    '<',
    '>',
    '</',
    'ply-tree',
    'b',
    ' for="s"',
    ':::',
    'hint',
    '\n',
    '\n\n',
    '> ',
    '- ',
    '|',
    '```',
    '`',
    '&lt;',
    '<!--',
    '-->',
    '[',
    '](',
    ')',
    '#',
    '\t',
    '---',
    '\\',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
      try {
        compileLesson(front + parts.join(''), { file: 'lessons/01-a.md' });
      } catch (error) {
        expect(error).toBeInstanceOf(LessonError);
      }
    }),
    { seed: 7, numRuns: 500 },
  );
});
