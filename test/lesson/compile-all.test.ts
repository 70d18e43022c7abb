import { describe, expect, test } from 'vitest';
import { compileLessons } from '../../src/lesson/index.ts';

const lesson = (title: string, body: string) =>
  `---\ntitle: ${title}\nsummary: S.\nminutes: 1\nexercise-minutes: 1\nobjectives: [do it]\n---\n\n${body}\n`;

describe('compileLessons', () => {
  test('orders the lessons by number and lets them link to one another', () => {
    const pages = compileLessons([
      { file: 'lessons/10-b.md', source: lesson('B', '[a](01-a.md#part) [step](../a/#s.step=4)') },
      {
        file: 'lessons/01-a.md',
        source: lesson('A', '## Part\n\n<ply-stepper id="s" position="oxx/.xo/o.."></ply-stepper>'),
      },
    ]);
    expect(pages.map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(pages[1].html).toContain('<a href="../a/#part">a</a> <a href="../a/#s.step=4">step</a>');
  });

  test('reports what is wrong in all of them, links into another included', () => {
    expect(() =>
      compileLessons([
        { file: 'lessons/01-a.md', source: lesson('A', '## Part\n\n[c](../c/)') },
        { file: 'lessons/02-b.md', source: lesson('B', '[a](01-a.md#part)') },
        { file: 'lessons/03-d.md', source: lesson('D', 'To [e](04-e.md#prat).') },
        { file: 'lessons/04-e.md', source: lesson('E', '## Part') },
      ]),
    ).toThrow(
      'lessons/01-a.md:11:1 unknown lesson "../c/": did you mean ../a/?\n' +
        'lessons/03-d.md:9:4 unknown anchor "#prat": did you mean #part?',
    );
  });
});
