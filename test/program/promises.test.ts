import { expect, test } from 'vitest';
import { checkHere } from './check/check-here.ts';
import { makeRuntime, samples } from './run-here.ts';

const evaluate = async (source: string, expression: string) => {
  const runtime = await makeRuntime({ source, language: 'javascript' });
  const raised = runtime.load(5000, false);
  expect(raised).toBeNull();
  return runtime.evaluate(expression);
};

test.each(['promises-at-a-keyboard.js', 'async-and-await.js'])('%s is right', async (name) => {
  const { source } = samples('kinds').find((each) => each.name === name)!;
  expect(await checkHere(source, { language: 'javascript' })).toMatchObject({ state: 'right', asked: 354 });
});

test.each([
  [
    'a call that is not awaited is no number',
    'async function one() { return 1; }',
    'one() + 1 === 2',
    'false',
  ],
  [
    'what is awaited is',
    'const one = async () => 1; const two = async () => (await one()) + 1;',
    'await two()',
    '2',
  ],
  ['an error is caught', 'const bad = async () => { throw 3; };', 'bad().catch((error) => error + 1)', '4'],
  [
    'a pause is over at once',
    'const pause = (ms) => new Promise((go) => setTimeout(go, ms));',
    'pause(9).then(() => 5)',
    '5',
  ],
  ['a promise can wait for another', '', 'new Promise((go) => go(Promise.resolve(6)))', '6'],
  ['all are waited for', '', 'Promise.all([1, Promise.resolve(2)])', '[1,2]'],
  ['all are settled', '', 'Promise.allSettled([Promise.reject(1)]).then(([{ reason }]) => reason)', '1'],
  ['the first wins', '', 'Promise.race([Promise.resolve(1), Promise.resolve(2)])', '1'],
])('%s', async (_, source, expression, returned) => {
  expect(await evaluate(source, expression)).toMatchObject({ raised: null, returned });
});

test('a promise that stays open waits for a person, and an error that nobody awaits is told', async () => {
  const asked = await evaluate('const ask = () => new Promise(() => {});', 'ask()');
  expect(asked.raised).toMatchObject({ name: 'input' });
  const source = 'async function main() {\n  board.play(1);\n}\nmain();';
  const runtime = await makeRuntime({ source, language: 'javascript' });
  expect(runtime.load(5000, false)).toMatchObject({ name: 'ReferenceError', line: 2 });
});
