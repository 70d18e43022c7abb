import { nothing, svg } from 'lit';
import { classes } from '../classes.ts';
import type { CutScene } from './cut-scene.ts';
import { ledEdge } from './edge-drawing.ts';
import { type EdgeScene, pointOn } from './edge-scene.ts';
import { size } from './sizes.ts';
import { isLed, isOutside, labelDrawing, type TreeItems } from './node-drawing.ts';
import { boxDrawing, numberDrawing, slash, triangle } from './shapes.ts';

/**
 * A branch that is cut: an outline like that of any node that was not called; once the cut has come it is crossed out,
 * scissors lie on its edge, and below it stands how many nodes were not searched.
 */
export function cutDrawing(cut: CutScene, items: TreeItems | null) {
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

/** Scissors in a circle, in the middle of the edge. */
function scissors(edge: EdgeScene) {
  const { x, y } = pointOn(edge, 0.5);
  return svg`<g class="scissors" transform="translate(${x} ${y})"><circle r="11"></circle><path d="M-4.6 -3.9a1.7 1.7 0 1 1 -0.1 0.1M-4.6 3.9a1.7 1.7 0 1 0 -0.1 -0.1M-3.1 -2.6L5.5 3.6M-3.1 2.6L5.5 -3.6"></path></g>`;
}
