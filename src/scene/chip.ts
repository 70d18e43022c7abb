import { words } from '../words/index.ts';
import { chipWidth } from './metrics.ts';
import { valueAt, type SearchView } from './search-view.ts';

/** Whose advantage a value is; `quiet` says nothing about it, `plain` is a number of an explicit tree. */
export type Tone = 'max' | 'min' | 'draw' | 'plain' | 'quiet';

/** What is known of a node's value at a step: `open`, a bound while it is open, the value when it has returned. */
export interface Chip {
  readonly text: string;
  readonly width: number;
  readonly tone: Tone;
  /** Whether the value can still change. */
  readonly isBound: boolean;
}

/** The chip below a node; null before its call, and where the value is written on the node itself. */
export function chipOf(view: SearchView, index: number): Chip | null {
  const { isMax, isLeaf, board, outcome, result } = view.facts[index];
  const status = view.status[index];
  if (status === 'uncalled' || typeof outcome === 'number') return null;
  const value = valueAt(view, index);
  const tone = value === null ? 'quiet' : board === null ? 'plain' : toneOf(value);
  if (status === 'returned') return chip(result, tone, false);
  if (value === null) return chip(isLeaf ? words.tree.leaf : words.tree.open, tone, true);
  if (view.trace.kept) return chip(words.probe.soFar(value), tone, true);
  return chip(words.tree.bound(isMax, value), isMax ? 'max' : 'min', true);
}

function chip(text: string, tone: Tone, isBound: boolean): Chip {
  return { text, width: chipWidth(text), tone, isBound };
}

/** Whose advantage a score is: scores are from MAX's side; nothing is nobody's. */
export function toneOf(score: number): Tone {
  if (Number.isNaN(score)) return 'quiet';
  return score > 0 ? 'max' : score < 0 ? 'min' : 'draw';
}
