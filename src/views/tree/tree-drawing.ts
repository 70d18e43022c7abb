import { nothing, svg } from 'lit';
import { words } from '../../words/index.ts';
import type { BoundScene } from './bound-scene.ts';
import { type EdgeScene, pointOn } from './edge-scene.ts';
import type { TreeScene } from './tree-scene.ts';
import { bandsDrawing, rulerDrawing, rulerWidth, type RulerName } from './band-drawing.ts';
import { edgeDrawing, rideDrawing, ledEdge } from './edge-drawing.ts';
import { isLed, nodeDrawing, type TreeItems, isOutside, labelDrawing } from './node-drawing.ts';
import { tagDrawing, twinDrawing } from './tag-drawing.ts';
import { classes } from '../classes.ts';
import type { CutScene } from './cut-scene.ts';
import { size } from './sizes.ts';
import { boxDrawing, numberDrawing, slash, triangle } from './shapes.ts';

/** Edges, nodes and the returning value, in scene units, for a frame to move and scale. */
export function treeContent({ edges, nodes, cuts, bounds, ride }: TreeScene, items: TreeItems | null = null) {
  const layer = (isUpper: boolean) =>
    edges.map((edge) => (edge && isMarked(edge) === isUpper ? edgeDrawing(edge, false, items) : nothing));
  return svg`<g class="edges" aria-hidden="true">${cuts.map(({ edge, isCut }) => edgeDrawing(edge, isCut, items))}${layer(false)}${layer(true)}${nodes.map((node) => node && twinDrawing(node, nodes, items))}${items?.isFar ? nothing : bounds.map((bound) => (isLed(items, bound.ply + 1) ? nothing : boundDrawing(bound)))}</g><g class="cuts" aria-hidden="true">${cuts.map((cut) => cutDrawing(cut, items))}</g><g class="nodes">${nodes.map((node) => node && nodeDrawing(node, items))}</g><g class="tags" aria-hidden="true">${nodes.map((node) => node && tagDrawing(node, nodes, items))}</g><g class="ride" aria-hidden="true">${ride && !isLed(items, ride.edge.ply) ? rideDrawing(ride) : nothing}</g>`;
}

/** Marked edges are drawn last, over those that begin at the same point. */
function isMarked({ isLive, rank, chosen }: EdgeScene): boolean {
  return isLive || rank !== null || chosen?.other === true;
}

function boundDrawing({ name, x, y, toX, toY }: BoundScene) {
  const start = x + Math.sign(toX - x) * 8;
  const middle = (start + toX) / 2;
  return svg`<g class="limit ${name}"><path d="M${start} ${y}C${middle} ${y} ${middle} ${toY} ${toX} ${toY}"></path><text x=${x} y=${y}>${words.tree.bounds[name]}</text></g>`;
}

/** A whole tree as a picture with title and description. */
export function treeDrawing(scene: TreeScene, ruler: RulerName = 'wins') {
  const { left, right, top, bottom } = scene.box;
  const gutter = rulerWidth(right - left);
  const width = Math.ceil(right - left) + gutter + 8;
  const height = Math.ceil(bottom - top);
  const frame = { x: gutter - left, y: -top, k: 1, width, height, ruler: gutter };
  return svg`<svg class="ply-drawing picture" viewBox="0 0 ${width} ${height}" width=${width} height=${height} role="img"><title>${scene.title}</title><desc>${scene.description}</desc>${bandsDrawing(scene.bands, frame)}<g transform="translate(${frame.x} ${frame.y})">${treeContent(scene)}</g>${rulerDrawing(scene.bands, frame, ruler)}</svg>`;
}

/** Scissors are drawn on the edge once it is cut. */
function cutDrawing(cut: CutScene, items: TreeItems | null) {
  const { metrics, x, y, isCut, hasBox, isMax, number, saved, name, label } = cut;
  if (isOutside(items, cut, metrics) || isLed(items, cut.edge.ply + 1)) return nothing;
  const { height, isBare } = metrics;
  const shape = hasBox || isCut ? boxDrawing(metrics, 'box') : triangle(isMax, height);
  const isNear = !items?.isFar;
  return svg`${isCut && isNear ? scissors(ledEdge(cut.edge, items)) : nothing}<g class=${classes('node uncalled', { cut: isCut })} transform="translate(${x} ${y})">${name ? svg`<title>${name}</title>` : nothing}${shape}${isCut ? slash(metrics) : nothing}${number === null ? nothing : numberDrawing(number, metrics)}${isNear && !isBare ? labelDrawing(label, metrics) : nothing}${isNear ? savedDrawing(saved, height) : nothing}</g>`;
}

function savedDrawing(lines: readonly string[], height: number) {
  return lines.map(
    (line, place) => svg`<text class="saved" y=${height + size.gap + 8 + place * size.line}>${line}</text>`,
  );
}

function scissors(edge: EdgeScene) {
  const { x, y } = pointOn(edge, 0.5);
  return svg`<g class="scissors" transform="translate(${x} ${y})"><circle r="11"></circle><path d="M-4.6 -3.9a1.7 1.7 0 1 1 -0.1 0.1M-4.6 3.9a1.7 1.7 0 1 0 -0.1 -0.1M-3.1 -2.6L5.5 3.6M-3.1 2.6L5.5 -3.6"></path></g>`;
}
