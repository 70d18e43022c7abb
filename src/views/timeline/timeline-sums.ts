import type { Trace } from '../../search/index.ts';
import { findFirstCalled } from './timeline-bars.ts';

/** Steps between stored sums: more cost time, fewer cost memory. */
const STRIDE = 512;

interface Channel {
  readonly ply: number;
  readonly score: number;
  readonly isLeftOut: boolean;
}

/** Steps of any stretch that each channel covers: walks from the nearest stored sum, or the last moment. */
export class TimelineSums {
  static readonly #known = new WeakMap<Trace, TimelineSums>();

  static of(trace: Trace): TimelineSums {
    const sums = TimelineSums.#known.get(trace) ?? new TimelineSums(trace);
    TimelineSums.#known.set(trace, sums);
    return sums;
  }

  readonly rows: number;
  readonly channels: readonly Channel[];
  /** Indexed by `ply · 256 + key of the score`. */
  readonly #channelOf: Int16Array;
  readonly #keys: Uint8Array;
  readonly #sums: Int32Array;
  /** The channels' coverage before `#moment`. */
  readonly #covered: Float64Array;
  #moment = 0;

  constructor(
    readonly trace: Trace,
    /** Whether another search leaves a node out; null if it leaves out nothing. */
    readonly isLeftOut: ((node: number) => boolean) | null = null,
  ) {
    const keys = makeScoreKeys(trace, isLeftOut);
    this.#keys = keys.of;
    const places = listPlaces(trace, keys.of);
    const channels = places.map((place) => ({
      ply: place >> 8,
      score: keys.score[place & 255],
      isLeftOut: isLeftOut !== null && (place & 255) === LEFT_OUT,
    }));
    this.channels = channels;
    this.rows = channels[channels.length - 1].ply + 1;
    this.#channelOf = new Int16Array(this.rows << 8);
    places.forEach((place, channel) => (this.#channelOf[place] = channel));
    this.#covered = new Float64Array(channels.length);
    this.#sums = new Int32Array((Math.round(trace.stepCount / STRIDE) + 1) * channels.length);
    for (let at = channels.length, step = 0; at < this.#sums.length; at += channels.length, step += STRIDE) {
      this.#walk(step, step + STRIDE, 1);
      this.#sums.set(this.#covered, at);
      this.#moment = step + STRIDE;
    }
  }

  /** The steps that each channel covers before a moment. The array is reused by the next call. */
  coverBefore(moment: number): Float64Array {
    const nearest = Math.round(moment / STRIDE);
    const covered = this.#covered;
    if (Math.abs(moment - nearest * STRIDE) < Math.abs(moment - this.#moment)) {
      const sums = this.#sums;
      for (let i = 0, at = nearest * covered.length; i < covered.length; i++) covered[i] = sums[at++];
      this.#moment = nearest * STRIDE;
    }
    if (moment > this.#moment) this.#walk(this.#moment, moment, 1);
    else this.#walk(moment, this.#moment, -1);
    this.#moment = moment;
    return covered;
  }

  /** Adds (or subtracts) a stretch: first the calls open at `from`, then those that begin before `to`. */
  #walk(from: number, to: number, sign: 1 | -1): void {
    const { trace } = this;
    const covered = this.#covered;
    const { ply, end, parent, length } = trace;
    const keys = this.#keys;
    const channelOf = this.#channelOf;
    const next = findFirstCalled(trace, from);
    for (let node = next - 1; node >= 0; node = parent[node]) {
      const close = 2 * end[node] - ply[node];
      if (close > from)
        covered[channelOf[(ply[node] << 8) | keys[node]]] += sign * (Math.min(close, to) - from);
    }
    for (let node = next; node < length; node++) {
      const row = ply[node];
      const open = 2 * node - row;
      if (open >= to) break;
      const close = 2 * end[node] - row;
      covered[channelOf[(row << 8) | keys[node]]] += sign * ((close < to ? close : to) - open);
    }
  }
}

/** The pairs that occur, each as `ply · 256 + key`, ascending. */
function listPlaces({ ply }: Trace, keys: Uint8Array): number[] {
  const occurs = new Uint8Array(256 << 8);
  for (let node = 0; node < ply.length; node++) occurs[(ply[node] << 8) | keys[node]] = 1;
  const places: number[] = [];
  for (let place = 0; place < occurs.length; place++) if (occurs[place]) places.push(place);
  return places;
}

/** One byte a node: `of[node]` is a key, `score[key]` its score. */
interface ScoreKeys {
  readonly of: Uint8Array;
  readonly score: Float64Array;
}

/** The key of all nodes that another search leaves out. */
const LEFT_OUT = 255;

/** One-byte scores are keys and share the trace's memory; others are ranked, and may share a key. */
function makeScoreKeys({ score }: Trace, isLeftOut: ((node: number) => boolean) | null = null): ScoreKeys {
  if (score instanceof Int8Array && !isLeftOut) {
    const own = Float64Array.from({ length: 256 }, (_, key) => (key << 24) >> 24);
    return { of: new Uint8Array(score.buffer, score.byteOffset, score.length), score: own };
  }
  const distinct = Float64Array.from(new Set(score)).toSorted();
  const share = Math.max(1, distinct.length / (isLeftOut ? LEFT_OUT : 256));
  const rank = new Map(Array.from(distinct, (value, i) => [value, Math.floor(i / share)]));
  const values = new Float64Array(256);
  for (const [value, key] of rank) values[key] = value;
  const keyOf = (value: number, node: number) => (isLeftOut?.(node) ? LEFT_OUT : rank.get(value)!);
  return { of: Uint8Array.from(score, keyOf), score: values };
}
