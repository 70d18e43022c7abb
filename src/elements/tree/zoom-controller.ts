import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { TellZoom, Zoomed } from './hand-zoom.ts';
import { isSame, type Transform } from './transform.ts';
import { zoomExtent, type TreeLook } from './tree-look.ts';

/**
 * Pan and zoom of an SVG element by hand: d3 follows mouse, wheel and fingers, and moves the look. It is loaded when a
 * pointer or the focus first reaches the element. So that the page can still scroll, the wheel zooms only with Ctrl,
 * and one finger pans only if the element has the focus.
 */
export class ZoomController implements ReactiveController, Zoomed {
  readonly extent = zoomExtent;
  #surface: SVGSVGElement | null = null;
  #tell: TellZoom | null = null;

  constructor(
    view: ReactiveControllerHost,
    private readonly look: () => TreeLook,
  ) {
    view.addController(this);
  }

  attach(surface: SVGSVGElement): void {
    if (surface === this.#surface) return;
    this.#surface = surface;
    this.#tell = null;
    for (const sign of ['pointerenter', 'focusin'])
      surface.addEventListener(sign, () => void this.begin(surface), { once: true });
  }

  /** Tells d3 where others have moved the look. */
  hostUpdated(): void {
    this.#tell?.(this.look().camera.transform);
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
    if (isSame(transform, look.camera.transform)) return;
    look.isFollowing = false;
    look.camera.jump(transform);
  }

  private async begin(surface: SVGSVGElement): Promise<void> {
    const { followHand } = await import('./hand-zoom.ts');
    if (surface !== this.#surface || this.#tell) return;
    this.#tell = followHand(surface, this);
    this.#tell(this.look().camera.transform);
  }
}
