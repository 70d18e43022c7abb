/** A fragment that begins with an ordinary anchor, taken apart: `#scores&calls.step=4`. */
export interface Anchored {
  /** The part of the page that the anchor leads to; null where there is none. */
  readonly anchor: Element | null;
  /** The rest of the fragment, without `#`. */
  readonly rest: string;
}

/** Takes the anchor off a fragment: a first part without `=` that is the id of something on the page. */
export function splitAnchor(fragment: string): Anchored {
  const text = fragment.replace(/^#/, '');
  const [first, ...rest] = text.split('&');
  const anchor = first && !first.includes('=') ? document.getElementById(decoded(first)) : null;
  return anchor ? { anchor, rest: rest.join('&') } : { anchor, rest: text };
}

/** What a part of an address says; empty where it is written wrongly. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
