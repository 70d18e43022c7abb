import { svg } from 'lit';
import { drawBands, drawRuler } from '../tree/band-drawing.ts';
import { drawTreeContent } from '../tree/tree-drawing.ts';
import type { Sample } from './sample-scene.ts';

/** Hidden from screen readers: the words beside it say the same. */
export function drawSample({ scene, items, crop: { left, right, top, bottom } }: Sample) {
  const [width, height] = [right - left, bottom - top];
  const frame = { x: -left, y: -top, k: 1, width, height, ruler: width };
  return svg`<svg class="ply-drawing sample" viewBox="0 0 ${width} ${height}" width=${width} height=${height} aria-hidden="true">${drawBands(scene.bands, frame)}<g transform="translate(${frame.x} ${frame.y})">${drawTreeContent(scene, items)}</g>${drawRuler(scene.bands, frame)}</svg>`;
}
