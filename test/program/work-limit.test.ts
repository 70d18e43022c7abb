import { afterEach, expect, test, vi } from 'vitest';
import { CLOCK_PATIENCE, WorkLimit } from '../../src/program/work-limit.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What ends 100 ms of work, at two looks a millisecond, if the clock goes on by so many milliseconds a look. */
function endWork(perLook: number) {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const work = new WorkLimit(2);
  work.start(100);
  let looks = 0;
  while (!work.look()) {
    time += perLook;
    looks++;
  }
  return { ended: work.ended, looks };
}

test.each([0, 0.5, CLOCK_PATIENCE / 3])('work is ended by its amount, if a look takes %s ms', (perLook) => {
  expect(endWork(perLook)).toEqual({ ended: 'work', looks: 200 });
});

test('on a machine that is slower still the clock ends it', () => {
  expect(endWork(25)).toEqual({ ended: 'clock', looks: 4 * CLOCK_PATIENCE + 1 });
});

test.each([-1, 1])('a date that is set %s years on ends nothing', (years) => {
  const work = new WorkLimit(2);
  work.start(100);
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + years * 31_536_000_000);
  expect(work.look()).toBe(false);
});

test('no run is ended before a start, or after a stop', () => {
  const work = new WorkLimit(1);
  expect(work.look()).toBe(false);
  work.start(0);
  work.stop();
  expect(work.look()).toBe(false);
});
