import { expect, test, vi } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { navigate, Session } from '../../src/walk/index.ts';

const eleven = search(parsePosition('oxx/.xo/o..'));
const seven = search(parsePosition('[[3,5],[2,9]]'));

test('a session has a step, and notifies its listeners of every change', () => {
  const session = new Session(eleven);
  const listener = vi.fn<() => void>();
  const unsubscribe = session.subscribe(listener);
  expect([session.step, session.state.node]).toEqual([0, 0]);
  session.step = 5;
  expect([session.step, session.state.kind, listener.mock.calls.length]).toEqual([5, 'exit', 1]);
  session.step = 5;
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  session.step = 6;
  expect(listener).toHaveBeenCalledTimes(1);
});

test('going says whether the cursor moved', () => {
  const session = new Session(eleven);
  expect([session.go(navigate.back), session.step]).toEqual([false, 0]);
  expect([session.go(navigate.next), session.step]).toEqual([true, 1]);
  expect([session.go(navigate.last), session.step]).toEqual([true, 21]);
  expect([session.go(navigate.over), session.step]).toEqual([false, 21]);
});

test('visiting a node goes to its call, and from there to its return', () => {
  const session = new Session(eleven, 21);
  session.visit(4);
  expect(session.step).toBe(eleven.enterStep(4));
  session.visit(4);
  expect(session.step).toBe(eleven.exitStep(4));
  session.visit(4);
  expect(session.step).toBe(eleven.enterStep(4));
});

test('another trace begins at its start or at a given step', () => {
  const session = new Session(eleven, 20);
  const listener = vi.fn<() => void>();
  session.subscribe(listener);
  session.load(seven);
  expect([session.trace, session.step]).toEqual([seven, 0]);
  session.load(eleven, 21);
  expect([session.trace, session.step]).toEqual([eleven, 21]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a step out of range is refused and changes nothing', () => {
  const session = new Session(eleven, 3);
  const listener = vi.fn<() => void>();
  session.subscribe(listener);
  const error = (step: number, count: number) =>
    new RangeError(
      `invalid step ${step}: the trace has ${count} steps, expected a whole number from 0 to ${count - 1}`,
    );
  expect(() => new Session(eleven, 22)).toThrow(error(22, 22));
  for (const step of [-1, 22, 0.5, Number.NaN, Infinity])
    expect(() => (session.step = step)).toThrow(error(step, 22));
  expect(() => session.load(seven, 14)).toThrow(error(14, 14));
  expect([session.trace, session.step, listener.mock.calls.length]).toEqual([eleven, 3, 0]);
});
