import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { judge, PlayingProgram, usualLimits, type ProgramLanguage } from '../../src/program/index.ts';
import { sampled } from '../sample.ts';
import { checkHere } from './check/check-here.ts';
import { chooserPrograms } from './choosers.ts';
import { askHere, runHere, samples } from './run-here.ts';

interface Case {
  readonly language: ProgramLanguage;
  readonly source: string;
  readonly call: string;
  /** The call for O, whose turn it is not by default. */
  readonly forO: string;
}

const { source: given } = chooserPrograms.find(({ name }) => name === 'pick')!;

/** The program that chooses with this head. Its mistake, if any, is made for O alone: it takes the worst move. */
function writePython(head: string, isWrong: boolean): string {
  const source = given.replace('def pick(board, mark):', head);
  return isWrong ? source.replace('value < best', '(chosen < 0 or value > best)') : source;
}

function writeJavaScript(head: string, isWrong: boolean): string {
  return `const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const HUMAN = 'X';
const won = (board, mark) => lines.some((line) => line.every((i) => board[i] === mark));
function minimax(board, mark) {
  if (won(board, 'X')) return 1;
  if (won(board, 'O')) return -1;
  if (!board.includes('')) return 0;
  const values = [];
  for (let i = 0; i < 9; i++)
    if (board[i] === '') {
      board[i] = mark;
      values.push(minimax(board, mark === 'X' ? 'O' : 'X'));
      board[i] = '';
    }
  return mark === 'X' ? Math.max(...values) : Math.min(...values);
}
${head}
  const sign = ${isWrong ? 1 : "mark === 'X' ? 1 : -1"};
  let best = -2;
  let chosen = -1;
  for (let i = 0; i < 9; i++)
    if (board[i] === '') {
      board[i] = mark;
      const value = sign * minimax(board, mark === 'X' ? 'O' : 'X');
      board[i] = '';
      if (value > best) [best, chosen] = [value, i];
    }
  return chosen;
}
`;
}

function listCases(isWrong: boolean): Case[] {
  const python = (head: string, forO: string) =>
    ({ language: 'python', call: 'pick(board)', forO, source: writePython(head, isWrong) }) as const;
  const javascript = (head: string, forO: string) =>
    ({ language: 'javascript', call: 'pick(board)', forO, source: writeJavaScript(head, isWrong) }) as const;
  return [
    python('def pick(board, mark="X"):', 'pick(board, "O")'),
    python('def pick(board, depth=0, *, mark="X"):', 'pick(board, mark="O")'),
    python('def pick(board, is_max=True):\n    mark = "X" if is_max else "O"', 'pick(board, False)'),
    python('FIRST = "X"\n\n\ndef pick(board, mark=FIRST):', 'pick(board, "O")'),
    javascript("function pick(board, depth = 0, mark = 'X') {", "pick(board, 0, 'O')"),
    javascript('function pick(board, mark = HUMAN) {', "pick(board, 'O')"),
    javascript(
      "function pick(board, done = () => {}, isMax = true) {\n  const mark = isMax ? 'X' : 'O';",
      'pick(board, undefined, false)',
    ),
  ];
}

const right = listCases(false);
const xToMove = parsePosition('oxx/.xo/o..') as MnkPosition;
const oToMove = parsePosition('xox/xo./...') as MnkPosition;

/** Lets it play where b2 wins for X, and c2 wins for O. */
async function playBoth(program: Omit<Case, 'forO'>, position: MnkPosition) {
  const playing = new PlayingProgram({ ...program, position });
  const use = {
    limits: usualLimits,
    runAt: (at: MnkPosition, call: string) => runHere({ ...program, position: at, call }),
    askWith: (call: string) => askHere({ ...program, position, call }),
  };
  const reply = async (text: string) => {
    const { move, run } = await playing.findReply(parsePosition(text) as MnkPosition, use);
    return { move, call: run.call };
  };
  return { x: await reply('xo./o../x..'), o: await reply('xx./oo./x..') };
}

test.each(right)('$forO is called for O, although pick(board) is for X', async ({ forO, ...program }) => {
  for (const position of [xToMove, oToMove]) {
    const { x, o } = await playBoth(program, position);
    expect(x.move).toBe(4);
    expect(o).toEqual({ move: 5, call: forO });
  }
});

test('a search that is called without its side plays for either side', async () => {
  const sample = samples('right').find(({ name }) => name.startsWith('64'))!;
  const { x, o } = await playBoth({ ...sample, call: 'new Player().getBestMove(board)' }, xToMove);
  expect([2, 4, 8]).toContain(x.move);
  expect(o).toEqual({ move: 5, call: 'new Player().getBestMove(board, false)' });
});

test.each(sampled(listCases(true), 2))('$call is judged for the side that it leaves out', async (program) => {
  for (const position of [xToMove, oToMove]) {
    const asked = { ...program, position };
    const judgement = await judge({
      program: { ...asked, limits: usualLimits },
      run: await runHere(asked),
      ask: askHere(asked),
      runAt: (at, call) => runHere({ ...asked, position: at, call }),
    });
    expect(judgement.smallest?.run.call).toBe(program.forO);
  }
});

test('homework that names a call without its side is judged for either side', async () => {
  for (const side of ['x', 'o', null] as const)
    for (const isWrong of [false, true]) {
      const { source, call, language } = listCases(isWrong)[0];
      const { state } = await checkHere(source, { language }, { call, side });
      expect(state).toBe(isWrong && side !== 'x' ? 'wrong' : 'right');
    }
});
