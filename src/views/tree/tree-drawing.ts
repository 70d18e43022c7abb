import { nothing, svg } from 'lit';
import { words } from '../../words/index.ts';
import type { BoundScene } from './bound-scene.ts';
import { type EdgeScene, findPointOn } from './edge-scene.ts';
import type { TreeScene } from './tree-scene.ts';
import { drawBands, drawRuler, measureRuler } from './band-drawing.ts';
import { drawEdge, drawRide, moveEdgeToLead } from './edge-drawing.ts';
import type { NodeScene } from './node-scene.ts';
import {
  isParentElsewhere,
  drawNode,
  type TreeItems,
  isNodeOutside,
  drawMoveLabel,
  turnFromLead,
} from './node-drawing.ts';
import { drawTag, drawTwin } from './tag-drawing.ts';
import { joinClasses } from '../classes.ts';
import type { CutScene } from './cut-scene.ts';
import { size } from './sizes.ts';
import { measureText } from './text-width.ts';
import { drawNumber, drawShape, drawSlash } from './shapes.ts';

export function drawTreeContent(
  { edges, nodes, cuts, bounds, ride }: TreeScene,
  items: TreeItems | null = null,
) {
  const layer = (isUpper: boolean) =>
    edges.map((edge) => (edge && isMarked(edge) === isUpper ? drawEdge(edge, false, items) : nothing));
  return svg`<g class="edges" aria-hidden="true">${cuts.map(({ edge, isCut }) => drawEdge(edge, isCut, items))}${layer(false)}${layer(true)}${nodes.map((node) => node && drawTwin(node, nodes, items))}${items?.isFar ? nothing : bounds.map((bound) => (isParentElsewhere(items, bound.ply + 1) ? nothing : drawBound(bound)))}</g><g class="cuts" aria-hidden="true">${cuts.map((cut) => drawCut(cut, items))}</g><g class="nodes" role="none">${nodes.map((node) => node && drawNode(node, items))}</g><g class="tags" aria-hidden="true">${nodes.map((node) => node && drawTag(node, nodes, items))}</g><g class="ride" aria-hidden="true">${ride && !isParentElsewhere(items, ride.edge.ply) ? drawRide(ride) : nothing}</g>`;
}

/** Marked edges are drawn last, over those that begin at the same point. */
function isMarked({ isLive, rank, chosen }: EdgeScene): boolean {
  return isLive || rank !== null || chosen?.other === true;
}

function drawBound({ name, x, y, toX, toY, isBelow }: BoundScene) {
  const start = x + Math.sign(toX - x) * 8;
  const middle = (start + toX) / 2;
  const end = isBelow ? `${toX} ${(y + toY) / 2}` : `${middle} ${toY}`;
  return svg`<g class="limit ${name}"><path d="M${start} ${y}C${middle} ${y} ${end} ${toX} ${toY}"></path><text dy=".35em" x=${x} y=${y}>${words.tree.bounds[name]}</text></g>`;
}

/** Between a box and the number of its call. */
const CLEAR = 5;

/** `isNumbered`: with the numbers of calls beside their moves. */
export function drawTree(scene: TreeScene, isNumbered = false) {
  const { left, right, top, bottom } = scene.box;
  const gutter = measureRuler(right - left);
  const width = Math.ceil(right - left) + gutter + 8;
  const height = Math.ceil(bottom - top);
  const frame = { x: gutter - left, y: -top, k: 1, width, height, ruler: gutter };
  return svg`<svg class="ply-drawing picture" viewBox="0 0 ${width} ${height}" width=${width} height=${height} role="img"><title>${scene.title}</title><desc>${scene.description}</desc>${drawBands(scene.bands, frame)}<g transform="translate(${frame.x} ${frame.y})">${drawTreeContent(scene)}${isNumbered ? scene.nodes.map((node) => node && drawCallNumber(node)) : nothing}</g>${drawRuler(scene.bands, frame, scene.ruler)}</svg>`;
}

/** Left of the box, if there is room between boxes. The root is the first. */
function drawCallNumber({ id, x, y, metrics: { width, height, room } }: NodeScene) {
  const text = words.tree.callNumber(id + 1);
  if (id === 0 || measureText(text) * size.smallFont + 2 * CLEAR > room - width) return nothing;
  return svg`<text dy=".35em" class="call-number" x=${x - width / 2 - CLEAR} y=${y + height / 2}>${text}</text>`;
}

function drawCut(cut: CutScene, items: TreeItems | null) {
  const { metrics, x, y, isCut, number, saved, name, label } = cut;
  if (isNodeOutside(items, cut, metrics) || isParentElsewhere(items, cut.edge.ply + 1)) return nothing;
  const { height } = metrics;
  const isNear = !items?.isFar;
  return svg`${isCut && isNear ? drawScissors(moveEdgeToLead(cut.edge, items)) : nothing}<g class=${joinClasses('node uncalled', { cut: isCut })} transform="translate(${x} ${y})">${name ? svg`<title>${name}</title>` : nothing}${drawShape(cut, metrics, 'box')}${isCut ? drawSlash(metrics) : nothing}${number === null ? nothing : drawNumber(number, metrics)}${isNear && label ? drawMoveLabel(turnFromLead(label, x, cut.edge.ply + 1, items), metrics) : nothing}${isNear ? drawSaved(saved, height) : nothing}</g>`;
}

function drawSaved(lines: readonly string[], height: number) {
  return lines.map(
    (line, place) =>
      svg`<text dy=".35em" class="saved" y=${height + size.gap + 8 + place * size.line}>${line}</text>`,
  );
}

function drawScissors(edge: EdgeScene) {
  const { x, y } = findPointOn(edge, 0.5);
  return svg`<g class="scissors" transform="translate(${x} ${y})"><circle r="11"></circle><path d="M-4.6 -3.9a1.7 1.7 0 1 1 -0.1 0.1M-4.6 3.9a1.7 1.7 0 1 0 -0.1 -0.1M-3.1 -2.6L5.5 3.6M-3.1 2.6L5.5 -3.6"></path></g>`;
}
