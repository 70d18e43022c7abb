import { isAddressable } from '../../elements/host/addressable.ts';
import type { PlyCompare } from '../../elements/compare/ply-compare.ts';
import { PlySearch } from '../../elements/host/ply-search.ts';
import { TraceHost } from '../../elements/host/trace-host.ts';
import type { SessionHost } from '../../elements/host/session-host.ts';
import {
  comparisonForms,
  writeComparedAddress,
  writeAddress,
  type ComparedAddress,
  type Address,
} from '../../walk/index.ts';
import { stateFragment, wholeState } from '../address/state-fragment.ts';

/** What is shared: an address and, if a search is to be seen there, the widget that gives the picture. */
export interface ShareSubject {
  readonly address: string;
  readonly host: SessionHost | null;
  /** Whether it is a whole section rather than one widget. */
  readonly isSection: boolean;
  /** What the dialog is called, where it is neither a step nor a section that is shared. */
  readonly title?: string;
  /** What a picture names as its source, where the address says more than that. */
  readonly source?: string;
  /** What is passed on instead of an address that is too long. */
  readonly instead?: { readonly note: string; readonly name: string; readonly text: string };
}

/**
 * One widget as it is: on its page where that knows it by its id, else on the Explore page by all that sets it up. There
 * too goes a search that the reader stopped, which its own page would search to the end.
 */
export function widgetSubject(widget: HTMLElement): ShareSubject {
  const host = widget instanceof TraceHost ? widget : null;
  const isNamed = widget.id !== '' && widget.getRootNode() === document && isAddressable(widget);
  const isStopped = widget instanceof PlySearch && widget.trace?.stopped?.reason === 'cancelled';
  const address =
    isNamed && !isStopped
      ? addressOf(location.href, stateFragment([widget], wholeState))
      : addressOf(...workbench(widget));
  return { address, host, isSection: false };
}

/** The workbench on which a widget without a name can be set up as it is, and the fragment that does it. */
function workbench(widget: HTMLElement): [page: string, fragment: string] {
  if (widget instanceof PlySearch) return [pageOfSite('explore/'), writeAddress(placeOf(widget))];
  return [pageOfSite('compare/'), isComparison(widget) ? writeComparedAddress(comparedPlace(widget)) : ''];
}

/** A search at its step. One that was stopped is stopped again, after as many nodes, rather than searched to its end. */
function placeOf({ settings, step, trace }: PlySearch): Address {
  if (!trace?.stopped) return { settings, step };
  return { settings: { ...settings, 'max-nodes': `${trace.stopped.nodes}` }, step };
}

/** By name: the class of comparisons would come with its script. */
function isComparison(widget: HTMLElement): widget is PlyCompare {
  return widget.localName === 'ply-compare';
}

/** A comparison as it is, for an address. */
export function comparedPlace({ settings, left, right, form, step }: PlyCompare): ComparedAddress {
  const known = comparisonForms.find((each) => each === form) ?? comparisonForms[0];
  return { settings, left, right, form: known, step };
}

/** What is on the screen of a presentation: the widgets as they are, or the section where there are none. */
export function sectionSubject(blocks: readonly Element[], heading: string): ShareSubject {
  const inside = blocks.flatMap((block) => [block, ...block.querySelectorAll('[id], [for]')]);
  const shown = inside.map((each) => document.getElementById(each.getAttribute('for') ?? each.id));
  const widgets = [...new Set(shown)].filter((each) => each !== null).filter(isAddressable);
  const fragment = widgets.length ? stateFragment(widgets, wholeState) : encodeURIComponent(heading);
  const host = widgets.find((widget) => widget instanceof TraceHost) ?? null;
  return { address: addressOf(location.href, fragment), host, isSection: true };
}

/** An address without what is only for this window, and with another fragment. */
function addressOf(page: string, fragment: string): string {
  return page.replace(/[?#].*$/, '') + (fragment && `#${fragment}`);
}

/** A page of the site: the site's name links to its root, wherever it is served. */
export function pageOfSite(path: string): string {
  const root = document.querySelector<HTMLAnchorElement>('a.site-name')?.href ?? location.href;
  return new URL(path, root).href;
}
