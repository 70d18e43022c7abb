import { describe, expect, test, vi } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { Playback, Session, type Clock } from '../../src/walk/index.ts';

const trace = search(parsePosition('[[3,5],[2,9]]'));
const end = trace.stepCount - 1;

/** A clock that a test turns by hand; it knows every callback that still waits. */
class FakeClock implements Clock {
  now = 0;
  readonly waiting = new Map<number, { at: number; callback: () => void }>();
  #handles = 0;

  readonly set = (callback: () => void, milliseconds: number): number => {
    this.waiting.set(++this.#handles, { at: this.now + milliseconds, callback });
    return this.#handles;
  };

  readonly clear = (handle: number): void => {
    this.waiting.delete(handle);
  };

  /** Lets time pass, and calls what is due in order. */
  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const [handle, due] = [...this.waiting].toSorted(([, a], [, b]) => a.at - b.at)[0] ?? [];
      if (handle === undefined || due === undefined || due.at > until) break;
      this.waiting.delete(handle);
      this.now = due.at;
      due.callback();
    }
    this.now = until;
  }
}

function setUp(step = 0) {
  const clock = new FakeClock();
  const session = new Session(trace, step);
  const changed = vi.fn<() => void>();
  return { clock, session, changed, playback: new Playback(session, clock, changed) };
}

test('forwards it takes a step a second, and rests at the end', () => {
  const { clock, session, playback } = setUp();
  playback.play();
  clock.pass(999);
  expect(session.step).toBe(0);
  clock.pass(1);
  expect(session.step).toBe(1);
  clock.pass(4000);
  expect([session.step, playback.isPlaying]).toEqual([5, true]);
  clock.pass(100_000);
  expect([session.step, playback.isPlaying, clock.waiting.size]).toEqual([end, false, 0]);
});

test('backwards it rests at the start', () => {
  const { clock, session, playback } = setUp(3);
  playback.play(-1);
  clock.pass(2000);
  expect([session.step, playback.isPlaying]).toEqual([1, true]);
  clock.pass(1000);
  expect([session.step, playback.isPlaying, clock.waiting.size]).toEqual([0, false, 0]);
});

test('from the end in its direction it begins again at the other end', () => {
  const { session, playback } = setUp(end);
  playback.play();
  expect([session.step, playback.isPlaying]).toEqual([0, true]);
  playback.pause();
  playback.play(-1);
  expect([session.step, playback.isPlaying]).toEqual([end, true]);
});

test('a pause keeps the step', () => {
  const { clock, session, playback } = setUp();
  playback.play();
  clock.pass(2500);
  playback.pause();
  clock.pass(10_000);
  expect([session.step, playback.isPlaying, clock.waiting.size]).toEqual([2, false, 0]);
});

test('a new rate counts from the next step on', () => {
  const { clock, session, playback } = setUp();
  playback.play();
  playback.rate = 4;
  clock.pass(1000);
  expect(session.step).toBe(1);
  clock.pass(500);
  expect(session.step).toBe(3);
});

test('playing in the other direction turns round without a second clock', () => {
  const { clock, session, playback } = setUp(6);
  playback.play();
  clock.pass(1000);
  playback.play(-1);
  expect(clock.waiting.size).toBe(1);
  clock.pass(2000);
  expect(session.step).toBe(5);
});

test('playback goes on from where the reader moves the cursor', () => {
  const { clock, session, playback } = setUp();
  playback.play();
  clock.pass(1000);
  session.step = 7;
  clock.pass(1000);
  expect(session.step).toBe(8);
});

test('a listener may pause, or pause and play again, in the middle of a step', () => {
  const { clock, session, playback } = setUp();
  session.subscribe(() => {
    if (session.step === 2) playback.pause();
    if (session.step === 2) playback.play();
    if (session.step === 4) playback.pause();
  });
  playback.play();
  clock.pass(2000);
  expect([session.step, clock.waiting.size]).toEqual([2, 1]);
  clock.pass(10_000);
  expect([session.step, playback.isPlaying, clock.waiting.size]).toEqual([4, false, 0]);
});

test('playback reports when it starts, stops and changes its rate', () => {
  const { clock, playback, changed } = setUp(end - 1);
  playback.play();
  expect(changed).toHaveBeenCalledTimes(1);
  playback.play();
  expect(changed).toHaveBeenCalledTimes(1);
  clock.pass(1000);
  expect([changed.mock.calls.length, playback.isPlaying]).toEqual([2, false]);
  playback.pause();
  expect(changed).toHaveBeenCalledTimes(2);
  playback.rate = 2;
  expect(changed).toHaveBeenCalledTimes(3);
});

describe('faster than a screen', () => {
  const whole = search(parsePosition('.../.../...'));

  test('it drops steps and keeps the pace', () => {
    const clock = new FakeClock();
    const session = new Session(whole);
    const playback = new Playback(session, clock);
    playback.rate = whole.stepCount / 10;
    playback.play();
    clock.pass(5000);
    expect(Math.abs(session.step / whole.stepCount - 0.5)).toBeLessThan(0.01);
    clock.pass(5100);
    expect([session.step, playback.isPlaying]).toEqual([whole.stepCount - 1, false]);
  });

  test('it asks for no more than 60 changes a second', () => {
    const clock = new FakeClock();
    const session = new Session(whole);
    const playback = new Playback(session, clock);
    const changed = vi.fn<() => void>();
    session.subscribe(changed);
    playback.rate = 10_000;
    playback.play();
    clock.pass(1000);
    expect(changed.mock.calls.length).toBeLessThanOrEqual(60);
    expect(session.step).toBeGreaterThan(9500);
  });

  test('a long standstill is not made up for', () => {
    const clock = new FakeClock();
    const session = new Session(whole);
    const playback = new Playback(session, clock);
    playback.rate = 16;
    playback.play();
    const [{ callback }] = clock.waiting.values();
    clock.now += 60_000;
    callback();
    expect(session.step).toBeLessThanOrEqual(4);
  });
});

test('where returns are hidden it starts over after the last call, and stops where a listener pauses it', () => {
  const { clock, session, playback } = setUp(end);
  session.hidesReturns = true;
  playback.rate = 1000;
  playback.play();
  expect([session.step, playback.isPlaying]).toEqual([0, true]);
  session.subscribe(() => {
    if (session.step === trace.enterStep(2)) playback.pause();
  });
  clock.pass(1000);
  expect([session.step, playback.isPlaying]).toEqual([trace.enterStep(2), false]);
});
