import { select, zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { tween } from './tween.ts';

/**
 * Pan and zoom of an SVG element: d3 follows mouse, wheel and fingers and keeps the transform here; the element draws
 * it. The wheel zooms with Ctrl alone, and one finger pans only where the element has the focus, so that neither
 * takes the scrolling from the page.
 */
export class ZoomController implements ReactiveController {
  transform: ZoomTransform = zoomIdentity;
  #surface: SVGSVGElement | null = null;
  #stop = () => {};
  /** Whether the view is being moved by this controller rather than by the reader. */
  #isOwn = false;
  readonly #zoom = zoom<SVGSVGElement, unknown>()
    .scaleExtent([0.1, 4])
    .clickDistance(6)
    .filter((event: Event) => this.isMeant(event))
    .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      this.transform = event.transform;
      if (!this.#isOwn) {
        this.#stop();
        this.taken();
      }
      this.view.requestUpdate();
    });

  constructor(
    private readonly view: ReactiveControllerHost,
    /** Called when the reader moves the view by hand. */
    private readonly taken: () => void,
  ) {
    view.addController(this);
  }

  /** Begins to listen on an element; again for another one. */
  attach(surface: SVGSVGElement): void {
    if (surface === this.#surface) return;
    this.#surface = surface;
    select(surface).call(this.#zoom).on('dblclick.zoom', null);
  }

  hostDisconnected(): void {
    this.#stop();
  }

  /** Sets the transform at once. */
  jump(to: ZoomTransform): void {
    this.#stop();
    this.set(to);
  }

  /** Moves softly to a transform, from wherever the view is. */
  glide(to: ZoomTransform): void {
    const from = this.transform;
    this.#stop();
    if (to.toString() === from.toString()) return;
    const between = (part: 'x' | 'y' | 'k', t: number) => from[part] + (to[part] - from[part]) * t;
    this.#stop = tween((t) =>
      this.set(zoomIdentity.translate(between('x', t), between('y', t)).scale(between('k', t))),
    );
  }

  /** The transform that is larger by a factor, around the middle of a frame. */
  scaled(factor: number, { width, height }: { width: number; height: number }): ZoomTransform {
    const [low, high] = this.#zoom.scaleExtent();
    const k = Math.min(Math.max(this.transform.k * factor, low), high);
    const [x, y] = this.transform.invert([width / 2, height / 2]);
    return zoomIdentity.translate(width / 2 - x * k, height / 2 - y * k).scale(k);
  }

  private set(to: ZoomTransform): void {
    if (!this.#surface) return;
    this.#isOwn = true;
    this.#zoom.transform(select(this.#surface), to);
    this.#isOwn = false;
  }

  private isMeant(event: Event): boolean {
    if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
    if (event.type === 'touchstart') {
      const root = this.#surface?.getRootNode();
      const hasFocus = root instanceof ShadowRoot && root.activeElement === this.#surface;
      return (event as TouchEvent).touches.length > 1 || hasFocus;
    }
    return event instanceof MouseEvent && event.button === 0 && !event.ctrlKey;
  }
}
