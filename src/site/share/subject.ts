import { isAddressable } from '../../elements/addressable.ts';
import { PlySearch } from '../../elements/ply-search.ts';
import { SearchHost } from '../../elements/search-host.ts';
import type { SessionHost } from '../../elements/session-controller.ts';
import { writePlace } from '../../session/index.ts';
import { stateFragment, wholeState } from '../state-fragment.ts';

/** What is shared: an address and, if a search is to be seen there, the widget that gives the picture. */
export interface ShareSubject {
  readonly address: string;
  readonly host: SessionHost | null;
  /** Whether it is a whole section rather than one widget. */
  readonly isSection: boolean;
}

/** One widget as it is: on its page where that knows it by its id, else on the Explore page by all that sets it up. */
export function widgetSubject(widget: HTMLElement): ShareSubject {
  const host = widget instanceof SearchHost ? widget : null;
  const isNamed = widget.id !== '' && widget.getRootNode() === document && isAddressable(widget);
  const address = isNamed
    ? addressOf(location.href, stateFragment([widget], wholeState))
    : addressOf(explorePage(), widget instanceof PlySearch ? writePlace(widget) : '');
  return { address, host, isSection: false };
}

/** What is on the screen of a presentation: the widgets as they are, or the section where there are none. */
export function sectionSubject(blocks: readonly Element[], heading: string): ShareSubject {
  const inside = blocks.flatMap((block) => [block, ...block.querySelectorAll('[id]')]);
  const widgets = inside.filter(isAddressable).filter(({ id }) => id !== '');
  const fragment = widgets.length ? stateFragment(widgets, wholeState) : encodeURIComponent(heading);
  const host = widgets.find((widget) => widget instanceof SearchHost) ?? null;
  return { address: addressOf(location.href, fragment), host, isSection: true };
}

/** An address without what is only for this window, and with another fragment. */
function addressOf(page: string, fragment: string): string {
  return page.replace(/[?#].*$/, '') + (fragment && `#${fragment}`);
}

/** The Explore page: the site's name links to the root of the site, wherever it is served. */
function explorePage(): string {
  const root = document.querySelector<HTMLAnchorElement>('a.site-name')?.href ?? location.href;
  return new URL('explore/', root).href;
}
