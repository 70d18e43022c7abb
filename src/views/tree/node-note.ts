import { bits } from '../../game/index.ts';
import { explainEvaluation, Kind, savedAt } from '../../search/index.ts';
import { inequalityAt, isCutBy, windowAt } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { SearchView } from './search-view.ts';

/** Below a node's value: the window of an open node, the inequality that cut it, the origin of a hit, or the points of an evaluation. */
export interface NodeNote {
  readonly about: 'window' | 'cut' | 'hit' | 'sum';
  readonly text: string;
  readonly label: string;
  readonly origin: number | null;
}

export function noteOf({ trace, shown, status, step, facts }: SearchView, index: number): NodeNote | null {
  const node = shown.nodes[index];
  const tree = words.tree;
  if (status[index] === 'uncalled') return null;
  if (trace.kindOf(node) === Kind.hit) {
    const origin = trace.source(node);
    return note('hit', tree.origin(origin + 1), tree.originLabel(origin + 1), origin);
  }
  if (trace.kindOf(node) === Kind.frontier) {
    const { terms } = explainEvaluation(facts[index].position, trace.options);
    const sumOf = (sign: 1 | -1) => terms.reduce((sum, { points }) => sum + Math.max(0, sign * points), 0);
    return note('sum', tree.points(sumOf(1), sumOf(-1)), tree.pointsLabel(sumOf(1), sumOf(-1)));
  }
  if (trace.kindOf(node) !== Kind.interior) return null;
  const moves = isCutBy(trace, node, step) ? bits(trace.cut![node]) : 0;
  if (moves === 0) {
    const window = status[index] === 'open' ? windowAt(trace, node, step) : null;
    return window && note('window', tree.window(window).text, tree.windowLabel(window));
  }
  const inequality = tree.inequality(inequalityAt(trace, node));
  return note('cut', tree.cut(inequality), `${inequality}, ${tree.cutLabel(moves, savedAt(trace, node))}`);
}

function note(about: NodeNote['about'], text: string, label: string, origin: number | null = null): NodeNote {
  return { about, text, label, origin };
}
