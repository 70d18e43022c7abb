import {
  measureColumnShares,
  mixColumns,
  chooseTimelineColours,
  TimelineSums,
  type TimelinePalette,
  type TimelineView,
} from '../../views/index.ts';
import type { ReactiveControllerHost } from 'lit';
import type { Comparison, Session } from '../../walk/index.ts';
import { TimelineTheme } from './timeline-theme.ts';

interface PictureFrame {
  readonly sums: TimelineSums;
  readonly view: TimelineView;
  readonly palette: TimelinePalette;
  readonly width: number;
}

interface Pictures {
  readonly past: HTMLCanvasElement;
  readonly ahead: HTMLCanvasElement;
}

function paintTimeline(pictures: Pictures, { sums, view, palette, width }: PictureFrame): void {
  const shares = measureColumnShares(sums, view, width);
  for (const which of ['past', 'ahead'] as const) {
    const canvas = Object.assign(pictures[which], { width, height: sums.rows });
    const pixels = mixColumns(sums, shares, chooseTimelineColours(sums, palette, which));
    canvas.getContext('2d')!.putImageData(new ImageData(pixels, width, sums.rows), 0, 0);
  }
}

/** The two pictures of a dense timeline. Each is shown on its side of the step, so that a step paints nothing. */
export class TimelinePicture {
  readonly #theme: TimelineTheme;
  #sums: TimelineSums | null = null;
  #comparison: Comparison | null = null;
  #painted: (PictureFrame & Pictures) | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#theme = new TimelineTheme(host);
  }

  paint(pictures: Pictures, session: Session, view: TimelineView): void {
    const { palette, ratio } = this.#theme;
    const width = Math.round(pictures.past.clientWidth * ratio);
    if (width === 0) return;
    const wanted = { ...pictures, sums: this.#findSums(session), view, palette, width };
    if (this.#painted && isSamePicture(this.#painted, wanted)) return;
    this.#painted = wanted;
    paintTimeline(pictures, wanted);
  }

  #findSums({ trace, comparison }: Session): TimelineSums {
    if (this.#sums?.trace === trace && this.#comparison === comparison) return this.#sums;
    this.#comparison = comparison;
    const isWhole = comparison === null || comparison.isSameTree;
    this.#sums = isWhole
      ? TimelineSums.of(trace)
      : new TimelineSums(trace, (node) => comparison.counterpart(node) === null);
    return this.#sums;
  }
}

function isSamePicture(one: PictureFrame & Pictures, other: PictureFrame & Pictures): boolean {
  const isView = one.view.from === other.view.from && one.view.to === other.view.to;
  const names = ['past', 'ahead', 'sums', 'palette', 'width'] as const;
  return isView && names.every((name) => one[name] === other[name]);
}
