import { describe, expect, test } from 'vitest';
import { readPrograms } from '../../src/build/read-site.ts';
import { compileLesson, registry, writeStretches } from '../../src/lesson/index.ts';

const front = '---\ntitle: T\nsummary: S.\nminutes: 1\nexercise-minutes: 1\nobjectives: [do it]\n---\n\n';

const programs = readPrograms('.');
const compiled = (body: string) =>
  writeStretches(compileLesson(front + body, { file: 'lessons/01-a.md', programs }).stretches);

/** What a reader without scripts has of it. */
const textOf = (html: string) =>
  html
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('what stands for an element without scripts', () => {
  test('a board is a table whose free cells have their names', () => {
    const html = compiled('<ply-board position="oxx/.xo/o.."></ply-board>');
    expect(textOf(html)).toBe('Board oxx/.xo/o.., X to move. O X X a2 X O O b3 c3');
  });

  test.each(registry.filter(({ session }) => session === 'or position').map(({ name }) => name))(
    '%s shows a position of its own',
    (name) => {
      expect(textOf(compiled(`<${name} position="oxx/.xo/o.."></${name}>`))).not.toBe('');
    },
  );

  test('a finished board says how the game ended', () => {
    expect(textOf(compiled('<ply-board position="xxx/oo./..."></ply-board>'))).toContain('won by X.');
    expect(textOf(compiled('<ply-board position="xxo/oox/xox"></ply-board>'))).toContain('a draw.');
  });

  test('a board that is asked about does not say how it stands', () => {
    expect(textOf(compiled('<ply-board asked position="xxx/oo./..."></ply-board>'))).not.toContain('X.');
    expect(textOf(compiled('<ply-board asked position="oxx/.xo/o.."></ply-board>'))).not.toContain('move');
  });

  test('a board of a session stands at the session’s step', () => {
    const html = compiled(
      '<ply-search position="oxx/.xo/o.." step="1">\n<ply-board></ply-board>\n</ply-search>',
    );
    expect(textOf(html)).toContain('Board oxx/xxo/o.., O to move.');
  });

  test('a stepper has the board, the moves with their scores, the value and the choice', () => {
    const html = compiled('<ply-stepper position="oxx/.xo/o.." scoring="depth"></ply-stepper>');
    expect(textOf(html)).toMatch(
      /Move Score State a2 0 searched b3 9 ✓ chosen c3 −8 searched After 11 calls the root is worth 9/,
    );
  });

  test('a tree of boards and moves has its board and a picture without scores', () => {
    const html = compiled('<ply-stepper position="oxx/.xo/o.." ruler="plies"></ply-stepper>');
    expect(textOf(html)).toBe('Board oxx/.xo/o.., X to move. O X X a2 X O O b3 c3');
    const [picture] = /<svg class="ply-drawing picture"[\s\S]*<\/svg>/.exec(html)!;
    expect(picture).toContain('ply 3');
    expect(picture).not.toMatch(/class="pill|MAX|MIN|worth|chosen|best/);
  });

  test('a small tree has a picture, a large one that of its root and its moves', () => {
    const small = compiled('<ply-stepper tree="[[3, 5], [2, 9]]"></ply-stepper>');
    expect(small).toMatch(/<figure class="picture"><svg[^>]*role="img"/);
    expect(textOf(small)).toMatch(/^The tree \[\[3,5\],\[2,9\]\]\. .* a 3 ✓ chosen b 2 /);
    const [large] = compiled('<ply-stepper position="xoo/.x./..."></ply-stepper>').split('on-worksheet');
    expect(large.match(/data-node/g)?.length).toBe(6);
  });

  test.each([
    [true, ' # or: print(1)'],
    [false, ''],
  ])(
    'on paper lines are numbered, and that some are wrong is said only where it is so: %s',
    (isSaid, wrong) => {
      const lines = ['def f(board):', '    a = 1', '    b = 2', '    return score(board)', wrong];
      const html = compiled(
        `<ply-blocks id="b" call="f(board)" position="oxx/.xo/o..">\n\n\`\`\`python\n${lines.join('\n')}\n\`\`\`\n\n</ply-blocks>`,
      ).split('class="on-paper"')[1];
      expect(html.includes('not needed')).toBe(isSaid);
      const places = [...html.matchAll(/<span class="to-write-in"><span>(\d*)<\/span><\/span>/g)];
      expect(
        places
          .map(([, place]) => place)
          .filter(Boolean)
          .toSorted(),
      ).toEqual(['1', '2', '3', '4']);
      expect(places.length).toBe(isSaid ? 5 : 4);
    },
  );

  test('a worksheet has an empty tree, or the values of a program, which nobody can work out', () => {
    const search = compiled('<ply-stepper position="oxx/.xo/o.."></ply-stepper>');
    expect(search).toContain('<figure class="on-worksheet" hidden>');
    const program = compiled(
      '<ply-stepper position="oxx/.xo/o.." program="throws-games-away"></ply-stepper>',
    );
    expect(program).toContain('<figure class="picture on-worksheet">');
    expect(program).not.toContain('<figure class="on-worksheet"');
  });

  test('a worksheet hides the number of a node while a question asks whether it is cut', () => {
    const tree = '<ply-stepper id="t" tree="[[3, 5], [2, 9]]" algorithm="alpha-beta"></ply-stepper>';
    const asked = (ask: string) =>
      compiled(`<ply-predict for="t" ask="${ask}" node="1,1">?</ply-predict>\n\n${tree}`);
    const worksheet = (page: string) => page.split('on-worksheet')[1];
    expect(worksheet(asked('cut'))).not.toContain('>9</text>');
    expect(worksheet(asked('cut'))).toContain('>?</text>');
    expect(worksheet(compiled(tree))).toContain('>9</text>');
  });

  test('the search of a finished game has no moves', () => {
    expect(textOf(compiled('<ply-search position="xxx/oo./..."><ply-depth></ply-depth></ply-search>'))).toBe(
      '',
    );
  });

  test('an output has all that the program prints', () => {
    const outputOf = (program: string) =>
      textOf(
        compiled(
          `<ply-search position="oxx/.xo/o.." program="${program}">\n<ply-output></ply-output>\n</ply-search>`,
        ),
      );
    expect(outputOf('stage-3')).toMatch(/^Output 3 7 8/);
    expect(outputOf('stage-2')).toMatch(/^Output Nothing is printed yet\./);
  });
});
