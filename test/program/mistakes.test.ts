import { afterEach, expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { judge, listFindings, usualLimits, type ProgramLanguage } from '../../src/program/index.ts';
import { askHere, runHere } from './run-here.ts';

const rules = `LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def won(cells, mark):
    return any(all(cells[i] == mark for i in line) for line in LINES)


`;

/** One right search in four forms. */
const forms: Readonly<Record<string, { source: string; call: string; language: ProgramLanguage }>> = {
  undone: {
    language: 'python',
    call: 'minimax(board, True)',
    source: `${rules}def minimax(cells, is_max):
    if won(cells, "X"):
        return 1
    if won(cells, "O"):
        return -1
    if " " not in cells:
        return 0
    best = -9 if is_max else 9
    for i in range(9):
        if cells[i] == " ":
            cells[i] = "X" if is_max else "O"
            value = minimax(cells, not is_max)
            cells[i] = " "
            best = max(best, value) if is_max else min(best, value)
    return best
`,
  },
  'two functions': {
    language: 'python',
    call: 'max_value(board)',
    source: `${rules}def score(cells):
    return 1 if won(cells, "X") else -1 if won(cells, "O") else 0


def over(cells):
    return score(cells) != 0 or "." not in cells


def after(cells, i, mark):
    return cells[:i] + mark + cells[i + 1:]


def max_value(cells):
    if over(cells):
        return score(cells)
    best = -9
    for i in range(9):
        if cells[i] == ".":
            best = max(best, min_value(after(cells, i, "X")))
    return best


def min_value(cells):
    if over(cells):
        return score(cells)
    best = 9
    for i in range(9):
        if cells[i] == ".":
            best = min(best, max_value(after(cells, i, "O")))
    return best
`,
  },
  negamax: {
    language: 'python',
    call: 'negamax(board, "X")',
    source: `${rules}def negamax(cells, mark):
    other = "O" if mark == "X" else "X"
    if won(cells, mark):
        return 1
    if won(cells, other):
        return -1
    if " " not in cells:
        return 0
    best = -9
    for i in range(9):
        if cells[i] == " ":
            child = list(cells)
            child[i] = mark
            best = max(best, -negamax(child, other))
    return best
`,
  },
  rows: {
    language: 'javascript',
    call: 'minimax(board, true)',
    source: `const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (rows, mark) => lines.some((line) => line.every((i) => rows.flat()[i] === mark));
function minimax(rows, isMax) {
  if (won(rows, 'X')) return 1;
  if (won(rows, 'O')) return -1;
  if (!rows.flat().includes('')) return 0;
  let best = isMax ? -9 : 9;
  for (let r = 0; r < 3; r++) {
    for (let c = 0; c < 3; c++) {
      if (rows[r][c] !== '') continue;
      rows[r][c] = isMax ? 'X' : 'O';
      const value = minimax(rows, !isMax);
      rows[r][c] = '';
      best = isMax ? Math.max(best, value) : Math.min(best, value);
    }
  }
  return best;
}
`,
  },
};

/** Mistakes of learners: in which form, what is written in place of what, and the rules that may tell it. */
const mistakes: readonly (readonly [
  belief: string,
  form: string,
  right: string,
  wrong: string,
  rules: readonly string[],
])[] = [
  [
    'no-opponent',
    'undone',
    'min(best, value)',
    'max(best, value)',
    ['other-extreme', 'start', 'never-kept', 'not-a-child'],
  ],
  [
    'no-opponent',
    'two functions',
    'best = min(',
    'best = max(',
    ['other-extreme', 'start', 'never-kept', 'not-a-child'],
  ],
  [
    'no-opponent',
    'rows',
    'Math.min(best',
    'Math.max(best',
    ['other-extreme', 'start', 'never-kept', 'not-a-child'],
  ],
  ['starts-at-zero', 'undone', '-9 if is_max else 9', '0', ['start']],
  ['starts-at-zero', 'two functions', 'best = 9', 'best = 0', ['start']],
  ['starts-at-zero', 'negamax', 'best = -9', 'best = 0', ['start']],
  ['starts-at-zero', 'rows', 'isMax ? -9 : 9', '0', ['start']],
  ['not-undone', 'undone', '            cells[i] = " "\n', '', ['marks-left', 'no-room', 'taken-cell']],
  ['not-undone', 'rows', "      rows[r][c] = '';\n", '', ['marks-left', 'no-room', 'taken-cell']],
  ['sign', 'negamax', '-negamax(child', 'negamax(child', ['no-minus']],
  ['sign', 'undone', 'return -1', 'return 1', ['end-sign', 'end-score']],
  ['sign', 'rows', 'return -1', 'return 1', ['end-sign', 'end-score']],
  ['draw-unscored', 'undone', 'return 0', 'return 3', ['draw-score']],
  ['draw-unscored', 'rows', 'return 0;', 'return 4;', ['draw-score']],
  ['lost-value', 'undone', '    return best\n', '    best\n', ['nothing-returned']],
  ['lost-value', 'rows', '  return best;\n', '', ['nothing-returned']],
  ['first-step', 'undone', '    return best\n', '            return best\n', ['only-first']],
];

function readProgram({ source, call, language }: (typeof forms)[string], position = 'oxx/.xo/o..') {
  return { source, call, language, position: parsePosition(position) as MnkPosition };
}

async function judgeHere(program: ReturnType<typeof readProgram>) {
  const run = await runHere(program);
  const { findings, isLosing, asked } = await judge({
    program: { ...program, limits: usualLimits },
    run,
    ask: async (questions) => askHere(program)(questions.slice(0, 300)),
    runAt: (there, call) => runHere({ ...program, position: there, call }),
  });
  return { rules: findings.map(({ rule }) => rule), isLosing, asked };
}

test.each(mistakes)('%s is told in a program of the form %s', async (_, form, right, wrong, told) => {
  const source = forms[form].source.replace(right, wrong);
  expect(source).not.toBe(forms[form].source);
  const found = await Promise.all(
    ['oxx/.xo/o..', 'o.x/xo./...'].map(async (position) => {
      const run = await runHere(readProgram({ ...forms[form], source }, position));
      return listFindings(run, source)
        .filter(({ kind }) => kind === 'fault')
        .map(({ rule }) => rule);
    }),
  );
  const rulesTold = found.flat();
  expect(rulesTold.length).toBeGreaterThan(0);
  for (const rule of rulesTold) expect(told).toContain(rule);
});

const clocks = { date: Date.now, performance: performance.now.bind(performance) };
afterEach(() => {
  Date.now = clocks.date;
  performance.now = clocks.performance;
});

test('on a slow machine right and wrong programs get the same verdict', async () => {
  const wrong = {
    ...forms['undone'],
    source: forms['undone'].source.replace('min(best, value)', 'max(best, value)'),
  };
  const programs = [forms['undone'], forms['rows'], wrong].map((each) => readProgram({ ...each, call: '' }));
  const judgeAll = async () => {
    const all = [];
    // How many boards it was asked in its time differs.
    for (const program of programs) {
      const { asked: _, ...verdict } = await judgeHere(program);
      all.push(verdict);
    }
    return all;
  };
  const quick = await judgeAll();
  const begun = [clocks.date(), clocks.performance()];
  // Every hour-hand of the machine goes forty times as fast.
  Date.now = () => begun[0] + 40 * (clocks.date() - begun[0]);
  performance.now = () => begun[1] + 40 * (clocks.performance() - begun[1]);
  expect(await judgeAll()).toEqual(quick);
  expect(quick.map(({ isLosing }) => isLosing)).toEqual([false, false, true]);
});
