import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Rgb, TimelinePalette } from '../../views/index.ts';

const properties: Readonly<Record<keyof TimelinePalette, string>> = {
  max: '--past-max',
  min: '--past-min',
  draw: '--past-draw',
  ahead: '--ply-line',
  ground: '--ground',
};

export class TimelineTheme implements ReactiveController {
  #palette: TimelinePalette | null = null;
  readonly #root = new MutationObserver(() => this.#forget());
  readonly #scheme = matchMedia('(prefers-color-scheme: dark)');
  #resolution: MediaQueryList | null = null;

  constructor(private readonly view: ReactiveControllerHost & HTMLElement) {
    view.addController(this);
  }

  get palette(): TimelinePalette {
    return (this.#palette ??= readPalette(this.view));
  }

  get ratio(): number {
    return devicePixelRatio;
  }

  hostConnected(): void {
    this.#root.observe(document.documentElement, { attributes: true });
    this.#scheme.addEventListener('change', this.#forget);
    this.#watchResolution();
  }

  hostDisconnected(): void {
    this.#root.disconnect();
    this.#scheme.removeEventListener('change', this.#forget);
    this.#resolution?.removeEventListener('change', this.#watchResolution);
    this.#palette = null;
  }

  readonly #forget = (): void => {
    this.#palette = null;
    this.view.requestUpdate();
  };

  /** A media query matches only one resolution, so each change needs a new one. */
  readonly #watchResolution = (): void => {
    this.#resolution?.removeEventListener('change', this.#watchResolution);
    this.#resolution = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#resolution.addEventListener('change', this.#watchResolution);
    this.view.requestUpdate();
  };
}

/** Lets the browser resolve each colour and reads it off a canvas, whatever its notation. */
function readPalette(view: HTMLElement): TimelinePalette {
  const names = Object.keys(properties) as (keyof TimelinePalette)[];
  const probe = document.createElement('span');
  view.shadowRoot!.append(probe);
  const context = new OffscreenCanvas(names.length, 1).getContext('2d', { willReadFrequently: true })!;
  names.forEach((name, x) => {
    probe.style.color = `var(${properties[name]})`;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(x, 0, 1, 1);
  });
  probe.remove();
  const { data } = context.getImageData(0, 0, names.length, 1);
  const colour = (x: number): Rgb => [data[4 * x], data[4 * x + 1], data[4 * x + 2]];
  return Object.fromEntries(names.map((name, x) => [name, colour(x)])) as Record<keyof TimelinePalette, Rgb>;
}
