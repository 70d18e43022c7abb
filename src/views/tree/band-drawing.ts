import { nothing, svg } from 'lit';
import type { BandScene, BandWins } from './band-scene.ts';
import { size } from './sizes.ts';
import { measureText } from './text-width.ts';

/** The tree's offset and zoom `k` in a frame of this size, beside a ruler. */
interface BandFrame {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly width: number;
  readonly height: number;
  readonly ruler: number;
  /** The first ply in the frame, default 0; its band extends to the upper edge. */
  readonly first?: number;
}

/** Wide enough for role and wins on one line, on two lines, or for signs alone. */
export function measureRuler(frame: number): number {
  if (frame >= 760) return 108;
  return frame >= 480 ? 72 : 24;
}

const LINE = 19;

/** Below this width a ruler shows only signs and numbers. */
const NARROW = 40;

/** The first and the last band extend to the edges; bands before the first have no height. */
function measureExtent(bands: readonly BandScene[], index: number, { y, k, height, first = 0 }: BandFrame) {
  const band = bands[index];
  if (index < first) return { top: 0, bottom: 0 };
  const top = index === first ? Math.min(0, y + band.y * k) : y + band.y * k;
  const bottom = y + (band.y + band.height) * k;
  return { top, bottom: index === bands.length - 1 ? Math.max(bottom, height) : bottom };
}

export function drawBands(bands: readonly BandScene[], frame: BandFrame) {
  return svg`<g class="bands">${bands.map((band, index) => {
    const { top, bottom } = measureExtent(bands, index, frame);
    return svg`<rect class=${band.isMax ? 'max' : 'min'} y=${top} width=${frame.width} height=${bottom - top}></rect>`;
  })}</g>`;
}

/** Beside its number, a ply shows its role and what a win counts (`wins`), only its role (`off`), or nothing (`plies`). */
export const rulerNames = ['wins', 'off', 'plies'] as const;

export type RulerName = (typeof rulerNames)[number];

export function readRuler(name: string | null | undefined): RulerName {
  return rulerNames.find((each) => each === name) ?? 'wins';
}

/** The ruler is fixed over the tree that scrolls beneath it. */
export function drawRuler(bands: readonly BandScene[], frame: BandFrame, ruler: RulerName = 'wins') {
  const isRoom = bands.every((band, index) => index < (frame.first ?? 0) || hasRoom(band, frame, ruler));
  return svg`<g class="ruler" aria-hidden="true">${bands.map((band, index) => {
    if (index < (frame.first ?? 0)) return nothing;
    const { top, bottom } = measureExtent(bands, index, frame);
    const start = frame.y + band.y * frame.k - top;
    return svg`<g class=${band.isMax ? 'max' : 'min'} transform="translate(0 ${top})"><rect width=${frame.ruler} height=${bottom - top}></rect>${drawTexts(band, frame, ruler, start, isRoom)}</g>`;
  })}</g>`;
}

const measureInset = (width: number) => (width < 100 ? 10 : 14);

/** Distances from the top of a band to the lines with its role and its ply. */
function measureLines({ height }: BandScene, k: number, ruler: RulerName) {
  const first = Math.min(22, (height * k) / 4);
  return { first, second: ruler === 'plies' ? first : first + LINE };
}

/** Whether the wins have room in a band; if one band has no room, none shows them. */
function hasRoom(band: BandScene, { ruler: width, k }: BandFrame, ruler: RulerName): boolean {
  if (width < NARROW || ruler !== 'wins' || !band.wins) return true;
  const lines = listWinLines(band.wins, width);
  const longest = Math.max(...lines.map(measureText)) * size.labelFont;
  if (measureInset(width) + longest > width) return false;
  return measureLines(band, k, ruler).second + LINE * lines.length + 8 <= band.height * k;
}

/** What has no room becomes a tooltip. */
function drawTexts(
  band: BandScene,
  { ruler: width, k }: BandFrame,
  ruler: RulerName,
  start: number,
  isRoom: boolean,
) {
  const { isMax, ply, label, role, wins } = band;
  const sign = isMax ? '▲' : '▼';
  const tells = ruler === 'wins' && wins ? wins : null;
  const title = [ruler === 'plies' ? '' : role, label, ...(tells?.lines ?? [])].filter(Boolean).join(' ');
  if (width < NARROW) {
    const middle = width / 2;
    return svg`<title>${title}</title>${ruler === 'plies' ? nothing : svg`<text dy=".35em" class="role middle" x=${middle} y=${start + 16}>${sign}</text>`}<text dy=".35em" class="middle" x=${middle} y=${start + 34}>${ply}</text>`;
  }
  const inset = measureInset(width);
  const { first, second } = measureLines(band, k, ruler);
  return svg`${tells && !isRoom ? svg`<title>${title}</title>` : nothing}${ruler === 'plies' ? nothing : svg`<text dy=".35em" class="role" x=${inset} y=${start + first}>${sign} ${role}</text>`}<text dy=".35em" x=${inset} y=${start + second}>${label}</text>${
    tells && isRoom
      ? listWinLines(tells, width).map(
          (line, place) =>
            svg`<text dy=".35em" class=${tells.isMax ? 'max-wins' : 'min-wins'} x=${inset} y=${start + second + LINE * (place + 1)}>${line}</text>`,
        )
      : nothing
  }`;
}

function listWinLines({ lines }: BandWins, width: number): readonly string[] {
  const whole = lines.join(' ');
  const isOne = lines.length === 2 && measureText(whole) * size.labelFont <= width - measureInset(width);
  return isOne ? [whole] : lines;
}
