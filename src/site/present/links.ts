import { decodePart } from '../address/anchor.ts';

/** The id in a fragment of this page: of a heading, `#scores`, or of a widget, `#calls.step=4`. */
export function readLinkId(fragment: string): string {
  const [name, value] = splitFragment(fragment);
  return decodePart(value === undefined ? name : name.slice(0, name.lastIndexOf('.')));
}

export function readLinkStep(fragment: string): number {
  return Number(splitFragment(fragment)[1]) || 0;
}

function splitFragment(fragment: string): [name: string, value?: string] {
  const [first = ''] = fragment.replace(/^#/, '').split('&');
  const [name = '', value] = first.split('=');
  return [name, value];
}
