interface SplitFragment {
  readonly anchor: Element | null;
  /** Without `#`. */
  readonly rest: string;
}

/** An anchor is a first part without `=` that is an id on the page. */
export function splitAnchor(fragment: string): SplitFragment {
  const text = fragment.replace(/^#/, '');
  const [first, ...rest] = text.split('&');
  const anchor = first && !first.includes('=') ? document.getElementById(decodePart(first)) : null;
  return anchor ? { anchor, rest: rest.join('&') } : { anchor, rest: text };
}

/** Decodes a part of an address; empty if it is malformed. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
