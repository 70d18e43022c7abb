import { select, zoom, zoomIdentity, zoomTransform, type D3ZoomEvent } from 'd3';
import { isSameTransform, type ZoomExtent, type Transform } from './transform.ts';

export type ZoomSync = (transform: Transform) => void;

export interface ZoomTarget {
  readonly extent: ZoomExtent;
  isMeant(event: Event): boolean;
  move(transform: Transform): void;
}

function measureSurface(surface: HTMLElement | SVGSVGElement): [width: number, height: number] {
  if (surface instanceof HTMLElement || !surface.hasAttribute('viewBox'))
    return [surface.clientWidth, surface.clientHeight];
  const { width, height } = surface.viewBox.baseVal;
  return [width, height];
}

export function followHand(surface: HTMLElement | SVGSVGElement, view: ZoomTarget): ZoomSync {
  const behaviour = zoom<HTMLElement | SVGSVGElement, unknown>()
    // d3 could not measure an element that has just left the page.
    .extent(() => [[0, 0], measureSurface(surface)])
    .clickDistance(6)
    .filter((event: Event) => {
      behaviour.scaleExtent([...view.extent]);
      return view.isMeant(event);
    })
    .on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => view.move(transform));
  const selection = select(surface).call(behaviour).on('dblclick.zoom', null);
  return (transform) => {
    const { x, y, k } = transform;
    if (isSameTransform(zoomTransform(surface), transform)) return;
    behaviour.scaleExtent([...view.extent]);
    behaviour.transform(selection, zoomIdentity.translate(x, y).scale(k));
  };
}
