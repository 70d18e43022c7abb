import { listCells } from '../../game/index.ts';
import { explainEvaluation, Kind, countSavedNodes } from '../../search/index.ts';
import { findClosedWindow, isCutBy, findWindow } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { SearchView } from './search-view.ts';

/** Below a node's value: the window of an open node, the inequality that cut it, the origin of a hit, or the points of an evaluation. */
export interface NodeNote {
  readonly about: 'window' | 'cut' | 'hit' | 'sum';
  readonly text: string;
  readonly label: string;
  readonly origin: number | null;
}

export function buildNote(
  { trace, shown, status, step, facts, naming }: SearchView,
  index: number,
): NodeNote | null {
  const node = shown.nodes[index];
  const tree = words.tree;
  if (status[index] === 'uncalled') return null;
  if (trace.kindOf(node) === Kind.hit) {
    const origin = trace.source(node);
    return makeNote('hit', tree.origin(origin + 1), tree.originLabel(origin + 1), origin);
  }
  if (trace.kindOf(node) === Kind.frontier) {
    const { terms } = explainEvaluation(facts[index].position, trace.options);
    const sumOf = (sign: 1 | -1) => terms.reduce((sum, { points }) => sum + Math.max(0, sign * points), 0);
    return makeNote('sum', tree.points(sumOf(1), sumOf(-1)), tree.pointsLabel(sumOf(1), sumOf(-1)));
  }
  if (trace.kindOf(node) !== Kind.interior) return null;
  if (!isCutBy(trace, node, step)) {
    const window = status[index] === 'open' ? findWindow(trace, node, step) : null;
    return window && makeNote('window', tree.window(window).text, tree.windowLabel(window));
  }
  const moves = listCells(trace.cut![node]).map((move) => trace.root.game.moveName(move, naming));
  const inequality = tree.inequality(findClosedWindow(trace, node));
  return makeNote(
    'cut',
    tree.cut(inequality),
    `${inequality}, ${tree.cutLabel(moves, countSavedNodes(trace, node))}`,
  );
}

function makeNote(
  about: NodeNote['about'],
  text: string,
  label: string,
  origin: number | null = null,
): NodeNote {
  return { about, text, label, origin };
}
