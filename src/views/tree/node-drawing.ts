import { nothing, svg } from 'lit';
import { size, type Metrics } from './metrics.ts';
import type { Box } from './tree-scene.ts';
import type { Chip } from './chip.ts';
import type { NodeScene } from './node-scene.ts';
import { words } from '../../words/index.ts';
import { boardMarks } from '../board/board-drawing.ts';
import { classes } from '../classes.ts';
import { hatching } from './hatching.ts';
import { markDrawing } from './mark-drawing.ts';

/** What makes the nodes of a live tree the items of an ARIA tree; a picture has none. */
export interface TreeItems {
  /** The node that the keyboard is on. */
  readonly active: number;
  /** The node that carries a handle to fold what is below it, or null. */
  readonly foldable: number | null;
  /** Whether the tree is seen from so far that a node is no more than a mark. */
  readonly isFar: boolean;
  /** The part of the tree that is drawn: what lies outside is in the tree of items and nothing more. */
  readonly part: Box;
}

/** Whether a node, with all that belongs to it, lies outside the part that is drawn. */
export function isOutside(items: TreeItems | null, { x, y }: { x: number; y: number }, metrics: Metrics) {
  const { column, row } = metrics;
  return misses(items, { left: x - column, right: x + column, top: y - size.above, bottom: y + row });
}

/** Whether a rectangle lies outside the part that is drawn. */
export function misses(items: TreeItems | null, { left, right, top, bottom }: Box): boolean {
  const part = items?.part;
  return (
    part !== undefined && !(left < part.right && right > part.left && top < part.bottom && bottom > part.top)
  );
}

/** One node: its box with a board, a triangle or a number, its chip, and the mark of what is folded below it. */
export function nodeDrawing(node: NodeScene, metrics: Metrics, items: TreeItems | null) {
  const { id, x, y, status } = node;
  const isActive = items?.active === id;
  const name = classes('node', status, {
    current: node.isCurrent,
    backup: node.isBackup,
    principal: node.isPrincipal,
    active: isActive,
    max: node.isMax,
    min: !node.isMax,
    leaf: node.isLeaf,
    source: node.isSource,
  });
  return svg`<g class=${name} data-node=${id} transform="translate(${x} ${y})">${isOutside(items, node, metrics) ? nothing : contentDrawing(node, metrics, items)}${items ? itemDrawing(node, metrics) : nothing}</g>`;
}

function contentDrawing(node: NodeScene, metrics: Metrics, items: TreeItems | null) {
  const content = items?.isFar ? markDrawing(node, metrics) : nearDrawing(node, metrics, items);
  return svg`<g aria-hidden="true">${content}</g>`;
}

/** A node as it is seen from near, with all that can be said of it. */
function nearDrawing(node: NodeScene, metrics: Metrics, items: TreeItems | null) {
  return svg`${face(node, metrics)}${node.isLeftOut ? hatching(metrics) : nothing}${node.differs ? differenceDrawing(metrics) : nothing}${node.chips.map((chip, place) => chipDrawing(chip, metrics.height + size.gap + place * (size.chip + size.chipGap)))}${noteChipDrawing(node, metrics)}${foldedDrawing(node)}${items?.foldable === node.id ? foldHandle(node) : nothing}${noteDrawing(node, metrics)}`;
}

/** What a pointer and a screen reader meet: a clear sheet over the box, with the node's name in words. */
function itemDrawing(node: NodeScene, { width, height }: Metrics) {
  const { id, label, level, place, siblings, isExpanded, isCurrent } = node;
  return svg`<rect class="item" id="node-${id}" x=${-width / 2} width=${width} height=${height} rx="6" role="treeitem" aria-label=${label} aria-level=${level} aria-posinset=${place} aria-setsize=${siblings} aria-expanded=${isExpanded === null ? nothing : String(isExpanded)} aria-selected=${String(isCurrent)}></rect>`;
}

function face({ board, hasBoard, number, isLeaf, isMax }: NodeScene, { width, height }: Metrics) {
  if (!hasBoard && number === null && !isLeaf) return triangle(isMax, height);
  const shape = svg`<rect class="box" x=${-width / 2} width=${width} height=${height} rx="6"></rect>`;
  if (board) return svg`${shape}${boardMarks(board, -width / 2)}`;
  return number === null ? shape : svg`${shape}<text class="number" y=${height / 2}>${number}</text>`;
}

/** MAX points up, MIN down; the corners are rounded by the stroke. */
export function triangle(isMax: boolean, height: number) {
  const [base, tip] = isMax ? [height - 1, 1] : [1, height - 1];
  return svg`<path class="box triangle" d="M${-height / 2} ${base}L0 ${tip}L${height / 2} ${base}Z"></path>`;
}

/** A value in a rounded frame, at its left end the letter of its search if there are two; `y` is its top. */
export function chipDrawing({ text, width, tone, isBound, isPrincipal, tag }: Chip, y: number) {
  const name = classes('chip', tone, isBound ? 'bound' : 'value', { principal: isPrincipal });
  const middle = tag === null ? 0 : size.tag / 2;
  return svg`<g class=${name} transform="translate(0 ${y})"><rect x=${-width / 2} width=${width} height=${size.chip} rx=${size.chip / 2}></rect>${tag === null ? nothing : tagDrawing(tag, -width / 2)}<text x=${middle} y=${size.chip / 2}>${text}</text></g>`;
}

/** The letter of a search on a solid ground that fills the left end of a chip. */
function tagDrawing(tag: string, left: number) {
  const radius = size.chip / 2;
  const right = left + size.tag + 4;
  return svg`<path class="tag" d="M${right} 0H${left + radius}a${radius} ${radius} 0 0 0 0 ${size.chip}H${right}z"></path><text class="tag" x=${left + (size.tag + 5) / 2} y=${radius}>${tag}</text>`;
}

/** Below the chips: a window in brackets, the inequality that cut the rest, the way to a hit's origin, or a sum. */
function noteChipDrawing({ noteChip, chips }: NodeScene, { height }: Metrics) {
  if (!noteChip) return nothing;
  const { about, text, width, label, origin } = noteChip;
  const y = height + size.gap + chips.length * (size.chip + size.chipGap);
  return svg`<g class="more ${about}" transform="translate(0 ${y})" data-origin=${origin ?? nothing}><title>${label}</title><rect x=${-width / 2} width=${width} height=${size.chip} rx="4"></rect><text y=${size.chip / 2}>${text}</text></g>`;
}

/** At the corner of a box: two searches choose different moves here. */
function differenceDrawing({ width }: Metrics) {
  return svg`<g class="difference" transform="translate(${width / 2} 0)"><circle r="12"></circle><text>${words.sides.differsMark}</text></g>`;
}

function foldedDrawing({ folded, bottom, y }: NodeScene) {
  if (!folded) return nothing;
  const { lines, width, label } = folded;
  const top = bottom - y;
  return svg`<g class="folded" transform="translate(0 ${top})"><title>${label}</title><rect class="reach" x="-30" width="60" height=${size.stub + 8}></rect><path d="M0 0v8M-9 8h18"></path><rect class="stub" y="8" x=${-width / 2} width=${width} height=${size.stub} rx="4"></rect>${lines.map((line, place) => svg`<text y=${8 + size.stub / 2 + (place - (lines.length - 1) / 2) * size.line}>${line}</text>`)}</g>`;
}

function foldHandle({ bottom, y }: NodeScene) {
  return svg`<g class="fold" transform="translate(0 ${bottom - y + 11})"><title>${words.tree.fold}</title><rect class="reach" x="-22" y="-11" width="44" height="44"></rect><circle r="9"></circle><path d="M-4 0h8"></path></g>`;
}

/** On an outline the note stands in its box, on a triangle in the place of the chip. */
function noteDrawing({ note, hasBoard }: NodeScene, { height }: Metrics) {
  if (!note) return nothing;
  const lines = hasBoard ? note : [note.join(' ')];
  const middle = hasBoard ? height / 2 : height + size.gap + size.chip / 2;
  return lines.map(
    (line, place) =>
      svg`<text class="note" y=${middle + (place - (lines.length - 1) / 2) * 15}>${line}</text>`,
  );
}
