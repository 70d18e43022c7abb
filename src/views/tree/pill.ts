import type { ComparedSide } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { nameKind } from '../kind-name.ts';
import type { Metrics } from './metrics.ts';
import type { OtherView } from './other-view.ts';
import { readShownBound, hasReturned, readShownValue, type SearchView } from './search-view.ts';
import { size } from './sizes.ts';
import { measurePill } from './text-width.ts';
import { readTone, type Tone } from './tone.ts';

/** A node's value so far: `open`, a bound, or the final value. */
export interface Pill {
  /** The sum before the value, `10 − 3 = `, if there is room; otherwise empty. */
  readonly sum: string;
  readonly text: string;
  /** The value alone, with the sign of a bound; empty while there is none. */
  readonly brief: string;
  readonly width: number;
  readonly tone: Tone;
  readonly isBound: boolean;
  readonly isBest: boolean;
  /** Which of two searches it belongs to; null if only one is drawn. */
  readonly side: ComparedSide | null;
}

/** One pill, or one for each of two searches; still one while neither has a value. */
export function buildPills(
  view: SearchView,
  index: number,
  other: OtherView | null,
  { isSummed, room, isCompact, width }: Metrics,
): Pill[] {
  const own = buildPill(view, index, isSummed);
  if (!own) return [];
  // Beside the box it ends before the next one; nothing is beside the root.
  const most = isCompact && index > 0 ? room - width - size.beside : room;
  if (!other) return [own.width <= most ? own : shortenPill(own)];
  const { view: others, at, labels } = other;
  const absent = makePill(words.sides.noValue, null, { tone: 'quiet', isBound: true, isBest: false });
  const theirs = at[index] < 0 ? absent : (buildPill(others, at[index], isSummed) ?? absent);
  if (own.brief === '' && theirs.text === own.text) return [own];
  return [own, theirs].map((each, side) => {
    return { ...each, side: labels[side].side };
  });
}

/** Null before the call, and when the value is written on the node itself. */
function buildPill(view: SearchView, index: number, isSummed: boolean): Pill | null {
  const { isMax, board, outcome, sum } = view.facts[index];
  const status = view.status[index];
  if (status === 'uncalled' || typeof outcome === 'number') return null;
  const node = view.shown.nodes[index];
  const value = readShownValue(view, index);
  const tone = value === null ? 'quiet' : board === null ? 'plain' : readTone(value);
  const bound = readShownBound(view, index);
  const text = value === null ? '' : words.formatBound(words.formatScore(value), bound);
  if (hasReturned(view, index)) {
    const isLive = node === view.moment.node && node !== 0;
    const isBest = view.ranks[index] === 'best' && !isLive;
    return makePill(text, value, { tone, isBound: false, isBest }, isSummed && sum ? sum : text);
  }
  const open = { tone, isBound: true, isBest: false };
  if (value === null) return makePill(nameKind(view.trace, node) ?? words.tree.open, null, open);
  return makePill(text, value, bound === null ? open : { ...open, tone: isMax ? 'max' : 'min' });
}

/** A kind that is wider than `open` gives way to a dash: it is never called open. */
function shortenPill(own: Pill): Pill {
  const { noValue } = words.sides;
  const text = own.brief || (own.width <= measurePill(words.tree.open) ? own.text : noValue);
  return { ...own, sum: '', text, width: measurePill(text) };
}

function makePill(
  text: string,
  value: number | null,
  state: Pick<Pill, 'tone' | 'isBound' | 'isBest'>,
  whole = text,
): Pill {
  const sum = whole.endsWith(text) ? whole.slice(0, whole.length - text.length) : '';
  const brief = value === null ? '' : /^[≥≤]/.test(text) ? text.replace(' ', '') : words.formatScore(value);
  return { sum, text, brief, width: measurePill(sum + text), ...state, side: null };
}
