import { nothing, svg } from 'lit';
import { words } from '../../words/index.ts';
import type { BoundScene } from './bound-scene.ts';
import type { EdgeScene } from './edge-scene.ts';
import type { TreeScene } from './tree-scene.ts';
import { bandsDrawing, rulerDrawing, rulerWidth, type RulerName } from './band-drawing.ts';
import { cutDrawing } from './cut-drawing.ts';
import { edgeDrawing, rideDrawing } from './edge-drawing.ts';
import { isLed, nodeDrawing, type TreeItems } from './node-drawing.ts';
import { tagDrawing, twinDrawing } from './tag-drawing.ts';

/** Edges, nodes and the value that rides, in units of the scene: what a frame moves and scales. */
export function treeContent({ edges, nodes, cuts, bounds, ride }: TreeScene, items: TreeItems | null = null) {
  const layer = (isUpper: boolean) =>
    edges.map((edge) => (edge && isMarked(edge) === isUpper ? edgeDrawing(edge, false, items) : nothing));
  return svg`<g class="edges" aria-hidden="true">${cuts.map(({ edge, isCut }) => edgeDrawing(edge, isCut, items))}${layer(false)}${layer(true)}${nodes.map((node) => node && twinDrawing(node, nodes, items))}${items?.isFar ? nothing : bounds.map((bound) => (isLed(items, bound.ply + 1) ? nothing : boundDrawing(bound)))}</g><g class="cuts" aria-hidden="true">${cuts.map((cut) => cutDrawing(cut, items))}</g><g class="nodes">${nodes.map((node) => node && nodeDrawing(node, items))}</g><g class="tags" aria-hidden="true">${nodes.map((node) => node && tagDrawing(node, nodes, items))}</g><g class="ride" aria-hidden="true">${ride && !isLed(items, ride.edge.ply) ? rideDrawing(ride) : nothing}</g>`;
}

/** Edges of the current path and of chosen children lie above the others, with which they share their beginning. */
function isMarked({ isLive, rank, chosen }: EdgeScene): boolean {
  return isLive || rank !== null || chosen?.other === true;
}

/** The letter of a bound at the value that gave it, and the dotted line from there to the window. */
function boundDrawing({ name, x, y, toX, toY }: BoundScene) {
  const start = x + Math.sign(toX - x) * 8;
  const middle = (start + toX) / 2;
  return svg`<g class="limit ${name}"><path d="M${start} ${y}C${middle} ${y} ${middle} ${toY} ${toX} ${toY}"></path><text x=${x} y=${y}>${words.tree.bounds[name]}</text></g>`;
}

/** A whole tree as a picture of its own, with title and description, as wide as it needs to be. */
export function treeDrawing(scene: TreeScene, ruler: RulerName = 'wins') {
  const { left, right, top, bottom } = scene.box;
  const gutter = rulerWidth(right - left);
  const width = Math.ceil(right - left) + gutter + 8;
  const height = Math.ceil(bottom - top);
  const frame = { x: gutter - left, y: -top, k: 1, width, height, ruler: gutter };
  return svg`<svg class="ply-drawing picture" viewBox="0 0 ${width} ${height}" width=${width} height=${height} role="img"><title>${scene.title}</title><desc>${scene.description}</desc>${bandsDrawing(scene.bands, frame)}<g transform="translate(${frame.x} ${frame.y})">${treeContent(scene)}</g>${rulerDrawing(scene.bands, frame, ruler)}</svg>`;
}
