import { nothing, svg } from 'lit';
import type { Metrics } from './metrics.ts';
import type { NodeScene } from './node-scene.ts';
import { joinClasses } from '../classes.ts';
import { drawBox, drawSlash } from './shapes.ts';

/** At this zoom a board is about 20 pixels wide, too small to read. */
const FAR = 0.33;

export const isFar = (zoom: number): boolean => zoom < FAR;

export function drawFarNode(node: NodeScene, metrics: Metrics) {
  const {
    pills: [pill],
    number,
    isLeftOut,
  } = node;
  const { height } = metrics;
  const text = pill?.brief ?? number ?? '';
  const name = joinClasses('mark', pill?.tone ?? 'plain', {
    bound: pill?.isBound ?? false,
    long: text.length > 2,
  });
  return svg`<g class=${name}>${drawBox(metrics, 'box')}${isLeftOut ? drawSlash(metrics) : nothing}${text === '' ? nothing : svg`<text dy=".35em" y=${height / 2}>${text}</text>`}</g>`;
}
