import { svg } from 'lit';
import type { Metrics } from './metrics.ts';
import { size } from './sizes.ts';
import { measureText } from './text-width.ts';

/** How far an outline extends beyond the box; `wide ring` surrounds a halo. */
const beyond = { box: 0, halo: 4, ring: 2, 'wide ring': 8 } as const;

export function drawBox({ width, height }: Metrics, name: keyof typeof beyond) {
  const more = beyond[name];
  return svg`<rect class=${name} x=${-width / 2 - more} y=${-more} width=${width + 2 * more} height=${height + 2 * more} rx=${height * 0.085 + more}></rect>`;
}

/** MAX points up, MIN down; the stroke rounds the corners. */
export function drawTriangle(isMax: boolean, height: number, name: 'box' | 'halo' = 'box') {
  const [base, tip] = isMax ? [height - 1, 1] : [1, height - 1];
  return svg`<path class="${name} triangle" d="M${-height / 2} ${base}L0 ${tip}L${height / 2} ${base}Z"></path>`;
}

export function drawNumber(number: string, { width, height }: Metrics) {
  const scale = Math.min((width - 6) / (measureText(number) * size.numberFont), 1);
  return svg`<text dy=".35em" class="number" transform="translate(0 ${height / 2}) scale(${scale})">${number}</text>`;
}

export function drawSlash({ width, height }: Metrics) {
  return svg`<path class="slash" d="M${-width * 0.2} ${height * 0.3}L${width * 0.2} ${height * 0.7}"></path>`;
}
