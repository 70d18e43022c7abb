import { nothing, svg } from 'lit';
import { classes } from '../classes.ts';
import { size } from './metrics.ts';
import type { Pill } from './pill.ts';

/** A value in a pill around `x`, at its left end the letter of its search if there are two; `y` is its top. */
export function pillDrawing({ sum, text, width, tone, isBound, isBest, tag }: Pill, x: number, y: number) {
  const name = classes('pill', tone, { bound: isBound, best: isBest });
  const middle = tag === null ? 0 : size.tag / 2;
  return svg`<g class=${name} transform="translate(${x} ${y})"><rect x=${-width / 2} width=${width} height=${size.pill} rx=${size.pill / 2}></rect>${tag === null ? nothing : tagDrawing(tag, -width / 2)}<text x=${middle} y=${size.pill / 2}>${sum ? svg`<tspan class="sum">${sum}</tspan>` : nothing}${text}</text></g>`;
}

/** The letter of a search on a solid ground that fills the left end of a pill. */
function tagDrawing(tag: string, left: number) {
  const radius = size.pill / 2;
  const right = left + size.tag + 3;
  return svg`<path class="tag" d="M${right} 0H${left + radius}a${radius} ${radius} 0 0 0 0 ${size.pill}H${right}z"></path><text class="tag" x=${left + (size.tag + 4) / 2} y=${radius}>${tag}</text>`;
}
