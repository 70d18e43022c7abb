import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ZoomSync, ZoomTarget } from './hand-zoom.ts';
import { isSameTransform, type Transform } from './transform.ts';
import { zoomExtent, type TreeLook } from './tree-look.ts';

/**
 * Pan and zoom of an SVG element by hand: d3 follows mouse, wheel and fingers, and moves the look. It is loaded when a
 * pointer or the focus first reaches the element. So that the page can still scroll, the wheel zooms only with Ctrl,
 * and one finger pans only if the element has the focus.
 */
export class ZoomController implements ReactiveController, ZoomTarget {
  readonly extent = zoomExtent;
  #surface: SVGSVGElement | null = null;
  #syncZoom: ZoomSync | null = null;

  constructor(
    view: ReactiveControllerHost,
    private readonly look: () => TreeLook,
  ) {
    view.addController(this);
  }

  attach(surface: SVGSVGElement): void {
    if (surface === this.#surface) return;
    this.#surface = surface;
    this.#syncZoom = null;
    for (const sign of ['pointerenter', 'focusin'])
      surface.addEventListener(sign, () => void this.begin(surface), { once: true });
  }

  hostUpdated(): void {
    this.#syncZoom?.(this.look().camera.transform);
  }

  isMeant(event: Event): boolean {
    if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
    if (event.type === 'touchstart') {
      const root = this.#surface?.getRootNode();
      const hasFocus = root instanceof ShadowRoot && root.activeElement === this.#surface;
      return (event as TouchEvent).touches.length > 1 || hasFocus;
    }
    return event instanceof MouseEvent && event.button === 0 && !event.ctrlKey;
  }

  move(transform: Transform): void {
    const look = this.look();
    if (isSameTransform(transform, look.camera.transform)) return;
    look.isFollowing = false;
    look.isZoomed ||= transform.k !== look.camera.transform.k;
    look.camera.jump(transform);
  }

  private async begin(surface: SVGSVGElement): Promise<void> {
    const { followHand } = await import('./hand-zoom.ts');
    if (surface !== this.#surface || this.#syncZoom) return;
    this.#syncZoom = followHand(surface, this);
    this.#syncZoom(this.look().camera.transform);
  }
}
