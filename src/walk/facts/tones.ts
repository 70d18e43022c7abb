import type { Trace } from '../../search/index.ts';
import { findMoment } from '../moment.ts';
import { isChangeOfBest, isCutoff } from '../navigate.ts';

/** A sound from `from` to `to`, in hertz; times in seconds from the step. */
export interface Tone {
  readonly wave: 'sine' | 'triangle' | 'square';
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly length: number;
}

/** The pitches of the smallest and of the largest score: two octaves. */
const [LOW, HIGH] = [220, 880];

/** The pitch of a call from the root, and how much lower each ply is. */
const [CALL, DEEPER] = [1400, 0.88];

/**
 * The sounds of a step: a call clicks, lower on each ply; a return has the pitch of its value; where it becomes the
 * best, MAX glides up to it and MIN down; a cutoff snips twice. Without values where they are still secret.
 */
export function listTones(trace: Trace, step: number, isValueSecret = false): Tone[] {
  const { node, kind } = findMoment(trace, step);
  const click = CALL * DEEPER ** trace.ply[node];
  if (kind === 'enter') return [{ wave: 'sine', from: click, to: click, start: 0, length: 0.04 }];
  if (isValueSecret || trace.isUnfinished(node) || Number.isNaN(trace.score[node]))
    return [{ wave: 'sine', from: click, to: click * DEEPER, start: 0, length: 0.06 }];
  const pitch = findPitch(trace, trace.score[node]);
  const parent = trace.parent[node];
  const isBest = isChangeOfBest(trace, step);
  const from = isBest ? pitch * (trace.isMax(parent) ? 0.5 : 2) : pitch;
  const value: Tone = { wave: 'triangle', from, to: pitch, start: 0, length: isBest ? 0.22 : 0.12 };
  return isCutoff(trace, step) ? [value, ...snip(value.length)] : [value];
}

function snip(after: number): Tone[] {
  return [0.03, 0.09].map((gap) => ({
    wave: 'square',
    from: 2600,
    to: 1800,
    start: after + gap,
    length: 0.025,
  }));
}

/** The pitch of a score: equal differences in score are equal intervals. */
function findPitch(trace: Trace, score: number): number {
  const [least, most] = findRange(trace);
  const share = most > least ? (Math.min(Math.max(score, least), most) - least) / (most - least) : 0.5;
  return LOW * (HIGH / LOW) ** share;
}

const ranges = new WeakMap<Trace, readonly [least: number, most: number]>();

/** The range of all finite scores. 0 is in its middle if the largest win equals the largest loss. */
function findRange(trace: Trace): readonly [least: number, most: number] {
  const known = ranges.get(trace);
  if (known) return known;
  let [least, most] = [Infinity, -Infinity];
  for (const score of trace.score) {
    if (!Number.isFinite(score)) continue;
    least = Math.min(least, score);
    most = Math.max(most, score);
  }
  const range = [least, most] as const;
  ranges.set(trace, range);
  return range;
}
