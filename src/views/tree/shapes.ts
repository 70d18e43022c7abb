import { svg } from 'lit';
import type { Metrics } from './metrics.ts';
import type { NodeScene } from './node-scene.ts';
import { size } from './sizes.ts';
import { measureText } from './text-width.ts';

/** How far an outline extends beyond the box; `wide ring` surrounds a halo. */
const beyond = { box: 0, halo: 4, ring: 2, 'wide ring': 8 } as const;

export function drawBox({ width, height }: Metrics, name: keyof typeof beyond) {
  const more = beyond[name];
  return svg`<rect class=${name} x=${-width / 2 - more} y=${-more} width=${width + 2 * more} height=${height + 2 * more} rx=${height * 0.085 + more}></rect>`;
}

/** How a node is drawn near: a box holds a board, a number or a leaf; a triangle of MAX points up, of MIN down. */
export type Shape = 'box' | 'triangle';

export function chooseShape({
  board,
  number,
  isLeaf,
}: Pick<NodeScene, 'board' | 'number' | 'isLeaf'>): Shape {
  return board !== null || number !== null || isLeaf ? 'box' : 'triangle';
}

export function drawShape(
  { shape, isMax }: Pick<NodeScene, 'shape' | 'isMax'>,
  metrics: Metrics,
  name: 'box' | 'halo',
) {
  return shape === 'box' ? drawBox(metrics, name) : drawTriangle(isMax, metrics.height, name);
}

/** The stroke rounds the corners. */
function drawTriangle(isMax: boolean, height: number, name: 'box' | 'halo') {
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
