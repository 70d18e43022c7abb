import { nothing, svg } from 'lit';
import { joinClasses } from '../classes.ts';
import { drawCurve, findPointOn, type EdgeScene } from './edge-scene.ts';
import { size } from './sizes.ts';
import { isParentElsewhere, isBoxOutside, type TreeItems } from './node-drawing.ts';
import { drawPill } from './pill-drawing.ts';
import { placePill } from './node-places.ts';
import type { RideScene } from './ride-scene.ts';

export function moveEdgeToLead(edge: EdgeScene, items: TreeItems | null): EdgeScene {
  return items?.lead && isParentElsewhere(items, edge.ply)
    ? { ...edge, x1: items.lead.x, y1: items.lead.y }
    : edge;
}

export function drawEdge(whole: EdgeScene, isCut: boolean, items: TreeItems | null) {
  const edge = moveEdgeToLead(whole, items);
  const { x1, x2, y1, y2, status, isLive, isFaint, rank, mark } = edge;
  if (
    isParentElsewhere(items, edge.ply + 1) ||
    isBoxOutside(items, { left: Math.min(x1, x2), right: Math.max(x1, x2), top: y1, bottom: y2 })
  )
    return nothing;
  const d = drawCurve(edge);
  const name = joinClasses('edge', status, {
    live: isLive,
    best: rank === 'best',
    kept: rank === 'kept',
    cut: isCut,
    lit: edge.node !== null && (items?.lit.has(edge.node) ?? false),
    faint: isFaint,
    right: mark === 'right',
    wrong: mark === 'taken',
  });
  return svg`<g class=${name}>${isLive ? svg`<path class="casing" d=${d}></path>` : nothing}${drawEdgeLines(edge, d)}</g>`;
}

function drawEdgeLines({ chosen }: EdgeScene, d: string) {
  if (!chosen || !(chosen.own || chosen.other)) return svg`<path d=${d}></path>`;
  return svg`${chosen.other ? svg`<path class="second" d=${d}></path>` : nothing}${chosen.own ? svg`<path class="first" d=${d}></path>` : nothing}`;
}

/** The middle of a value on an edge. On a short edge it covers what is above rather than the board below, or a label. */
export function placeRide(edge: EdgeScene, height: number): { x: number; y: number } {
  const { x, y } = findPointOn(edge, 0.5);
  const isOverLabel = edge.passes !== null && Math.abs(edge.x2 - edge.x1) > size.pill;
  const clear = isOverLabel ? Math.max(edge.passes.above, 1) : 1;
  return { x, y: Math.min(y, edge.y2 - height / 2 - clear) };
}

export function drawRide({ edge, text, width, isTaken, parent, before }: RideScene) {
  // With the values of two searches it is so low that it covers no bound, even on the short edges of a phone.
  const { isJoint } = parent.metrics;
  const height = isJoint ? size.tag : size.pill;
  const { x, y } = placeRide(edge, height);
  return svg`<g class="before" transform="translate(${parent.x} ${parent.y})">${before.map((pill, place) => drawPill(pill, ...placePill(pill, place, parent.metrics)))}</g><g class=${joinClasses('rider', { taken: isTaken, joint: isJoint })} transform="translate(${x} ${y})"><rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx=${height / 2}></rect><text dy=".35em">${text}</text></g>`;
}
