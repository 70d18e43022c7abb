import { findRow } from '../../catalogue/index.ts';
import { isAddressable } from '../../elements/host/addressable.ts';
import type { PlyCompare } from '../../elements/compare/ply-compare.ts';
import { PlySearch } from '../../elements/host/ply-search.ts';
import { TraceHost } from '../../elements/host/trace-host.ts';
import type { SessionHost } from '../../elements/host/session-host.ts';
import {
  comparisonForms,
  writeComparedAddress,
  writeExploreAddress,
  writeParts,
  type ComparedAddress,
  type Address,
} from '../../walk/index.ts';
import { splitLessonFragment } from '../address/lesson-address.ts';
import { resolveSitePage } from '../address/site-page.ts';
import { writeStateFragment, readWholeState } from '../address/state-fragment.ts';

export interface ShareSubject {
  readonly address: string;
  readonly host: SessionHost | null;
  readonly isSection: boolean;
  /** The dialog's title, if it's not for a step or a section. */
  readonly title?: string;
  /** The title of the lesson that it is, or is a piece of. */
  readonly from?: string;
  readonly source?: string;
  /** A file to share where the address is too long. */
  readonly instead?: { readonly note: string; readonly name: string; readonly content: Blob };
}

/** A named widget is shared on its page; others, and a stopped search (its page would finish it), on a workbench. */
export function buildWidgetSubject(widget: HTMLElement): ShareSubject {
  const host = widget instanceof TraceHost ? widget : null;
  const isNamed = widget.id !== '' && widget.getRootNode() === document && isAddressable(widget);
  const isStopped = widget instanceof PlySearch && widget.trace?.stopped?.reason === 'cancelled';
  if (!isNamed || isStopped)
    return { address: joinAddress(...chooseWorkbench(widget)), host, isSection: false };
  const address = joinAddress(location.href, writeStateFragment([widget], readWholeState));
  const from = document.querySelector('article[data-lesson] h1')?.textContent.trim();
  return { address, host, isSection: false, ...(from && { from }) };
}

function chooseWorkbench(widget: HTMLElement): [page: string, fragment: string] {
  if (widget instanceof PlySearch)
    return [resolveSitePage('explore/'), writeExploreAddress(readSearchPlace(widget))];
  return [
    resolveSitePage('compare/'),
    isComparison(widget) ? writeComparedAddress(readComparedPlace(widget)) : '',
  ];
}

/** A stopped search gets a limit, so that it stops again at the same node. */
function readSearchPlace({ settings, step, trace }: PlySearch): Address {
  if (!trace?.stopped) return { settings, step };
  return { settings: { ...settings, 'max-nodes': `${trace.stopped.nodes}` }, step };
}

/** By its row: the class would import its script. */
function isComparison(widget: HTMLElement): widget is PlyCompare {
  return findRow(widget.localName)?.hosts === 'comparison';
}

/** An unknown form is replaced by the default. */
export function readComparedPlace({ settings, left, right, form, step }: PlyCompare): ComparedAddress {
  const known = comparisonForms.find((each) => each === form) ?? comparisonForms[0];
  return { settings, left, right, form: known, step };
}

/** The widgets on the screen of a presentation, or the section if an address can hold nothing of them. */
export function buildSectionSubject(blocks: readonly Element[], heading: string): ShareSubject {
  const inside = blocks.flatMap((block) => [block, ...block.querySelectorAll('[id], [for]')]);
  const shown = inside.map((each) => document.getElementById(each.getAttribute('for') ?? each.id));
  const widgets = [...new Set(shown)].filter((each) => each !== null).filter(isAddressable);
  const fragment = writeStateFragment(widgets, readWholeState) || encodeURIComponent(heading);
  const host = widgets.find((widget) => widget instanceof TraceHost) ?? null;
  return { address: joinAddress(location.href, fragment), host, isSection: true };
}

/** Keeps a lesson that is in the address. */
function joinAddress(page: string, fragment: string): string {
  const lesson = page === location.href ? splitLessonFragment(location.hash) : null;
  const all = [fragment, lesson ? writeParts(Object.entries(lesson)) : ''].filter(Boolean).join('&');
  return page.replace(/[?#].*$/, '') + (all && `#${all}`);
}
