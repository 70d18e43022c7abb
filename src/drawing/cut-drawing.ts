import { nothing, svg } from 'lit';
import { size, type CutScene, type Metrics } from '../scene/index.ts';
import { classes } from './classes.ts';
import { hatching } from './hatching.ts';
import { isOutside, triangle, type TreeItems } from './node-drawing.ts';

/**
 * A branch that is cut: an outline like that of any node that was not called, hatched once the cut has come. Seen from
 * far, the number of nodes that were saved stands large in the box.
 */
export function cutDrawing(cut: CutScene, metrics: Metrics, items: TreeItems | null) {
  if (isOutside(items, cut, metrics)) return nothing;
  const isFar = items?.isFar ?? false;
  const { x, y, isCut, hasBox, isMax, number, saved, label } = cut;
  const { width, height } = metrics;
  const box = svg`<rect class="box" x=${-width / 2} width=${width} height=${height} rx="6"></rect>`;
  const text = isFar ? (saved?.text ?? number) : number;
  return svg`<g class=${classes('node uncalled', { cut: isCut })} transform="translate(${x} ${y})">${label ? svg`<title>${label}</title>` : nothing}${hasBox || isCut ? box : triangle(isMax, height)}${isCut ? hatching(metrics) : nothing}${text === null ? nothing : svg`<text class="number" y=${height / 2}>${text}</text>`}${saved && !isFar ? savedDrawing(saved, height) : nothing}</g>`;
}

function savedDrawing({ text, width }: NonNullable<CutScene['saved']>, height: number) {
  return svg`<g class="more cut" transform="translate(0 ${height + size.gap})"><rect x=${-width / 2} width=${width} height=${size.chip} rx="4"></rect><text y=${size.chip / 2}>${text}</text></g>`;
}
