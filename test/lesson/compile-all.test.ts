import { describe, expect, test } from 'vitest';
import { compileLessons, LessonError, writeStretches, type LessonSource } from '../../src/lesson/index.ts';

const lesson = (title: string, body: string) =>
  `---\ntitle: ${title}\nsummary: S.\nminutes: 1\nexercise-minutes: 1\nobjectives: [do it]\n---\n\n${body}\n`;

const problemsOf = (sources: readonly LessonSource[]) =>
  new LessonError(compileLessons(sources).problems).message;

describe('compileLessons', () => {
  test('orders the lessons by number and lets them link to one another', () => {
    const { pages } = compileLessons([
      { file: 'lessons/02-b.md', source: lesson('B', '[a](1-a.md#part) [step](../a/#s.step=4)') },
      {
        file: 'lessons/1-a.md',
        source: lesson('A', '## Part\n\n<ply-stepper id="s" position="oxx/.xo/o.."></ply-stepper>'),
      },
    ]);
    expect(pages.map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(writeStretches(pages[1].stretches)).toContain(
      '<a href="../a/#part">a</a> <a href="../a/#s.step=4">step</a>',
    );
  });

  test('tells what is wrong in all of them, links into another included', () => {
    expect(
      problemsOf([
        { file: 'lessons/01-a.md', source: lesson('A', '## Part\n\n[c](../c/)') },
        { file: 'lessons/02-b.md', source: lesson('B', '[a](01-a.md#part)') },
        { file: 'lessons/03-d.md', source: lesson('D', 'To [e](04-e.md#prat).') },
        { file: 'lessons/04-e.md', source: lesson('E', '## Part') },
      ]),
    ).toBe(
      'lessons/01-a.md:11:1 unknown lesson "../c/": did you mean ../a/?\n' +
        'lessons/03-d.md:9:4 unknown anchor "#prat": did you mean #part?',
    );
  });

  test.each([
    ['two with one name', ['01-a', '02-a'], '02-a.md:1:1 name "a" used twice: lessons/01-a.md has it'],
    ['two with one number', ['01-a', '01-b'], '01-b.md:1:1 number 1 used twice: lessons/01-a.md has it'],
    ['a number left out', ['01-a', '03-b'], '03-b.md:1:1 no lesson 2 before lesson 3'],
    ['a first that is not 1', ['02-a'], '02-a.md:1:1 no lesson 1 before lesson 2'],
  ])('refuses %s', (_, names, problem) => {
    const sources = names.map((name) => ({ file: `lessons/${name}.md`, source: lesson('T', 'Text.') }));
    expect(problemsOf(sources)).toContain(`lessons/${problem}`);
  });

  test('refuses a file that is named as no lesson is', () => {
    const sources = ['01-a.md', '02-b.markdown'].map((name) => ({
      file: `lessons/${name}`,
      source: lesson('T', 'Text.'),
    }));
    expect(problemsOf(sources)).toContain('invalid file name "lessons/02-b.markdown"');
  });
});
