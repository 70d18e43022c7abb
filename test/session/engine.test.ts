import { expect, test } from 'vitest';
import * as engine from '../../src/lib/engine.ts';

test('the engine offers what its contract promises', () => {
  const functions = `parsePosition formatPosition parseLeafTree search minimax resolveOptions
    stateAt stackAt momentAt Session Trace Playback`.split(/\s+/);
  expect(engine).toMatchObject(
    Object.fromEntries(functions.map((name): [string, unknown] => [name, expect.any(Function)])),
  );
  expect(Object.keys(engine.navigate)).toEqual(
    expect.arrayContaining(['first', 'last', 'next', 'back', 'over', 'backOver', 'out', 'backOut']),
  );
});

test('a position, its search, and a step of it', () => {
  const position = engine.parsePosition('OXX\n XO\nO  ');
  expect(engine.formatPosition(position)).toBe('oxx/.xo/o..');
  const trace = engine.search(position, { scoring: 'depth' });
  expect([trace.length, trace.stepCount, trace.bestMove(), trace.score[0]]).toEqual([11, 22, 7, 9]);
  const { step, kind, node, stack, sentence } = engine.stateAt(trace, 21);
  expect({ step, kind, node, frames: stack.length }).toEqual({ step: 21, kind: 'exit', node: 0, frames: 1 });
  expect(sentence).toContain('X plays 7.');
});
