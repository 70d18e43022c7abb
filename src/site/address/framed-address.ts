export const FRAME_FOLDER = 'embed/';

/** What a frame shows: a page by its path, and the fragment of that page's address, without `#`. */
export interface FramedPlace {
  readonly page: string;
  readonly fragment: string;
}

export const PIECE_KEY = 'show';

const framedPages = /^(explore|compare|code|write\/lesson|lessons\/[\w-]+)\/$/;

/** `…/explore/#step=8` becomes `…/embed/#explore/&step=8`; null if a frame can't show it. `root` ends with a slash. */
export function buildFrameAddress(address: string, root: string): string | null {
  if (!address.startsWith(root)) return null;
  const [page, fragment = ''] = splitFirst(address.slice(root.length).replace(/\?[^#]*/, ''), '#');
  const isShown = framedPages.test(page) && (!page.startsWith('lessons/') || fragment !== '');
  return isShown ? `${root}${FRAME_FOLDER}#${[page, fragment].filter(Boolean).join('&')}` : null;
}

/** Null for a page that a frame can't show. */
export function readFramedPlace(text: string): FramedPlace | null {
  const [first, fragment = ''] = splitFirst(text.replace(/^#/, ''), '&');
  const page = first.replaceAll(/%2f/gi, '/');
  return framedPages.test(page) ? { page, fragment } : null;
}

/** The path and fragment on the site; a piece of a lesson becomes an anchor on its page. */
export function buildPageAddress({ page, fragment }: FramedPlace): string {
  const [, name = '', rest = ''] = new RegExp(`^${PIECE_KEY}=([^&.]*)[^&]*&?(.*)$`).exec(fragment) ?? [];
  const isPlace = name && !rest.startsWith(`${name}.`);
  const place = name ? [isPlace && name, rest].filter(Boolean).join('&') : fragment;
  return page + (place && `#${place}`);
}

function splitFirst(text: string, sign: string): string[] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
