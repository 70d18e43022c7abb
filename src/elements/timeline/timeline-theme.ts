import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Rgb, TimelinePalette } from '../../views/index.ts';

/** The token of each colour of the palette. */
const tokens: Readonly<Record<keyof TimelinePalette, string>> = {
  max: '--ply-max',
  min: '--ply-min',
  draw: '--ply-draw',
  maxBand: '--ply-max-band',
  minBand: '--ply-min-band',
  unknown: '--ply-quiet',
};

/**
 * The theme's colours and the screen's resolution as numbers, which a canvas needs: read when they are first asked
 * for, and again after the theme, the system's colour scheme or the device pixel ratio has changed.
 */
export class TimelineTheme implements ReactiveController {
  #palette: TimelinePalette | null = null;
  #font: string | null = null;
  readonly #root = new MutationObserver(() => this.#forget());
  readonly #scheme = matchMedia('(prefers-color-scheme: dark)');
  #resolution: MediaQueryList | null = null;

  constructor(private readonly view: ReactiveControllerHost & HTMLElement) {
    view.addController(this);
  }

  /** The palette as the view's place on the page gives it. The same object until something changes. */
  get palette(): TimelinePalette {
    return (this.#palette ??= readPalette(this.view));
  }

  /** The font of the interface. */
  get font(): string {
    return (this.#font ??= getComputedStyle(this.view).fontFamily);
  }

  /** Device pixels to a CSS pixel. */
  get ratio(): number {
    return devicePixelRatio;
  }

  hostConnected(): void {
    this.#root.observe(document.documentElement, { attributeFilter: ['data-theme', 'class', 'style'] });
    this.#scheme.addEventListener('change', this.#forget);
    this.#watchResolution();
  }

  hostDisconnected(): void {
    this.#root.disconnect();
    this.#scheme.removeEventListener('change', this.#forget);
    this.#resolution?.removeEventListener('change', this.#watchResolution);
    this.#palette = this.#font = null;
  }

  readonly #forget = (): void => {
    this.#palette = this.#font = null;
    this.view.requestUpdate();
  };

  /** A query knows one resolution only, so each change needs a new one. */
  readonly #watchResolution = (): void => {
    this.#resolution?.removeEventListener('change', this.#watchResolution);
    this.#resolution = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#resolution.addEventListener('change', this.#watchResolution);
    this.view.requestUpdate();
  };
}

/** Lets the browser work out each token as a colour, and reads the colours off a canvas, whatever their notation. */
function readPalette(view: HTMLElement): TimelinePalette {
  const names = Object.keys(tokens) as (keyof TimelinePalette)[];
  const probe = document.createElement('span');
  view.shadowRoot!.append(probe);
  const context = new OffscreenCanvas(names.length, 1).getContext('2d', { willReadFrequently: true })!;
  names.forEach((name, x) => {
    probe.style.color = `var(${tokens[name]})`;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(x, 0, 1, 1);
  });
  probe.remove();
  const { data } = context.getImageData(0, 0, names.length, 1);
  const colour = (x: number): Rgb => [data[4 * x], data[4 * x + 1], data[4 * x + 2]];
  return Object.fromEntries(names.map((name, x) => [name, colour(x)])) as Record<keyof TimelinePalette, Rgb>;
}
