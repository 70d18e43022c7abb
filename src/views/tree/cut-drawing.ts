import { nothing, svg } from 'lit';
import { size, type Metrics } from './metrics.ts';
import type { CutScene } from './cut-scene.ts';
import { classes } from '../classes.ts';
import { hatching } from './hatching.ts';
import { isOutside, triangle, type TreeItems } from './node-drawing.ts';

/**
 * A branch that is cut: an outline like that of any node that was not called, hatched once the cut has come, and below it
 * how many nodes were not searched.
 */
export function cutDrawing(cut: CutScene, metrics: Metrics, items: TreeItems | null) {
  if (isOutside(items, cut, metrics)) return nothing;
  const { x, y, isCut, hasBox, isMax, number, saved, label } = cut;
  const { width, height } = metrics;
  const box = svg`<rect class="box" x=${-width / 2} width=${width} height=${height} rx="6"></rect>`;
  return svg`<g class=${classes('node uncalled', { cut: isCut })} transform="translate(${x} ${y})">${label ? svg`<title>${label}</title>` : nothing}${hasBox || isCut ? box : triangle(isMax, height)}${isCut ? hatching(metrics) : nothing}${number === null ? nothing : svg`<text class="number" y=${height / 2}>${number}</text>`}${items?.isFar ? nothing : savedDrawing(saved, height)}</g>`;
}

function savedDrawing(lines: readonly string[], height: number) {
  return lines.map(
    (line, place) =>
      svg`<text class="saved" y=${height + size.gap + size.chip / 2 + place * size.line}>${line}</text>`,
  );
}
