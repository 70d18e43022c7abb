import { listCells, type CellNaming } from '../../game/index.ts';
import { isLeaf, orderMoves, type Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { findStatus } from '../moment.ts';
import { isForeign } from '../narrator.ts';
import { findSourcesOf, findWindow, isCutBy } from '../window.ts';

/** The values of a node’s moves as of a step; empty before the node is called, and at a leaf. */
export function describeMovesSoFar(trace: Trace, node: number, step: number, naming: CellNaming): string {
  const status = findStatus(trace, node, step);
  if (status === 'uncalled' || isLeaf(trace, node)) return '';
  const { game } = trace.root;
  const nameMove = (move: number) => game.moveName(move, naming);
  const children = [...trace.children(node)];
  const known = children.filter((child) => findStatus(trace, child, step) === 'returned');
  const open = children.find((child) => findStatus(trace, child, step) === 'open');
  const called = new Set(
    children.filter((child) => step >= trace.enterStep(child)).map((child) => trace.move[child]),
  );
  // Other code may leave moves out, and which moves it tries is unknown in advance.
  const isOurs = !isForeign(trace);
  const all = status === 'open' && isOurs ? orderMoves(trace.position(node), trace.options) : [];
  const cut = isCutBy(trace, node, step) ? listCells(trace.cut![node]) : [];
  return words.spoken.moves({
    isBranch: game.isAbstract === true,
    isOurs,
    returned: known.map((child) => {
      const score = trace.isUnfinished(child) ? null : trace.score[child];
      return { move: nameMove(trace.move[child]), score, bound: trace.bound(child) };
    }),
    open: open === undefined ? null : nameMove(trace.move[open]),
    ahead: all.filter((move) => !called.has(move) && !cut.includes(move)).map(nameMove),
    cut: cut.map(nameMove),
  });
}

/** The window of an open or cut node and where its bounds come from; empty without one, or if no bound is set. */
export function describeWindowSoFar(trace: Trace, node: number, step: number, naming: CellNaming): string {
  const isOpen = findStatus(trace, node, step) === 'open' || isCutBy(trace, node, step);
  if (isLeaf(trace, node) || !isOpen) return '';
  // A node with cut moves has the window that closed.
  const at = Math.min(step, trace.exitStep(node) - 1);
  const window = findWindow(trace, node, at);
  if (!window || (window.alpha === -Infinity && window.beta === Infinity)) return '';
  const { alpha, beta } = findSourcesOf(trace, node, at);
  const nameWay = (source: number | null) =>
    source === null ? null : trace.path(source).map((move) => trace.root.game.moveName(move, naming));
  return words.spoken.window({ ...window, alphaFrom: nameWay(alpha), betaFrom: nameWay(beta) });
}
