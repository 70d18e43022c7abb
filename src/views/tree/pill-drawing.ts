import { nothing, svg } from 'lit';
import { joinClasses } from '../classes.ts';
import { size } from './sizes.ts';
import type { Pill } from './pill.ts';

export function drawPill({ sum, text, width, tone, isBound, isBest, side }: Pill, x: number, y: number) {
  const name = joinClasses('pill', tone, {
    bound: isBound,
    best: isBest,
    left: side === 'left',
    right: side === 'right',
  });
  return svg`<g class=${name} transform="translate(${x} ${y})"><rect x=${-width / 2} width=${width} height=${size.pill} rx=${size.pill / 2}></rect><text dy=".35em" y=${size.pill / 2}>${sum ? svg`<tspan class="sum">${sum}</tspan>` : nothing}${text}</text></g>`;
}
