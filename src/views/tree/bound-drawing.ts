import { svg } from 'lit';
import { words } from '../../words/index.ts';
import type { BoundScene } from './bound-scene.ts';

/** The letter of a bound at the value that gave it, and the dotted line from there to the window. */
export function boundDrawing({ name, x, y, toX, toY }: BoundScene) {
  const start = x + Math.sign(toX - x) * 8;
  const middle = (start + toX) / 2;
  return svg`<g class="limit ${name}"><path d="M${start} ${y}C${middle} ${y} ${middle} ${toY} ${toX} ${toY}"></path><text x=${x} y=${y}>${words.tree.bounds[name]}</text></g>`;
}
