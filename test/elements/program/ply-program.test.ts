import axe from 'axe-core';
import { html } from 'lit';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearStored } from '../../../src/elements/kit/stored.ts';
import { PlyProgram } from '../../../src/elements/program/ply-program.ts';
import { parsePosition } from '../../../src/game/index.ts';
import { programLanguages } from '../../../src/program/index.ts';
import assignment from '../../../src/program/starts/two-functions.py?raw';
import { search } from '../../../src/search/index.ts';
import sameAssignment from '../../program/forms/assignment.py?raw';
import { find, mount, settled, textOf } from '../mount.ts';
import forgetsTurn from './forgets-turn.py?raw';
import { endless, failing, lineOf, right, unreadable } from './programs.ts';

const position = 'oxx/.xo/o..';

const program = () => find(PlyProgram);
const text = () => page.getByRole('textbox', { name: 'The text of the program' });
const runButton = () => page.getByRole('button', { name: 'Run', exact: true });

/** The lines that are marked, by what is said of them. */
const marked = (kind: string) =>
  [...find(HTMLElement, 'ply-editor').shadowRoot!.querySelectorAll<HTMLElement>(`.marks .${kind}`)].map(
    (each) => Number(each.style.getPropertyValue('--line')) + 1,
  );

beforeEach(async () => {
  clearStored();
  await page.viewport(1280, 800);
});

async function shown(source: string, id = ''): Promise<void> {
  await mount(html`<ply-program id=${id} .source=${source} position=${position}></ply-program>`);
  await expect.element(text()).toBeVisible();
}

test('the content of the element is its program, however it is written', async () => {
  for (const inside of [
    html`<pre>
def f(board):
    return 1
</pre>`,
    html`<script type="text/plain">
      def f(board):
          return 1
    </script>`,
  ]) {
    const main = await mount(html`<ply-program>${inside}</ply-program>`);
    expect(program().source).toBe('def f(board):\n    return 1\n');
    main.remove();
  }
});

test('with its language a program changes how its file ends', async () => {
  await shown(right);
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.selectOptions('javascript');
  await expect.poll(program).toMatchObject({ language: 'javascript', file: 'program.js' });
  program().file = 'minimax.js';
  await language.selectOptions('python');
  await expect.poll(program).toMatchObject({ language: 'python', file: 'minimax.py' });
});

test.each(programLanguages)('a number is marked as one in %s', async (language) => {
  await mount(html`<ply-program .source=${'1'} .language=${language}></ply-program>`);
  await expect
    .poll(() => find(HTMLElement, 'ply-editor').shadowRoot!.querySelector('.token.number'))
    .not.toBeNull();
});

test('before a run no row is blank, and the run moves nothing', async () => {
  await shown(right);
  const isSeen = (each: Element) => each.checkVisibility({ visibilityProperty: true });
  const timeline = find(HTMLElement, 'ply-timeline');
  const panes = () => [...find(HTMLElement, '.card').children].filter(isSeen);
  for (const width of [700, 1280]) {
    await page.viewport(width, 800);
    await settled();
    const lowest = Math.max(...panes().map((each) => each.getBoundingClientRect().bottom));
    expect(isSeen(timeline)).toBe(false);
    expect(lowest).toBe(find(HTMLElement, '.card').getBoundingClientRect().bottom - 1);
  }
  const tops = () =>
    ['ply-editor', '.below', '.band'].map((name) => find(HTMLElement, name).getBoundingClientRect().top);
  const before = tops();
  await runButton().click();
  await expect.poll(() => isSeen(timeline)).toBe(true);
  expect(tops()).toEqual(before);
});

test('nothing runs before Run; then the reader walks through the calls, with their lines lit', async () => {
  await shown(right);
  expect(program().trace).toBe(null);
  await runButton().click();
  await expect.element(page.getByRole('tree')).toBeVisible();
  const ours = search(parsePosition(position));
  expect([...program().trace!.score]).toEqual([...ours.score]);
  expect(program().end).toEqual({ kind: 'done' });

  await expect.poll(() => marked('strong')).toEqual([lineOf(right, 'def minimax')]);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => marked('waiting')).toEqual([lineOf(right, 'values.append')]);
  expect(marked('soft')).toContain(lineOf(right, 'values = []'));
  program().step = program().stepCount - 1;
  await expect.poll(() => marked('strong')).toEqual([lineOf(right, 'return max')]);
});

test('a text that is changed after the run has no marks, and says that what is seen is of another', async () => {
  await shown(right);
  await program().run();
  await expect.poll(() => marked('strong').length).toBe(1);
  await userEvent.type(text(), '# more');
  await expect.poll(() => marked('strong')).toEqual([]);
  expect(program().source).toContain('# more');
  await expect.element(page.getByText(/text has changed since the last run/)).toBeVisible();
  expect(program().trace).not.toBe(null);
});

test('a program in another language that is pasted and run at once runs in its own', async () => {
  await shown(right);
  const pasted = `const isOver = (board) => !board.includes(' ');
function minimax(board, isMax) {
  if (isOver(board)) return 0;
  const values = [];
  for (const cell of board.keys()) values.push(cell);
  return isMax ? Math.max(...values) : Math.min(...values);
}
`;
  const field = text().element() as HTMLTextAreaElement;
  field.select();
  field.setRangeText(pasted);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  (runButton().element() as HTMLElement).click();
  await expect.poll(() => program().end).not.toBe(null);
  expect(program()).toMatchObject({ source: pasted, language: 'javascript' });
  expect(program().end).not.toMatchObject({ kind: 'error', line: 1 });
});

test('a program in TypeScript that is pasted has the ending of one', async () => {
  await shown(right);
  const paste = (pasted: string) => {
    const field = text().element() as HTMLTextAreaElement;
    field.select();
    field.setRangeText(pasted);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  paste(`const isOver = (board: string[]) => !board.includes(' ');
function minimax(board: string[], isMax: boolean): number {
  if (isOver(board)) return 0;
  const values = board.map(() => 1);
  return isMax ? Math.max(...values) : Math.min(...values);
}
`);
  await expect.poll(() => program().file).toMatch(/\.ts$/);
  expect(program().language).toBe('javascript');
  paste(`const count = (cells, mark) => cells.filter((cell) => cell === mark).length;
function value(cells) {
  const mark = count(cells, 'X') > count(cells, 'O') ? 'O' : 'X';
  console.log(mark);
  return cells.length;
}
`);
  await expect.poll(() => program().file).toMatch(/\.js$/);
});

const editedAssignment = assignment.replace('import copy\n', '').replace('"O"', '"0"');

test.each([
  ['pasted over one of the same assignment has a name of its own', sameAssignment, 'program.py'],
  ['edited in two places keeps its name', editedAssignment, 'two-functions.py'],
])('a program that is %s', async (_, now, file) => {
  await mount(html`<ply-program .source=${assignment} file="two-functions.py"></ply-program>`);
  await expect.element(text()).toBeVisible();
  const field = text().element() as HTMLTextAreaElement;
  field.select();
  field.setRangeText(now);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expect.poll(() => program().source).toBe(now);
  expect(program().file).toBe(file);
});

test('an exception is shown with its name and its line, and marked there; the tree begins where it was raised', async () => {
  await shown(failing);
  await runButton().click();
  const line = lineOf(failing, 'print');
  await expect.element(page.getByRole('alert').filter({ hasText: `line ${line}` })).toBeVisible();
  expect(marked('wrong')).toEqual([line]);
  await expect.element(text()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(text()).toHaveAccessibleDescription(new RegExp(`Line ${line}: `));
  expect(program().step).toBe(program().stepCount - 1);
  await page.getByRole('button', { name: `Go to line ${line}` }).click();
  const { textarea } = find(HTMLElement, 'ply-editor') as HTMLElement & { textarea: HTMLTextAreaElement };
  expect(textarea.value.slice(0, textarea.selectionStart).split('\n').length).toBe(line);
});

test('a syntax error is reported at its line, and the last tree stays as one of the run before', async () => {
  await shown(right);
  await program().run();
  program().source = unreadable;
  await settled();
  await program().run();
  expect(program().end).toMatchObject({ kind: 'error', line: lineOf(unreadable, 'def minimax') });
  expect(program().trace?.length).toBe(11);
  await expect.poll(() => marked('wrong')).toEqual([lineOf(unreadable, 'def minimax')]);
  await expect.element(page.getByText('The tree is of the run before.')).toBeVisible();
  const isLive = () => getComputedStyle(program().shadowRoot!.querySelector('ply-tree')!).opacity === '1';
  expect(isLive()).toBe(false);
  program().source = right;
  await program().run();
  expect(isLive()).toBe(true);
  await expect.element(page.getByText('The tree is of the run before.')).not.toBeInTheDocument();
});

test('Run turns into Stop, which ends a program that does not end', async () => {
  await shown(endless);
  await runButton().click();
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await stop.click();
  await expect.element(runButton()).toBeVisible();
  expect(program().end).toEqual({ kind: 'stopped' });
});

test('run() never rejects', async () => {
  await shown(right);
  program().position = 'nonsense';
  await program().run();
  expect(program().error).toMatch(/nonsense/);
  program().position = position;
  await program().run();
  expect(program().error).toBe(null);
  expect(program().trace?.length).toBe(11);
});

describe('by keyboard alone', () => {
  test('Tab indents after another key, Escape and Tab lead out, Control and Enter run', async () => {
    await shown('x = 1\n');
    await text().click();
    await userEvent.keyboard('{Control>}{Home}{/Control}{Tab}');
    expect(program().source).toBe('    x = 1\n');
    const hint = page.getByText('press Escape, then Tab, to leave');
    const isHintSeen = () => getComputedStyle(hint.element()).clipPath === 'none';
    expect(isHintSeen()).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    expect(isHintSeen(), 'over the line that is written').toBe(false);
    const focused = () => find(HTMLElement, 'ply-editor').shadowRoot!.activeElement?.localName;
    expect(focused()).toBe('textarea');
    await userEvent.keyboard('{Escape}{Tab}');
    expect(focused()).toBe(undefined);
    // Someone who only passes by.
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('textarea');
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(undefined);
    expect(program().source).toBe('    x = 1\n');
    program().source = right;
    await settled();
    await text().click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => program().trace?.length).toBe(11);
    expect(program().source).toBe(right);
  });

  test('what was typed can be taken back, and found', async () => {
    await shown(right);
    await text().click();
    await userEvent.keyboard('{Control>}{Home}{/Control}y');
    expect(program().source).toBe(`y${right}`);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(program().source).toBe(right);
    await userEvent.keyboard('{Control>}f{/Control}minimax');
    const field = page.getByRole('textbox', { name: 'Find in the text' });
    await expect.element(field).toHaveValue('minimax');
    await expect.element(page.getByText('1 of 2')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('2 of 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const { textarea } = find(HTMLElement, 'ply-editor') as HTMLElement & { textarea: HTMLTextAreaElement };
    expect(textarea.selectionStart).toBe(right.lastIndexOf('minimax'));
  });
});

test('each printed line leads to its step, and is marked there', async () => {
  await shown(right);
  await program().run();
  await page.getByRole('button', { name: /^Output/ }).click();
  const { printed } = program().output;
  expect(printed.length).toBe(10);
  const links = page.getByRole('button', { name: /^step / });
  await links.nth(4).click();
  expect(program().step).toBe(printed[4].step);
  const current = () => [...program().shadowRoot!.querySelectorAll('.printed [aria-current=step]')];
  await expect.poll(() => current().map(textOf).join()).toContain(printed[4].text);
});

describe('an element with an id', () => {
  test('keeps what the reader wrote, until they begin again', async () => {
    await shown(right, 'mine');
    await userEvent.type(text(), '# mine');
    const written = program().source;
    program().closest('main')!.remove();
    await shown(right, 'mine');
    expect(program().source).toBe(written);
    await page.getByRole('button', { name: /^Start over/ }).click();
    expect(program().source).toBe(right);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    expect(program().source).toBe(written);
  });

  test('follows what another window saves, so that neither writes over the other', async () => {
    await shown(right, 'mine');
    const key = 'plybook.1.programs';
    const saveElsewhere = async (change: (source: string) => string) => {
      const saved = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<
        string,
        { now: { source: string } }
      >;
      const [place] = Object.keys(saved);
      saved[place].now.source = change(saved[place].now.source);
      localStorage.setItem(key, JSON.stringify(saved));
      dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
      await settled();
    };
    await userEvent.type(text(), '# mine');
    await saveElsewhere((source) => `${source}# theirs\n`);
    expect(program().source).toMatch(/# mine[^]*# theirs\n$/);
    await userEvent.type(text(), '# more');
    expect(program().source).toContain('# theirs');
    expect(localStorage.getItem(key)).toMatch(/# theirs/);
    expect(localStorage.getItem(key)).toMatch(/# more/);

    // A program that is shown in place of the work stays.
    program().replace({ source: 'a = 1\n', language: 'python', file: 'a.py', files: {} });
    await saveElsewhere((source) => `${source}# again\n`);
    expect(program().source).toBe('a = 1\n');
    expect(program().closest('main')).not.toBeNull();
  });

  test('loses nothing to a file that is opened, and keeps that as well', async () => {
    await shown(right, 'mine');
    await userEvent.type(text(), '# mine');
    const written = program().source;
    const notebook = {
      cells: [
        { cell_type: 'markdown', source: ['# A lab'] },
        { cell_type: 'code', source: ['%time\n', 'a = 1'] },
        { cell_type: 'code', source: 'b = 2' },
      ],
    };
    const drop = (name: string, content: string) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], name));
      program().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    };
    drop('lab.ipynb', JSON.stringify(notebook));
    await expect.poll(() => program().source).toBe('# %%\n# %time\na = 1\n\n# %%\nb = 2\n');
    expect(program().file).toBe('lab.py');
    drop('essay.docx', 'no program');
    await expect.element(page.getByRole('alert').filter({ hasText: 'essay.docx' })).toBeVisible();
    drop('search.js', 'const a = 1;\n');
    await expect.poll(() => program().language).toBe('javascript');
    program().closest('main')!.remove();
    await shown(right, 'mine');
    expect(program().source).toBe('const a = 1;\n');
    expect(written).toContain('# mine');
  });
});

test.each([
  [1280, 800],
  [1024, 755],
  [390, 844],
])('at %i by %i, no line is cut off at the lower edge, and long ones wrap', async (width, height) => {
  await page.viewport(width, height);
  await shown(`${right}# ${'long '.repeat(60)}\n`.repeat(3));
  const scroll = find(HTMLElement, 'ply-editor').shadowRoot!.querySelector('.scroll')!;
  const cut = () => {
    const edge = scroll.getBoundingClientRect().top + scroll.clientHeight;
    const lines = [...scroll.querySelectorAll('.pce-line')].map((line) => line.getBoundingClientRect());
    // Pixels are rounded.
    const rows = lines.map(({ top, bottom }) => [
      top,
      bottom,
      Math.max(1, Math.round((bottom - top) / rowHeight)),
    ]);
    return rows.flatMap(([top, bottom, count]) =>
      Array.from({ length: count }, (_, row) => top + ((row + 1) * (bottom - top)) / count).filter(
        (end) => end > edge + 1 && end - rowHeight < edge - 1,
      ),
    );
  };
  const rowHeight = Number.parseFloat(getComputedStyle(scroll).lineHeight);
  expect(cut()).toEqual([]);
  expect(scroll.scrollWidth).toBe(scroll.clientWidth);
  await text().click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(() => scroll.scrollTop).toBeGreaterThan(0);
  expect(cut()).toEqual([]);
});

test('where there is room for one thing, tabs show the text, the tree, or the stack', async () => {
  await page.viewport(390, 844);
  await shown(right);
  await runButton().click();
  await expect.element(page.getByRole('tree')).toBeVisible();
  await expect.poll(() => text().query()).toBe(null);
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await expect.element(text()).toBeVisible();
  await expect.poll(() => page.getByRole('tree').query()).toBe(null);
  await page.getByRole('button', { name: 'Stack', exact: true }).click();
  await expect.element(page.getByRole('list', { name: 'Call stack' })).toBeVisible();
});

test.each(['light', 'dark', 'projector'])('nothing stands in the way in the theme %s', async (theme) => {
  document.documentElement.dataset['plyTheme'] = theme;
  document.body.style.background = 'var(--ply-page)';
  await shown(failing);
  for (const isRun of [false, true]) {
    if (isRun) await program().run();
    await settled();
    const { violations } = await axe.run(program(), { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((each) => each.html).join()}`)).toEqual([]);
  }
  delete document.documentElement.dataset['plyTheme'];
});

test('a long line on how a program is read is broken, and its button stays in sight', async () => {
  await page.viewport(1024, 768);
  await shown(right.replaceAll('minimax', 'find_the_value_that_minimax_gives_to_this_board'));
  await program().run();
  const parts = program().shadowRoot!.querySelector('.reading .parts')!;
  const countRows = () => new Set([...parts.children].map((each) => each.getBoundingClientRect().top)).size;
  await expect.poll(countRows).toBeGreaterThan(1);
  expect(parts.scrollWidth).toBeLessThanOrEqual(parts.clientWidth);
  const change = page.getByRole('button', { name: 'change', exact: true });
  const { right: end } = change.element().getBoundingClientRect();
  expect(end).toBeLessThanOrEqual(program().getBoundingClientRect().right);
});

test('a call without boards takes the place of the tree of an earlier run', async () => {
  await shown(`${right}\n\ndef double(number):\n    return 2 * number\n`);
  await runButton().click();
  await expect.element(page.getByRole('tree', { name: /Search tree/ })).toBeVisible();
  program().call = 'double(2)';
  await program().run();
  await expect.element(page.getByText(/^double\(2\) returned 4/)).toBeVisible();
  await expect.element(page.getByRole('tree', { name: /Search tree/ })).not.toBeInTheDocument();
  expect(program()).toMatchObject({ trace: null, hasRun: true });
  // No cells, and nobody who is MAX, are read out of it.
  const reading = program().shadowRoot!.querySelector('.reading')!;
  expect(reading.textContent).toContain('double(2)');
  expect(reading.textContent).not.toContain('MAX');
});

test('a mistake that another board shows leads to that board, and back', async () => {
  const own = 'xxo/.ox/.o.';
  await mount(html`<ply-program .source=${forgetsTurn} position=${own}></ply-program>`);
  await program().run();
  const shows = page.getByRole('button', { name: 'Show that board' });
  await expect.element(shows).toBeVisible();
  const [first] = program().messages;
  const [, board] = /^In the search from (\S+):/.exec(first.text)!;
  expect([board === own, first.step]).toEqual([false, null]);
  const { trace } = program();

  await shows.click();
  await expect.poll(program).toMatchObject({ position: board, searchState: { phase: 'done' } });
  expect(program().messages[0].step).toBe(program().step);
  const back = page.getByRole('button', { name: 'Back to the board before' });
  await back.click();
  await expect.poll(program).toMatchObject({ position: own, trace });
  expect(program().messages[0]).toEqual(first);
  await expect.element(back).not.toBeInTheDocument();

  await shows.click();
  await expect.poll(() => program().position).toBe(board);
  program().source += '\n# changed\n';
  await back.click();
  await expect.poll(() => program().trace?.root.game.format(program().trace!.root)).toBe(own);
  expect(program().isTextChanged).toBe(false);
});
