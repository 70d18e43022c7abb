import { nothing, svg } from 'lit';
import type { Metrics } from './metrics.ts';
import type { NodeScene } from './node-scene.ts';
import { classes } from '../classes.ts';
import { boxDrawing, slash } from './shapes.ts';

/** At this zoom a board is about 20 pixels wide, too small to read. */
const FAR = 0.33;

export const isFar = (zoom: number): boolean => zoom < FAR;

/** A box in the colour of the node's value, with the value alone as large as the box. */
export function farDrawing(node: NodeScene, metrics: Metrics) {
  const {
    pills: [pill],
    number,
    isLeftOut,
  } = node;
  const { height } = metrics;
  const text = pill?.brief ?? number ?? '';
  const name = classes('mark', pill?.tone ?? 'plain', {
    bound: pill?.isBound ?? false,
    long: text.length > 2,
  });
  return svg`<g class=${name}>${boxDrawing(metrics, 'box')}${isLeftOut ? slash(metrics) : nothing}${text === '' ? nothing : svg`<text y=${height / 2}>${text}</text>`}</g>`;
}
