import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { playTones } from '../../src/site/reader/play-steps.ts';
import { findMoment, listTones } from '../../src/walk/index.ts';

const RATE = 22_050;

/** How often the last tenth of a second before `end` crosses zero upwards, as hertz; and the loudest of all. */
async function render(step: number): Promise<{ pitch: number; loudest: number; last: number }> {
  const trace = search(parsePosition('oxx/.xo/o..'));
  const tones = listTones(trace, step);
  const context = new OfflineAudioContext(1, RATE / 2, RATE);
  playTones(tones, context);
  const samples = (await context.startRendering()).getChannelData(0);
  const end = Math.floor(tones[0].length * RATE);
  const begin = Math.floor(end - 0.03 * RATE);
  let crossings = 0;
  for (let at = begin; at < end; at++) if (samples[at] < 0 && samples[at + 1] >= 0) crossings++;
  return { pitch: crossings / 0.03, loudest: Math.max(...samples), last: Math.abs(samples.at(-1)!) };
}

test('a return sounds as high as its value is large, and falls silent', async () => {
  const trace = search(parsePosition('oxx/.xo/o..'));
  const stepOf = (score: number) =>
    Array.from({ length: trace.stepCount }, (_, step) => step).find((step) => {
      const { node, kind } = findMoment(trace, step);
      return kind === 'exit' && trace.score[node] === score;
    })!;
  const [loss, draw, win] = [await render(stepOf(-1)), await render(stepOf(0)), await render(stepOf(1))];
  expect(loss.pitch).toBeLessThan(draw.pitch);
  expect(draw.pitch).toBeLessThan(win.pitch);
  for (const { loudest, last } of [loss, draw, win]) {
    expect(loudest).toBeGreaterThan(0.05);
    expect(loudest).toBeLessThan(0.5);
    expect(last).toBe(0);
  }
});
