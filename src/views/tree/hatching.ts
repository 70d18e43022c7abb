import { svg } from 'lit';
import type { Metrics } from './metrics.ts';

/** Rising lines over the box of a node, 9 units apart, which end at its edges: what a search leaves out. */
export function hatching({ width, height }: Metrics) {
  const lines = Array.from({ length: Math.floor((width + height) / 9) }, (_, i) => (i + 1) * 9);
  const path = lines.map((d) => {
    const [fromX, fromY] = [Math.max(0, d - height), Math.min(d, height)];
    const [toX, toY] = [Math.min(d, width), Math.max(0, d - width)];
    return `M${fromX - width / 2} ${fromY}L${toX - width / 2} ${toY}`;
  });
  return svg`<path class="hatch" d=${path.join('')}></path>`;
}
