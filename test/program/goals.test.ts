import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { judge, checkGoals, usualLimits, type GoalName } from '../../src/program/index.ts';
import { words } from '../../src/words/index.ts';
import { askHere, runHere } from './run-here.ts';

const start = (name: string) => readFileSync(`src/program/starts/${name}.py`, 'utf8');

const rules = ['player', 'actions', 'result', 'winner', 'terminal', 'utility'] as const;
const searched = ['answers', 'asks-every-move', 'turns-signs', 'fewer-calls', 'remembers'] as const;

/** What of that which is asked of a program is done, and what is told of the rest. */
async function lookedAt(source: string, call: string, names: readonly GoalName[], position = 'x../..o/.xo') {
  const program = {
    source,
    call,
    language: 'python',
    position: parsePosition(position) as MnkPosition,
    limits: usualLimits,
  } as const;
  const run = await runHere(program);
  const known = { program, run, ask: askHere(program), runAt: () => Promise.reject(new Error('not asked')) };
  const told: number[] = [];
  const goals = await checkGoals(names, { ...known, judgement: () => judge(known) }, (some) =>
    told.push(some.length),
  );
  expect(told).toEqual(names.map((_, i) => i + 1));
  return {
    met: goals.filter(({ isMet }) => isMet).map(({ name }) => name),
    texts: goals.filter(({ isMet }) => !isMet).map(({ text }) => text),
  };
}

test('functions that know the rules are done, and those that are still to be written are not', async () => {
  expect((await lookedAt(start('two-functions'), 'minimax(board)', rules)).met).toEqual(rules);
  const { met, texts } = await lookedAt(start('assignment'), 'minimax(board)', rules);
  expect(met).toEqual([]);
  expect(texts.every((text) => text.includes('is still to be written'))).toBe(true);
});

test.each([
  ['two-functions', 'minimax(board)', ['answers', 'asks-every-move']],
  ['cache', 'minimax(board)', ['answers', 'asks-every-move', 'fewer-calls', 'remembers']],
  ['alpha-beta', 'alphabeta(board, -inf, inf, True)', ['answers', 'asks-every-move', 'fewer-calls']],
  ['negamax', 'negamax(board, 1)', ['answers', 'asks-every-move', 'turns-signs']],
  ['assignment', 'minimax(board)', []],
] as const)('of %s its calls tell what is done', async (name, call, expected) => {
  expect((await lookedAt(start(name), call, searched)).met).toEqual(expected);
});

test('a function that does not finish fails its goal, and is called once', async () => {
  const source = start('two-functions').replace('    columns = [[', '    while True: pass\n    columns = [[');
  const { met, texts } = await lookedAt(source, 'player(board)', ['player', 'winner']);
  expect(met).toEqual(['player']);
  expect(texts[0]).toContain(words.helpers.endless('winner'));
});

test('a board that was changed and a board that is not the next get different messages', async () => {
  const changed = start('two-functions').replace('child = copy.deepcopy(board)', 'child = board');
  const same = start('two-functions').replace('    child[i][j] = player(board)\n', '');
  const told = await Promise.all([changed, same].map((each) => lookedAt(each, 'player(board)', ['result'])));
  expect(told.map(({ met }) => met)).toEqual([[], []]);
  expect(told[0].texts[0]).toContain(words.helpers['changes-board']('result'));
  expect(told[1].texts[0]).toContain(words.helpers.result('result', 'x'));
});

test.each([
  ['terminal', '    return winner(board) is not None or not actions(board)', '    pass'],
  ['actions', '    return [(i, j)', '    [(i, j)'],
  ['utility', '    return {X: 1', '    {X: 1'],
  ['result', '    return child', '    child'],
] as const)('of %s that returns nothing it is said that this is no answer', async (name, right, wrong) => {
  const source = start('two-functions').replace(right, wrong);
  expect(source).not.toBe(start('two-functions'));
  const { met, texts } = await lookedAt(source, 'player(board)', [name]);
  expect(met).toEqual([]);
  expect(texts[0]).toContain(words.helpers.noAnswer(name, 'None'));
});

test('result is called with a legal move, whatever actions returns', async () => {
  const source = start('two-functions').replace('    return [(i, j)', '    return []\n    return [(i, j)');
  expect((await lookedAt(source, 'player(board)', ['result'])).met).toEqual(['result']);
});

test('a check that is ended early, at whatever question, reaches no goal and fails none by an error of its own', async () => {
  const program = {
    source: start('two-functions'),
    call: 'minimax(board)',
    language: 'python',
    position: parsePosition('oxx/.xo/o..') as MnkPosition,
    limits: usualLimits,
  } as const;
  const run = await runHere(program);
  const asked = askHere(program);
  for (let most = 0; most < 8; most++) {
    let left = most;
    const ask: typeof asked = async (questions) => {
      const some = questions.slice(0, left);
      left -= some.length;
      return some.length > 0 ? asked(some) : [];
    };
    const known = { program, run, ask, runAt: () => Promise.reject(new Error('not asked')) };
    const goals = await checkGoals([...rules, 'returns-a-move'], { ...known, judgement: () => judge(known) });
    expect(goals.map(({ isMet }) => isMet)).toEqual(Array(7).fill(false));
  }
});
