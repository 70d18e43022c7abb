import { nothing, svg } from 'lit';
import type { BandScene } from '../scene/index.ts';
import { words } from '../words/index.ts';

/** How wide the ruler at the left is, on the screen. */
export const RULER = 66;

/** How the tree stands in its frame: moved by x and y and then scaled, in a frame of this width. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly width: number;
}

/** The bands of the plies across the frame: they go up and down with the tree, but never sideways. */
export function bandsDrawing(bands: readonly BandScene[], { y, k, width }: Frame) {
  return svg`<g class="bands">${bands.map(
    (band) =>
      svg`<rect class=${band.isMax ? 'max' : 'min'} y=${y + band.y * k} width=${width} height=${band.height * k}></rect>`,
  )}</g>`;
}

/** The ruler: which ply a band is, and who chooses there. It stands above what scrolls beneath it. */
export function rulerDrawing(bands: readonly BandScene[], { y, k }: Frame) {
  return svg`<g class="ruler" aria-hidden="true">${bands.map(
    ({ isMax, y: top, height, label, role, wins }) =>
      svg`<g class=${isMax ? 'max' : 'min'} transform="translate(0 ${y + top * k})"><rect class="paper" width=${RULER} height=${height * k}></rect><rect width=${RULER} height=${height * k}></rect><text x="10" y="20">${label}</text><text class="role" x="10" y="38">${isMax ? '▲' : '▼'} ${role}</text>${winLines(wins, height * k)}</g>`,
  )}</g>`;
}

/** What a win counts at this ply, where there is room for it. */
function winLines(wins: readonly string[], height: number) {
  const bottom = 58 + 17 * wins.length;
  if (wins.every((win) => win === '') || bottom > height) return nothing;
  return svg`<text class="small" x="10" y="60">${words.tree.winCounts}</text>${wins.map((win, line) => svg`<text x="10" y=${76 + 16 * line}>${win}</text>`)}`;
}
