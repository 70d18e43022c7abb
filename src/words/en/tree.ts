import { say } from '../said.ts';
import { formatCount, formatOrdinal, pluralise, markScore, formatScore, spellCount } from './numbers.ts';
import { capitaliseFirst, joinWithAnd, toCapitals } from './phrases.ts';
import { sides } from './sides.ts';

export const tree = {
  ply: (ply: number) => `ply ${ply}`,
  open: 'open',
  kinds: { terminal: 'leaf', hit: 'hit', frontier: 'frontier', answered: 'no recursion' },
  toMove: 'to move',
  wins: (side: string) => `${toCapitals(side)} wins`,
  winAt: ({ isMax, win, subtracted }: { isMax: boolean; win: number; subtracted: string }) =>
    isMax ? `${win} − ${subtracted}` : `${subtracted} − ${win}`,
  calls: (calls: number) => pluralise(calls, 'call', 'calls'),
  unfold: (nodes: number) => `${pluralise(nodes, 'node', 'nodes')} folded away: unfold this branch`,
  window: ({ alpha, beta }: { alpha: number; beta: number }) => say`${markScore(alpha)} … ${markScore(beta)}`,
  windowLabel: ({ alpha, beta }: { alpha: number; beta: number }) =>
    `window from ${formatScore(alpha)} to ${formatScore(beta)}`,
  bounds: { alpha: 'α', beta: 'β' },
  gives: { alpha: 'gives alpha', beta: 'gives beta' },
  inequality: ({ alpha, beta }: { alpha: number; beta: number }) =>
    `${formatScore(alpha)} ≥ ${formatScore(beta)}`,
  cut: (inequality: string) => `✂ ${inequality}`,
  /** A single cut move needs no name. */
  cutMoves: (moves: number) => pluralise(moves, 'move', 'moves'),
  notSearched: (nodes: number | null): readonly string[] =>
    nodes === null ? ['too many nodes', 'to count'] : [pluralise(nodes, 'node', 'nodes'), 'not searched'],
  cutLabel: (moves: readonly string[], saved: number | null) =>
    `${moves.length === 1 ? 'move' : 'moves'} ${joinWithAnd(moves)} cut, ${saved === null ? 'with too many nodes to count' : `${pluralise(saved, 'node', 'nodes')} not searched`}`,
  callNumber: (call: number) => `#${formatCount(call)}`,
  origin: (node: number) => `= #${formatCount(node)}`,
  originLabel: (node: number) => `answered by the table, from call ${formatCount(node)}`,
  points: (max: number, min: number) => `${max} − ${min}`,
  pointsLabel: (max: number, min: number) => `open lines give MAX ${max} and MIN ${min}`,
  fold: 'Fold this branch',
  node: (node: {
    /** `move` is null for a board that is not one move on. */
    arrival: { side: string; move: string | null; isBranch: boolean } | null;
    ply: number;
    /** Null as long as the lesson has not introduced MAX and MIN; then `values` is empty. */
    isMax: boolean | null;
    /** The kind of a node that makes no calls; null for the others. */
    kind: string | null;
    status: 'uncalled' | 'open' | 'returned';
    /** By search: the score, or the best so far, or null; its bound; and whether it chose this node. */
    values: readonly {
      /** The name of the search; empty if only one is shown. */
      name: string;
      value: number | null;
      bound: 'exact' | 'lower' | 'upper' | null;
      isChosen: boolean;
    }[];
    note: string | null;
    /** The number in a leaf that is not called yet. */
    number: string | null;
    /** Whether it is on the line of best moves, and whether that line is final. */
    onLine: 'final' | 'so far' | null;
    gives: readonly string[];
    folded: number;
    isCurrent: boolean;
    differs: boolean;
    mark: string | null;
    isUnfinished: boolean;
  }) => {
    const { arrival, status, values, isMax } = node;
    const start = !arrival
      ? isMax === null
        ? 'start'
        : 'root'
      : arrival.move === null
        ? 'not one move on'
        : arrival.isBranch
          ? `branch ${arrival.move}`
          : `${toCapitals(arrival.side)} at ${arrival.move}`;
    // Leaves are introduced no earlier than MAX and MIN.
    const role = isMax === null ? [] : [node.kind ?? (isMax ? 'MAX' : 'MIN')];
    const parts = [start, `ply ${node.ply}`, ...role];
    const known = (value: number | null, bound: 'exact' | 'lower' | 'upper' | null) => {
      if (value === null) return status === 'open' || node.isUnfinished ? 'open' : 'not searched';
      const says = { exact: 'value', lower: 'at least', upper: 'at most', none: 'now' }[bound ?? 'none'];
      return `${says} ${formatScore(value)}`;
    };
    if (node.isUnfinished && status === 'returned') parts.push('not finished when the search stopped');
    if (node.number !== null) parts.push(`number ${node.number}`);
    if (status === 'uncalled') parts.push('not called yet');
    else if (values.length === 0) parts.push(status === 'open' ? 'open' : 'returned');
    else
      parts.push(
        ...values.map(({ name, value, bound }) =>
          name ? `${name} ${known(value, bound)}` : known(value, bound),
        ),
      );
    const choosers = values.filter(({ isChosen }) => isChosen).map(({ name }) => name);
    if (choosers.length) parts.push(choosers[0] ? `chosen by ${joinWithAnd(choosers)}` : 'chosen');
    if (node.onLine) parts.push(node.onLine === 'final' ? 'on the best line' : 'on the best line so far');
    if (node.differs) parts.push('choices differ');
    if (node.mark) parts.push(node.mark);
    if (node.note) parts.push(node.note);
    parts.push(...node.gives);
    if (node.folded) parts.push(`${pluralise(node.folded, 'node', 'nodes')} folded below`);
    if (node.isCurrent) parts.push('current');
    return parts.join(', ');
  },
  fromLeaf: (moves: string) => `From the leaf after ${moves}.`,
  root: 'root',
  pathAbove: 'Path above the frame',
  pliesAbove: (plies: number) => (plies === 1 ? 'ply 0' : `ply 0 to ${plies - 1}`),
  putOnTop: (node: string) => `Put on top: ${node}`,
  /** `side` names the search, if two are compared. */
  title: (nodes: number | null, side: string | null) =>
    [
      'Search tree',
      ...(side === null ? [] : [side]),
      ...(nodes === null ? [] : [pluralise(nodes, 'node', 'nodes')]),
    ].join(', '),
  nth: (title: string, place: number) => `${title}, ${formatOrdinal(place)} search on this page`,
  description: (tree: {
    called: number;
    /** Null while it would answer an open question. */
    nodes: number | null;
    value: number | null;
    moves: readonly { move: string; isBranch: boolean; score: number | null; isChosen: boolean }[];
    /** The number of nodes where two searches choose differently; null if there is only one. */
    differences: number | null;
  }) => {
    const progress =
      tree.nodes === null
        ? `${pluralise(tree.called, 'node', 'nodes')} called.`
        : `${formatCount(tree.called)} of ${pluralise(tree.nodes, 'node', 'nodes')} called.`;
    const returned = tree.moves.filter(({ score }) => score !== null);
    const scores = returned.map(({ move, isBranch, score, isChosen }) => {
      const name = isBranch ? `branch ${move}` : `move ${move}`;
      return `${name}: ${formatScore(score!)}${isChosen ? ', chosen' : ''}`;
    });
    const coming = tree.moves.length - returned.length;
    const value = tree.value === null ? '' : ` The root is worth ${formatScore(tree.value)}.`;
    const known = scores.length ? ` At the root, ${scores.join('; ')}.` : '';
    const choices = tree.moves[0]?.isBranch ? 'branches' : 'calls';
    const open =
      coming === 0
        ? ''
        : coming === tree.moves.length
          ? ` ${coming === 1 ? `The root’s only ${tree.moves[0].isBranch ? 'branch' : 'call'} has not returned yet.` : `${coming === 2 ? 'Neither' : 'None'} of the root’s ${spellCount(coming)} ${choices} has returned yet.`}`
          : ` ${capitaliseFirst(spellCount(coming))} more ${coming === 1 ? 'has' : 'have'} not returned yet.`;
    const root = `${known}${open}`;
    return `${progress}${value}${root}${tree.differences === null ? '' : ` ${sides.differences(tree.differences)}`}`;
  },
  buttons: {
    label: 'View of the tree',
    fit: 'Fit',
    follow: 'Follow',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    scale: (zoom: number) => `${Math.round(zoom * 100)} %`,
  },
  helpTitle: 'In the tree',
  helpWithValues:
    'Press a box once more to go to its return. Rest the pointer or a finger on a box that has returned to see why it has its value, and which leaf the value comes from.',
  help: [
    'Press a box to go to it.',
    'On a touch screen, tap the tree first, then drag it with one finger. Pinch with two fingers to zoom.',
    'A small triangle with a number means that this many boxes are folded away: press it to unfold them. Boards above the frame are shown in a strip at its top: press one to make it the top of the tree.',
  ] as readonly string[],
  /** For devices with a mouse or a keyboard. */
  helpWithKeys: [
    'Drag to move the tree. Hold Ctrl and turn the wheel to zoom; double-click next to the nodes to see the whole tree. Without Ctrl the wheel scrolls the page.',
    'With the keyboard on the tree: arrow keys move from node to node, Left also folds a branch and Right unfolds it, Enter goes to the box, plus and minus zoom, 0 fits the tree, F follows the search, and Escape closes the note next to a node. The letters in the list above step through the search.',
  ] as readonly string[],
};
