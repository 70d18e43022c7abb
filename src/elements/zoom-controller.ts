import { select, zoom, zoomTransform, type D3ZoomEvent } from 'd3';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { zoomExtent, type TreeLook } from './tree-look.ts';

/**
 * Pan and zoom of an SVG element by hand: d3 follows mouse, wheel and fingers, and moves the look; the element draws it.
 * The wheel zooms with Ctrl alone, and one finger pans only where the element has the focus, so that neither takes the
 * scrolling from the page.
 */
export class ZoomController implements ReactiveController {
  #surface: SVGSVGElement | null = null;
  readonly #zoom = zoom<SVGSVGElement, unknown>()
    .scaleExtent([...zoomExtent])
    .clickDistance(6)
    .filter((event: Event) => this.isMeant(event))
    .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      const look = this.look();
      if (transform === look.transform) return;
      look.isFollowing = false;
      look.jump(transform);
    });

  constructor(
    view: ReactiveControllerHost,
    private readonly look: () => TreeLook,
  ) {
    view.addController(this);
  }

  /** Begins to listen on an element; again for another one. */
  attach(surface: SVGSVGElement): void {
    if (surface === this.#surface) return;
    this.#surface = surface;
    select(surface).call(this.#zoom).on('dblclick.zoom', null);
  }

  /** Tells d3 where the look has been moved to by others. */
  hostUpdated(): void {
    const { transform } = this.look();
    if (this.#surface && zoomTransform(this.#surface) !== transform)
      this.#zoom.transform(select(this.#surface), transform);
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
