import { select, zoom, zoomIdentity, zoomTransform, type D3ZoomEvent } from 'd3';
import { isSame, type Extent, type Transform } from './transform.ts';

/** How d3 is told where a view has been moved to by others. */
export type TellZoom = (transform: Transform) => void;

/** What d3 asks of the view that it moves. */
export interface Zoomed {
  /** How far the view may be zoomed. */
  readonly extent: Extent;
  /** Whether an event is meant for the view, not for the page. */
  isMeant(event: Event): boolean;
  /** Takes the transform that the reader's hand has led to. */
  move(transform: Transform): void;
}

/** Has d3 follow mouse, wheel and fingers on an element. */
export function followHand(surface: HTMLElement | SVGSVGElement, view: Zoomed): TellZoom {
  const behaviour = zoom<HTMLElement | SVGSVGElement, unknown>()
    // As it is laid out; what d3 would read cannot be told of an element that has just left the page.
    .extent(() => [
      [0, 0],
      [surface.clientWidth, surface.clientHeight],
    ])
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
