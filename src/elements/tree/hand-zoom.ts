import { select, zoom, zoomIdentity, zoomTransform, type D3ZoomEvent } from 'd3';
import { isSame, type ZoomExtent, type Transform } from './transform.ts';

/** How d3 is told where a view has been moved to by others. */
export type TellZoom = (transform: Transform) => void;

/** What d3 asks of the view that it moves. */
export interface Zoomed {
  /** How far the view may be zoomed. */
  readonly extent: ZoomExtent;
  /** Whether an event is meant for the view, not for the page. */
  isMeant(event: Event): boolean;
  /** Takes the transform that the reader's hand has led to. */
  move(transform: Transform): void;
}

/** The size of an element as it is laid out, in the units of what is drawn in it. */
function sizeOf(surface: HTMLElement | SVGSVGElement): [width: number, height: number] {
  if (surface instanceof HTMLElement || !surface.hasAttribute('viewBox'))
    return [surface.clientWidth, surface.clientHeight];
  const { width, height } = surface.viewBox.baseVal;
  return [width, height];
}

/** Has d3 follow mouse, wheel and fingers on an element. */
export function followHand(surface: HTMLElement | SVGSVGElement, view: Zoomed): TellZoom {
  const behaviour = zoom<HTMLElement | SVGSVGElement, unknown>()
    // What d3 would read cannot be told of an element that has just left the page.
    .extent(() => [[0, 0], sizeOf(surface)])
    .clickDistance(6)
    .filter((event: Event) => {
      behaviour.scaleExtent([...view.extent]);
      return view.isMeant(event);
    })
    .on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => view.move(transform));
  const selection = select(surface).call(behaviour).on('dblclick.zoom', null);
  return (transform) => {
    const { x, y, k } = transform;
    if (isSame(zoomTransform(surface), transform)) return;
    behaviour.scaleExtent([...view.extent]);
    behaviour.transform(selection, zoomIdentity.translate(x, y).scale(k));
  };
}
