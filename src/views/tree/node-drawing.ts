import { nothing, svg } from 'lit';
import { words } from '../../words/index.ts';
import { drawBoardMarks } from '../board/board-drawing.ts';
import { joinClasses } from '../classes.ts';
import { drawFarNode } from './far-drawing.ts';
import type { Box, Metrics } from './metrics.ts';
import { chooseLabelSide, type NodeLabel } from './node-label.ts';
import type { NodeScene } from './node-scene.ts';
import { drawPill } from './pill-drawing.ts';
import { placeLabelBeside, placeNote, placePill } from './node-places.ts';
import { drawBox, drawNumber, drawShape, drawSlash } from './shapes.ts';
import { size } from './sizes.ts';
import { measureText } from './text-width.ts';

/** What turns a live tree's nodes into items of an ARIA tree; a picture has none. */
export interface TreeItems {
  readonly active: number;
  /** The node that has a handle to fold its children, or null. */
  readonly foldable: number | null;
  readonly isFar: boolean;
  /** The nodes on the way to the leaf that a value comes from. */
  readonly lit: ReadonlySet<number>;
  /** Nodes outside this part are ARIA items only, and not drawn. */
  readonly part: Box;
  /** Where edges begin whose parents are shown elsewhere; null if all nodes are in the tree. */
  readonly lead: { readonly ply: number; readonly x: number; readonly y: number } | null;
}

export function isNodeOutside(items: TreeItems | null, { x, y }: { x: number; y: number }, metrics: Metrics) {
  const { column, row, above } = metrics;
  return isBoxOutside(items, { left: x - column, right: x + column, top: y - above, bottom: y + row });
}

export function isParentElsewhere(items: TreeItems | null, ply: number): boolean {
  return items?.lead ? ply <= items.lead.ply : false;
}

export function isBoxOutside(items: TreeItems | null, { left, right, top, bottom }: Box): boolean {
  const part = items?.part;
  return (
    part !== undefined && !(left < part.right && right > part.left && top < part.bottom && bottom > part.top)
  );
}

export function drawNode(node: NodeScene, items: TreeItems | null) {
  const { id, metrics, x, y, status, rank } = node;
  const name = joinClasses('node', status, {
    current: node.isCurrent,
    next: node.isNext,
    best: rank === 'best',
    kept: rank === 'kept',
    active: items?.active === id,
    max: node.isMax,
    min: !node.isMax,
    source: node.isSource,
    lit: items?.lit.has(id) ?? false,
    out: node.isLeftOut,
    faint: node.isFaint,
    [node.mark?.kind ?? '']: node.mark !== null,
  });
  return svg`<g class=${name} role="none" data-node=${id} transform="translate(${x} ${y})">${isNodeOutside(items, node, metrics) || isParentElsewhere(items, node.level) ? nothing : drawContent(node, metrics, items)}${items ? drawItem(node, metrics, items.active === id) : nothing}</g>`;
}

function drawContent(node: NodeScene, metrics: Metrics, items: TreeItems | null) {
  const content = items?.isFar ? drawFarNode(node, metrics) : drawNearNode(node, metrics, items);
  const ring = node.isCurrent && !items?.isFar ? 'wide ring' : 'ring';
  return svg`<g aria-hidden="true">${isRinged(node) ? drawBox(metrics, ring) : nothing}${content}</g>`;
}

/** Rings mark what is wrong, what would be right, and where a program ended. */
function isRinged({ mark }: NodeScene): boolean {
  return mark !== null && mark.kind !== 'again' && mark.kind !== 'taken';
}

function drawNearNode(node: NodeScene, metrics: Metrics, items: TreeItems | null) {
  const { pills, isCurrent, isLeftOut, differs } = node;
  const label = node.label && turnFromLead(node.label, node.x, node.level, items);
  return svg`${isCurrent ? drawShape(node, metrics, 'halo') : nothing}${drawFace(node, metrics)}${isLeftOut ? drawSlash(metrics) : nothing}${differs ? drawDifference(metrics) : nothing}${label ? drawMoveLabel(label, metrics, isCurrent && isRinged(node) ? 4 : 0) : nothing}${pills.map((pill, place) => drawPill(pill, ...placePill(pill, place, metrics)))}${drawNodeNote(node)}${drawFolded(node, metrics)}${items?.foldable === node.id ? drawFoldHandle(node) : nothing}`;
}

/** Puts the label of a node whose parent is shown elsewhere away from its edge. */
export function turnFromLead(label: NodeLabel, x: number, level: number, items: TreeItems | null): NodeLabel {
  const isLed = items?.lead?.ply === level - 1 && label.at !== 'foot';
  return isLed ? { ...label, ...chooseLabelSide(x, items.lead.x) } : label;
}

/** The touch area: box and pill, and a small box grown to finger size if there is room. */
function measureReach({ width, height, room, isCompact }: Metrics) {
  const least = size.finger / size.readable;
  if (isCompact) return { x: -width / 2, width: width + size.aside, height: Math.max(height, least) };
  const across = Math.max(width, Math.min(room, 2 * size.finger));
  return { x: -across / 2, width: across, height: height + size.gap + size.pill };
}

/** A transparent sheet over box and pill for pointers and screen readers. */
function drawItem(node: NodeScene, metrics: Metrics, isActive: boolean) {
  const { id, name, level, place, siblings, isExpanded, isCurrent } = node;
  const { x, width, height } = measureReach(metrics);
  return svg`<rect class="item" id="node-${id}" x=${x} width=${width} height=${height} rx="6" role="treeitem" aria-label=${name} aria-level=${level} aria-posinset=${place} aria-setsize=${siblings} aria-expanded=${isExpanded === null ? nothing : String(isExpanded)} aria-selected=${String(isCurrent)} aria-describedby=${isActive ? 'about' : nothing}></rect>`;
}

function drawFace(node: NodeScene, metrics: Metrics) {
  const { board, number } = node;
  const { width, scale } = metrics;
  return svg`${drawShape(node, metrics, 'box')}${board ? drawBoardMarks(board, -width / 2, scale) : nothing}${number === null ? nothing : drawNumber(number, metrics)}`;
}

/** The move: above the box, away from the edge, or beside its head. `clearance` adds to the distance. */
export function drawMoveLabel({ side, text, at, isBelow }: NodeLabel, metrics: Metrics, clearance = 0) {
  const { width, height, column, isCompact, isCrowded } = metrics;
  // A value that rides up a straight edge is beside the label, as far as the label keeps to its column.
  const spare = column / 2 - measureText(`X ${text}`) * size.labelFont;
  const clear = isBelow ? Math.min(Math.max(spare, size.pill * 0.75), size.pill) : size.labelFont * 0.8;
  const away = isCrowded ? 4 : Math.max(clear, width * 0.15);
  const x = isCompact
    ? width / 2 + size.beside + clearance
    : at === 'middle' || at === 'foot'
      ? 0
      : at === 'left'
        ? -away
        : away;
  const y = isCompact
    ? placeLabelBeside(metrics)
    : at === 'foot'
      ? height + size.gap + size.pill / 2
      : -size.labelFont * 0.72 - 4.5 - clearance;
  const name = joinClasses('move', isCompact ? 'right' : at === 'foot' ? 'middle' : at);
  if (isCompact && at === 'middle') return nothing;
  return svg`<text dy=".35em" class=${name} x=${x} y=${y}>${side === null ? nothing : svg`<tspan class="side-${side}">${side.toUpperCase()}</tspan> `}${text}</text>`;
}

function drawNodeNote(node: NodeScene) {
  const { note } = node;
  if (!note) return nothing;
  const { about, text, label, origin } = note;
  const [x, y] = placeNote(node);
  return svg`<g class="more ${about}" transform="translate(${x} ${y})" data-origin=${origin ?? nothing}><title>${label}</title><rect class="reach" x="-34" y=${-size.pill / 2} width="68" height=${size.pill}></rect><text dy=".35em">${text}</text></g>`;
}

function drawDifference({ width, isCompact }: Metrics) {
  const [x, y] = isCompact ? [-width / 2, 0] : [width / 2 + 9, 7];
  return svg`<g class="difference" transform="translate(${x} ${y})"><circle r="11"></circle><text dy=".35em">${words.sides.differsMark}</text></g>`;
}

function drawFolded({ folded, bottom, y }: NodeScene, metrics: Metrics) {
  if (!folded) return nothing;
  const { text, label } = folded;
  if (text === '') return nothing;
  const width = size.sign + measureText(text) * size.smallFont;
  const left = -(metrics.isCompact ? metrics.width : width) / 2;
  return svg`<g class="folded" transform="translate(${left} ${bottom - y + 3})"><title>${label}</title><rect class="reach" y="-3" width=${width} height="24"></rect><path d="M0 13l6 -10l6 10z"></path><text dy=".35em" x=${size.sign} y="9">${text}</text></g>`;
}

function drawFoldHandle({ bottom, y }: NodeScene) {
  return svg`<g class="fold" transform="translate(0 ${bottom - y + 11})"><title>${words.tree.fold}</title><rect class="reach" x="-22" y="-11" width="44" height="44"></rect><circle r="9"></circle><path d="M-4 0h8"></path></g>`;
}
