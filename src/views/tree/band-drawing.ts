import { nothing, svg } from 'lit';
import type { BandScene, BandWins } from './band-scene.ts';
import { size, textWidth } from './metrics.ts';

/** How the tree stands in its frame: moved by x and y and then scaled, in a frame of this size, beside a ruler. */
export interface BandFrame {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly width: number;
  readonly height: number;
  readonly ruler: number;
  /** The first ply whose nodes stand in the frame; 0 unless given. Its band goes on to the upper edge. */
  readonly first?: number;
}

/** How wide the ruler at the left of a frame is: on a line of its own all that it tells, on two, or the signs alone. */
export function rulerWidth(frame: number): number {
  if (frame >= 760) return 108;
  return frame >= 480 ? 72 : 24;
}

/** Below this width a ruler has room for signs and numbers alone. */
const NARROW = 40;

/** Where a band is in its frame; the first and the last go on to its edges, what is before the first has no height. */
function extent(bands: readonly BandScene[], index: number, { y, k, height, first = 0 }: BandFrame) {
  const band = bands[index];
  if (index < first) return { top: 0, bottom: 0 };
  const top = index === first ? Math.min(0, y + band.y * k) : y + band.y * k;
  const bottom = y + (band.y + band.height) * k;
  return { top, bottom: index === bands.length - 1 ? Math.max(bottom, height) : bottom };
}

/** The bands of the plies across the frame: they go up and down with the tree, but never sideways. */
export function bandsDrawing(bands: readonly BandScene[], frame: BandFrame) {
  return svg`<g class="bands">${bands.map((band, index) => {
    const { top, bottom } = extent(bands, index, frame);
    return svg`<rect class=${band.isMax ? 'max' : 'min'} y=${top} width=${frame.width} height=${bottom - top}></rect>`;
  })}</g>`;
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
export function rulerDrawing(bands: readonly BandScene[], frame: BandFrame, ruler: RulerName = 'wins') {
  return svg`<g class="ruler" aria-hidden="true">${bands.map((band, index) => {
    if (index < (frame.first ?? 0)) return nothing;
    const { top, bottom } = extent(bands, index, frame);
    const start = frame.y + band.y * frame.k - top;
    return svg`<g class=${band.isMax ? 'max' : 'min'} transform="translate(0 ${top})"><rect width=${frame.ruler} height=${bottom - top}></rect>${textsDrawing(band, frame, ruler, start)}</g>`;
  })}</g>`;
}

/** The texts of a band, from where it begins; in a narrow ruler the rest is told to who rests on it. */
function textsDrawing(band: BandScene, { ruler: width, k }: BandFrame, ruler: RulerName, start: number) {
  const { isMax, ply, label, role, wins } = band;
  const sign = isMax ? '▲' : '▼';
  const tells = ruler === 'wins' && wins ? wins : null;
  if (width < NARROW) {
    const title = [ruler === 'plies' ? '' : role, label, ...(tells?.lines ?? [])].filter(Boolean).join(' ');
    const middle = width / 2;
    return svg`<title>${title}</title>${ruler === 'plies' ? nothing : svg`<text class="role middle" x=${middle} y=${start + 16}>${sign}</text>`}<text class="middle" x=${middle} y=${start + 34}>${ply}</text>`;
  }
  const inset = width < 100 ? 10 : 14;
  const first = start + Math.min(22, (band.height * k) / 4);
  const second = ruler === 'plies' ? first : first + 19;
  return svg`${ruler === 'plies' ? nothing : svg`<text class="role" x=${inset} y=${first}>${sign} ${role}</text>`}<text x=${inset} y=${second}>${label}</text>${tells ? winLines(tells, inset, second + 19, { width, room: start + band.height * k }) : nothing}`;
}

/** Who wins at this ply and what that counts: on one line if it is wide enough, and where there is room below. */
function winLines(
  { lines, isMax }: BandWins,
  x: number,
  y: number,
  { width, room }: { width: number; room: number },
) {
  const whole = lines.join(' ');
  const isOne = lines.length === 2 && textWidth(whole) * size.labelFont <= width - x;
  const shown = isOne ? [whole] : lines;
  if (y + 19 * (shown.length - 1) + 8 > room) return nothing;
  return shown.map(
    (line, place) =>
      svg`<text class=${isMax ? 'max-wins' : 'min-wins'} x=${x} y=${y + 19 * place}>${line}</text>`,
  );
}
