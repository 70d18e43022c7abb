import { html, nothing } from 'lit';
import { listCells, type CellNaming } from '../../game/index.ts';
import { isLeaf, type Trace } from '../../search/index.ts';
import { nameKind } from '../../views/index.ts';
import { findBestSoFar, findMoment, findStatus, isCutBy } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

export interface OutlineView {
  readonly trace: Trace;
  readonly step: number;
  readonly naming: CellNaming;
  /** Whether the lesson has not introduced MAX and MIN yet. */
  readonly isRoleSecret: boolean;
  /** Whether everything after the step is hidden. */
  readonly isAsked: boolean;
  /** Whether rows are listed without their parents. */
  readonly isFlat: boolean;
  readonly isUnfolded: (node: number) => boolean;
}

export interface OutlineActs {
  press(event: KeyboardEvent, node: number): void;
  focus(node: number): void;
  go(node: number): void;
  toggle(node: number): void;
}

/** `index` counts all rows, with the head as row 1. */
export function renderOutlineRow(
  view: OutlineView,
  node: number,
  { index, isActive }: { readonly index: number; readonly isActive: boolean },
  acts: OutlineActs,
) {
  const { trace, step, isAsked, isFlat, isRoleSecret } = view;
  const canFold = !isFlat && trace.size(node) > 1;
  const isCurrent = findMoment(trace, step).node === node;
  const unfolded = view.isUnfolded(node) ? 'true' : 'false';
  return html`<tr
    role="row"
    data-row=${node}
    aria-level=${isFlat ? 1 : trace.ply[node] + 1}
    aria-rowindex=${index}
    aria-expanded=${canFold ? unfolded : nothing}
    aria-current=${isCurrent ? 'step' : 'false'}
    tabindex=${isActive ? 0 : -1}
    @keydown=${(event: KeyboardEvent) => acts.press(event, node)}
    @focus=${() => acts.focus(node)}
    @click=${() => (canFold ? acts.toggle(node) : acts.focus(node))}
    @dblclick=${() => acts.go(node)}
  >
    <td role="gridcell" class="move">${renderMove(view, node, canFold ? unfolded === 'true' : null)}</td>
    ${isRoleSecret ? nothing : html`<td role="gridcell">${nameRole(trace, node)}</td>`}
    ${isRoleSecret ? nothing : html`<td role="gridcell">${describeValue(view, node)}</td>`}
    ${trace.hasWindow ? html`<td role="gridcell">${describeWindow(trace, node)}</td>` : nothing}
    <td role="gridcell" class="number">${isAsked ? '' : words.formatCount(trace.size(node) - 1)}</td>
    <td role="gridcell">${describeNotes(view, node)}</td>
  </tr>`;
}

/** Without its parents, a row names the whole path. */
function renderMove({ trace, naming, isFlat }: OutlineView, node: number, isUnfolded: boolean | null) {
  const { game } = trace.root;
  const name = (each: number) => game.moveName(trace.move[each], naming);
  const side = game.isAbstract || node === 0 ? '' : `${trace.movedSide(node).toUpperCase()} `;
  const way = trace.path(node).map((move) => game.moveName(move, naming));
  const text = node === 0 ? words.tour.root : isFlat ? words.joinMoves(way) : `${side}${name(node)}`;
  const indent = '\u2003'.repeat(isFlat ? 0 : Math.min(trace.ply[node], 12));
  const sign = isUnfolded === null ? '\u2003' : isUnfolded ? '▾ ' : '▸ ';
  return html`<span aria-hidden="true">${indent}${isFlat ? '' : sign}</span>${text}`;
}

function nameRole(trace: Trace, node: number): string {
  return nameKind(trace, node) ?? words.nameRole(trace.isMax(node));
}

function describeValue({ trace, step }: OutlineView, node: number): string {
  const status = findStatus(trace, node, step);
  if (status === 'open') return words.tour.value(findBestSoFar(trace, node, step)?.score ?? null, status);
  return words.tour.value(trace.isUnfinished(node) ? null : trace.score[node], status);
}

function describeWindow(trace: Trace, node: number): string {
  if (isLeaf(trace, node)) return '';
  const { alpha, beta } = trace.windowAt(node);
  return words.tour.window(alpha, beta);
}

function describeNotes({ trace, step, naming, isRoleSecret }: OutlineView, node: number): string {
  const { chosen, best, cut, current } = words.tour;
  const parent = trace.parent[node];
  const isBest = !isRoleSecret && parent >= 0 && findBestSoFar(trace, parent, step)?.child === node;
  const isOver = parent >= 0 && findStatus(trace, parent, step) === 'returned';
  const moves = isCutBy(trace, node, step) ? listCells(trace.cut![node]) : [];
  return [
    ...(isBest ? [isOver ? chosen : best] : []),
    ...(moves.length > 0 ? [cut(moves.map((move) => trace.root.game.moveName(move, naming)))] : []),
    ...(findMoment(trace, step).node === node ? [current] : []),
  ].join(', ');
}
