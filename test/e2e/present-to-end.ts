import { expect } from 'vitest';
import type { Look } from './look-at-slide.ts';

/** The lesson in which the class sees a search for the first time: its tree stands still for ten presses at most. */
const CALL_BY_CALL = 'lessons/minimax-call-by-call/';

/** A window that presents, in whatever browser. */
export interface Presented {
  readonly look: () => Promise<Look>;
  /** Presses the forward key, and waits until the slide shows something else. */
  readonly goForward: () => Promise<void>;
}

/** Presents a lesson from its first slide by the forward key alone: it leads to the end, and nothing stays out of sight. */
export async function presentToEnd({ look, goForward }: Presented, path: string): Promise<void> {
  const hidden: string[] = [];
  const early: string[] = [];
  const types = new Set<string>();
  let still = 0;
  let longestStill = 0;
  let furthest: readonly number[] = [];
  for (let now = await look(); ;) {
    // A listing that follows its program shows one part at one step, and another at another.
    furthest = now.parts.map(([seen], i) => Math.max(seen, furthest[i] ?? 0));
    expect(now.coming, now.place).not.toBe('');
    expect(now.blind, now.place).toEqual([]);
    expect(now.wide, now.place).toEqual([]);
    expect(now.beyond, now.place).toEqual([]);
    expect(now.isLonely, now.place).toBe(false);
    expect(now.untold, now.place).toEqual([]);
    expect(now.isBare, now.place).toBe(false);
    expect(now.cut, now.place).toEqual([]);
    expect(now.foreign, now.place).toEqual([]);
    expect(now.unboarded, now.place).toEqual([]);
    expect(now.ahead, now.place).toEqual([]);
    if (now.type) types.add(now.type);
    await expect.poll(async () => (await look()).lost, { message: now.place }).toEqual([]);
    if (now.coming === 'This is the end of the lesson.') {
      expect(now.slide).toBe(now.slides);
      expect(now.unanswered).toEqual([]);
      break;
    }
    await goForward();
    const next = await look();
    const isStill = next.walks === '' || next.walks === now.walks;
    // The exercises at the end have no walk to wait for.
    if (!isStill) longestStill = Math.max(longestStill, still);
    still = isStill ? still + 1 : 0;
    if (next.place !== now.place) expect(next.slide, next.place).toBeGreaterThan(now.slide);
    if (now.coming === 'Next: a hint') expect(next.solved, next.place).toBe(0);
    expect(next.slides, `all slides at ${next.place}`).toBe(now.slides);
    const isCut = now.closed > 0 || now.parts.some(([, whole], i) => whole - furthest[i] > 12);
    if (next.place !== now.place && isCut) hidden.push(now.place);
    if (next.place !== now.place) furthest = [];
    if (next.place !== now.place) early.push(...now.early.map((each) => `${now.place}: ${each}`));
    const hasScrolled = next.parts.some(([seen], i) => seen > (now.parts[i]?.[0] ?? seen));
    const isAlike =
      next.place === now.place &&
      next.step === now.step &&
      next.closed === now.closed &&
      next.unanswered.length === now.unanswered.length;
    if (now.coming === 'Next: the rest of this slide') expect(next.place).toBe(now.place);
    else if (isAlike && hasScrolled) expect(now.coming, now.place).toBe('Next: the rest of this slide');
    now = next;
  }
  expect(hidden).toEqual([]);
  expect(early).toEqual([]);
  expect(types.size, [...types].join()).toBeLessThanOrEqual(1);
  if (path === CALL_BY_CALL) expect(longestStill).toBeLessThanOrEqual(10);
}
