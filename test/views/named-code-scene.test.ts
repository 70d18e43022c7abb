import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { buildCodeScene, languages, library, assembleNamedCode } from '../../src/views/index.ts';
import { codeNames, search, type CodeName } from '../../src/search/index.ts';

const stages: CodeName[] = ['base-case', 'infinite-start', 'loop', 'last-value', 'best-value'];
const mistakes = codeNames
  .slice(codeNames.indexOf('shared-board'))
  .filter((name) => name !== 'swapped-cells');
const run = (code: CodeName) =>
  search(parsePosition('oxx/.xo/o..'), { code, scoring: code === 'wrong-sign' ? 'depth' : 'plain' });
const texts = (code: CodeName, isRevealed = false) =>
  assembleNamedCode(code, library.pseudocode.parts, isRevealed).map(({ text }) => text);

test('each stage keeps the lines of the one before, but for what it replaces', () => {
  for (const [i, stage] of stages.slice(1).entries()) {
    const gone = texts(stages[i]).filter((line) => !texts(stage).includes(line));
    expect(gone.length, stage).toBeLessThanOrEqual(1);
    expect(texts(stage).length, stage).toBeGreaterThan(texts(stages[i]).length);
  }
});

describe.each(mistakes)('%s', (code) => {
  test.each(languages)('shows no mark until it is revealed, in %s', (language) => {
    expect(
      assembleNamedCode(code, library[language].parts, false).every(({ mistake }) => mistake === 'none'),
    ).toBe(true);
    const revealed = assembleNamedCode(code, library[language].parts, true);
    expect(revealed.some(({ mistake }) => mistake === 'right')).toBe(true);
    const kept = revealed.filter(({ mistake }) => mistake !== 'right').map(({ text }) => text);
    expect(kept).toEqual(assembleNamedCode(code, library[language].parts, false).map(({ text }) => text));
  });
});

test('the mistake of the shared board is a line that is missing', () => {
  const marks = assembleNamedCode('shared-board', library.pseudocode.parts, true).map(
    ({ mistake }) => mistake,
  );
  expect(marks.includes('wrong')).toBe(false);
});

describe.each(codeNames)('%s, step by step', (code) => {
  const trace = run(code);

  test.each(languages)('has one strong line at each step, in %s', (language) => {
    for (let step = 0; step < trace.stepCount; step++) {
      const lit = buildCodeScene(trace, step, library[language]);
      expect(
        lit.some((line) => line.lit === 'strong'),
        `step ${step}`,
      ).toBe(true);
    }
  });
});

test('a return says what came back, and what the caller keeps', () => {
  const trace = run('swapped-min-max');
  const lines = buildCodeScene(trace, trace.exitStep(trace.find([8])!), library.pseudocode);
  const notes = Object.fromEntries(
    lines.filter(({ note }) => note).map(({ text, note }) => [text.trim(), note]),
  );
  expect(notes).toEqual({
    'return best': '0',
    'value ← minimax(child)': '0',
    'else: best ← min(best, value)': 'best = 0',
  });
});

test('a draw that is taken for unfinished runs on into the loop', () => {
  const trace = run('draw-as-unfinished');
  const lines = buildCodeScene(trace, trace.enterStep(trace.find([3, 7, 8])!), library.python);
  const lit = lines.filter((line) => line.lit !== 'none').map(({ text, note }) => [text.trim(), note]);
  expect(lit).toContainEqual(['if score:', 'no']);
  expect(lit).toContainEqual(['best = -math.inf if is_max else math.inf', 'best = +∞']);
});
