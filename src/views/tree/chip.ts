import { words } from '../../words/index.ts';
import { kindName } from '../kind-name.ts';
import { chipWidth, size } from './metrics.ts';
import type { OtherView } from './other-view.ts';
import { boundAt, hasReturned, valueAt, type SearchView } from './search-view.ts';

/** Whose advantage a value is; `quiet` says nothing about it, `plain` is a number of an explicit tree. */
export type Tone = 'max' | 'min' | 'draw' | 'plain' | 'quiet';

/** What is known of a node's value at a step: `open`, a bound while it is open, the value when it has returned. */
export interface Chip {
  readonly text: string;
  /** The value alone, for where there is no room; empty as long as there is none. */
  readonly brief: string;
  readonly width: number;
  readonly tone: Tone;
  /** Whether the value can still change. */
  readonly isBound: boolean;
  /** Whether the node lies on the line of best play, once the search is over. */
  readonly isPrincipal: boolean;
  /** The letter of the search whose value it is; null where only one is drawn. */
  readonly tag: string | null;
}

/** The chips below a node: one, or in a joint drawing one of each search. */
export function chipsOf(view: SearchView, index: number, other: OtherView | null): Chip[] {
  const own = chipOf(view, index, other !== null);
  if (!own || !other) return own ? [own] : [];
  const { view: others, at, labels } = other;
  const absent = chip(words.sides.noValue, null, { tone: 'quiet', isBound: true, isPrincipal: false });
  const theirs = at[index] < 0 ? absent : chipOf(others, at[index], true);
  return [own, theirs ?? absent].map((each, side) => {
    return { ...each, tag: labels[side].tag, width: each.width + size.tag };
  });
}

/**
 * The chip below a node; null before its call, and where the value is written on the node itself. Beside the value of
 * another search, what a cutoff left as a bound is written as one.
 */
function chipOf(view: SearchView, index: number, isJoint: boolean): Chip | null {
  const { isMax, board, outcome, result } = view.facts[index];
  const status = view.status[index];
  if (status === 'uncalled' || typeof outcome === 'number') return null;
  const value = valueAt(view, index);
  const tone = value === null ? 'quiet' : board === null ? 'plain' : toneOf(value);
  const isPrincipal = view.principal.has(view.shown.nodes[index]);
  if (hasReturned(view, index)) {
    const bound = isJoint ? view.trace.bound(view.shown.nodes[index]) : 'exact';
    const text = bound === 'exact' ? result : words.bounded(words.signed(value!), bound);
    return chip(text, value, { tone, isBound: false, isPrincipal });
  }
  const open = { tone, isBound: true, isPrincipal: false };
  if (value === null)
    return chip(kindName(view.trace, view.shown.nodes[index]) ?? words.tree.open, null, open);
  const bound = boundAt(view, index);
  const text = words.bounded(words.signed(value), bound);
  return chip(text, value, bound === null ? open : { ...open, tone: isMax ? 'max' : 'min' });
}

function chip(
  text: string,
  value: number | null,
  { tone, isBound, isPrincipal }: Pick<Chip, 'tone' | 'isBound' | 'isPrincipal'>,
): Chip {
  const brief = value === null ? '' : words.signed(value);
  return { text, brief, width: chipWidth(text), tone, isBound, isPrincipal, tag: null };
}

/** Whose advantage a score is: scores are from MAX's side; nothing is nobody's. */
export function toneOf(score: number): Tone {
  if (Number.isNaN(score)) return 'quiet';
  return score > 0 ? 'max' : score < 0 ? 'min' : 'draw';
}
