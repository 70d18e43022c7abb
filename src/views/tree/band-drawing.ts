import { nothing, svg } from 'lit';
import type { BandScene, BandWins } from './band-scene.ts';

/** How wide the ruler at the left is, on the screen. */
export const RULER = 66;

/** How the tree stands in its frame: moved by x and y and then scaled, in a frame of this width. */
export interface BandFrame {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly width: number;
}

/** The bands of the plies across the frame: they go up and down with the tree, but never sideways. */
export function bandsDrawing(bands: readonly BandScene[], { y, k, width }: BandFrame) {
  return svg`<g class="bands">${bands.map(
    (band) =>
      svg`<rect class=${band.isMax ? 'max' : 'min'} y=${y + band.y * k} width=${width} height=${band.height * k}></rect>`,
  )}</g>`;
}

/**
 * What the ruler tells of each ply beside its number: who chooses there and what a win counts, `wins`; only who chooses,
 * `off`; nothing, `plies`.
 */
export const rulerNames = ['wins', 'off', 'plies'] as const;

/** How much the ruler tells. */
export type RulerName = (typeof rulerNames)[number];

/** The ruler that an attribute names; all of it without one. */
export function rulerOf(name: string | null | undefined): RulerName {
  return rulerNames.find((each) => each === name) ?? 'wins';
}

/** The ruler: which ply a band is, who chooses there, and who can win there. It stands above what scrolls beneath it. */
export function rulerDrawing(bands: readonly BandScene[], { y, k }: BandFrame, ruler: RulerName = 'wins') {
  return svg`<g class="ruler" aria-hidden="true">${bands.map(
    ({ isMax, y: top, height, label, role, wins }) =>
      svg`<g class=${isMax ? 'max' : 'min'} transform="translate(0 ${y + top * k})"><rect class="paper" width=${RULER} height=${height * k}></rect><rect width=${RULER} height=${height * k}></rect><text x="10" y="20">${label}</text>${ruler === 'plies' ? nothing : svg`<text class="role" x="10" y="38">${isMax ? '▲' : '▼'} ${role}</text>`}${wins && ruler === 'wins' ? winLines(wins, height * k) : nothing}</g>`,
  )}</g>`;
}

/** Who wins at this ply and what that counts, where there is room for it. */
function winLines({ lines, isMax }: BandWins, height: number) {
  if (44 + 16 * lines.length > height) return nothing;
  return lines.map(
    (line, place) =>
      svg`<text class=${isMax ? 'max-wins' : 'min-wins'} x="10" y=${60 + 16 * place}>${line}</text>`,
  );
}
