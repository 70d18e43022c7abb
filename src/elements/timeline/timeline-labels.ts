import type { Notation } from '../../game/index.ts';
import { type Rgb, barLabels, isDark, type TimelineLook } from '../../views/index.ts';
import type { TimelineFrame, WideBar } from './timeline-marks.ts';

/** What labels depend on beside the frame. */
export interface LabelFrame extends TimelineFrame {
  /** How many device pixels make a CSS pixel of type at its usual size. */
  readonly type: number;
  readonly font: string;
  readonly notation: Notation;
  /** The bars that begin with a board, which takes a square of the row's height. */
  readonly boards: ReadonlySet<number>;
}

/** The width, in CSS pixels of usual type, from which a bar may be labelled; the space around a label; a row of two lines. */
const LABELLED = 16;
const PADDING = 4;
const TALL = 25;

/** A text where it is to stand. */
interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly ink: string;
}

/** Writes into bars what they have room for: in a tall row the size of the subtree below move and score. */
export class LabelPainter {
  readonly #measuring = new OffscreenCanvas(1, 1).getContext('2d')!;
  /** The widths of the texts in each font. */
  readonly #widths = new Map<string, Map<string, number>>();

  paint(
    context: CanvasRenderingContext2D,
    frame: LabelFrame,
    bars: readonly WideBar[],
    which: 'done' | 'ahead',
  ): void {
    const { look, row, type, width, notation, boards } = frame;
    const { trace } = look.sums;
    const isKnown = which === 'done' || look.tellsAhead;
    const isTall = row >= TALL * type;
    const [large, small] = [`600 ${12 * type}px ${frame.font}`, `${10.5 * type}px ${frame.font}`];
    const fits = { large: this.#fitter(large), small: this.#fitter(small) };
    const inkOf = inks(look, which);
    const below: Line[] = [];
    context.font = large;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const { node, ply, score, isLeftOut, left, right } of bars) {
      if (right - left < LABELLED * type) continue;
      const start = Math.max(left, 0) + (isKnown && boards.has(node) ? row : PADDING * type);
      const room = Math.min(right, width) - PADDING * type - start;
      const { call, size } = barLabels(trace, node, isKnown && !isLeftOut, notation);
      const joined = isTall ? [] : size.slice(0, 1).map((text) => `${call[0]} · ${text}`);
      const text = fits.large([...joined, ...call], room);
      if (text === undefined) continue;
      const more = isTall ? fits.small(size, room) : undefined;
      const rise = more === undefined ? 0 : 6 * type;
      const [x, y] = [start + room / 2, (ply + 0.53) * row];
      const ink = isLeftOut ? inkOn(look.leftOut(ply)) : inkOf(ply, score);
      context.fillStyle = ink;
      context.fillText(text, x, y - rise);
      if (more !== undefined) below.push({ text: more, x, y: y + rise, ink });
    }
    context.font = small;
    for (const { text, x, y, ink } of below) {
      context.fillStyle = ink;
      context.fillText(text, x, y);
    }
  }

  /** A function that finds the first of some texts that fits into a width; each is measured once. */
  #fitter(font: string) {
    let widths = this.#widths.get(font);
    if (!widths) this.#widths.set(font, (widths = new Map<string, number>()));
    const known = widths;
    const measure = (text: string): number => {
      let width = known.get(text);
      if (width === undefined) {
        this.#measuring.font = font;
        known.set(text, (width = this.#measuring.measureText(text).width));
      }
      return width;
    };
    return (texts: readonly string[], room: number) => texts.find((text) => measure(text) <= room);
  }
}

/** A function that gives the colour in which a text reads best on a bar; it is worked out once for each score. */
function inks(look: TimelineLook, which: 'done' | 'ahead') {
  const rows = Array.from({ length: look.sums.rows }, () => new Map<number, string>());
  return (ply: number, score: number): string => {
    let ink = rows[ply].get(score);
    if (ink === undefined) rows[ply].set(score, (ink = inkOn(look[which](ply, score))));
    return ink;
  };
}

const inkOn = (colour: Rgb) => (isDark(colour) ? '#fff' : '#111');
