/** The folder of the page that stands in a frame, below the site's address. */
export const FRAME = 'embed/';

/** What a frame shows: a page of the site, by its path, and the fragment of that page's address, without `#`. */
export interface Framed {
  readonly page: string;
  readonly fragment: string;
}

/** The part of a lesson's address in a frame that names the piece which is shown. */
export const SHOWN = 'show';

/** The pages of which a frame can show what their address holds. */
const pages = /^(explore|compare|code|write\/lesson|lessons\/[\w-]+)\/$/;

/**
 * What shows in a frame what an address of the site leads to, `…/explore/#step=8`: the same with the page as the first
 * part of the fragment, `…/embed/#explore/&step=8`. Null for an address of which nothing can be shown in a frame.
 * @param root - The address of the site, with a slash at its end.
 */
export function frameAddress(address: string, root: string): string | null {
  if (!address.startsWith(root)) return null;
  const [page, fragment = ''] = splitFirst(address.slice(root.length).replace(/\?[^#]*/, ''), '#');
  const isShown = pages.test(page) && (!page.startsWith('lessons/') || fragment !== '');
  return isShown ? `${root}${FRAME}#${[page, fragment].filter(Boolean).join('&')}` : null;
}

/** What the fragment of a frame's address says; null for a page of which nothing can be shown in a frame. */
export function readFramed(text: string): Framed | null {
  const [first, fragment = ''] = splitFirst(text.replace(/^#/, ''), '&');
  const page = first.replaceAll(/%2f/gi, '/');
  return pages.test(page) ? { page, fragment } : null;
}

/** The address of what a frame shows, below the site's; a piece of a lesson is a place on its page. */
export function pageAddress({ page, fragment }: Framed): string {
  const [, name = '', rest = ''] = new RegExp(`^${SHOWN}=([^&.]*)[^&]*&?(.*)$`).exec(fragment) ?? [];
  const isPlace = name && !rest.startsWith(`${name}.`);
  const place = name ? [isPlace && name, rest].filter(Boolean).join('&') : fragment;
  return page + (place && `#${place}`);
}

function splitFirst(text: string, sign: string): string[] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
