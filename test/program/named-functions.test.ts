import { expect, test } from 'vitest';
import { parsePython } from '../../src/program/python/outline-python.ts';
import { checkHere } from './check/check-here.ts';
import { runHere, samples } from './run-here.ts';

test.each(['named-lambdas.py', 'partial-functions.py', 'function-that-a-function-returns.py'])(
  'the search of %s is stepped, and right',
  async (name) => {
    const sample = samples('kinds').find((each) => each.name === name)!;
    const { trace, call } = await runHere(sample);
    expect(trace!.length).toBeGreaterThan(9);
    expect(call).toBe(sample.says.get('made'));
    expect(await checkHere(sample.source)).toMatchObject({ state: 'right', answers: 'moves' });
  },
);

test('a lambda with a name is a function, and one without is not', () => {
  const { functions } = parsePython(`f: Callable = lambda board, mark="X": g(board)
g = partial(f, mark="O")
pick = max(cells, key=lambda cell: f(cell))
`).outline;
  expect(functions.map(({ name, line, callee }) => ({ name, line, callee }))).toEqual([
    { name: 'f', line: 1, callee: 'f' },
  ]);
  expect(functions[0].parameters.map(({ name, preset }) => [name, preset])).toEqual([
    ['board', null],
    ['mark', '"X"'],
  ]);
  expect(functions[0].names).toEqual(new Set(['f']));
});
