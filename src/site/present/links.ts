import { decoded } from '../address/anchor.ts';

/** The id in a fragment of this page: of a heading, `#scores`, or of a widget, `#calls.step=4`. */
export function idOfLink(fragment: string): string {
  const [name, value] = partOf(fragment);
  return decoded(value === undefined ? name : name.slice(0, name.lastIndexOf('.')));
}

/** The step in a fragment, from 0. */
export function stepOfLink(fragment: string): number {
  return Number(partOf(fragment)[1]) || 0;
}

function partOf(fragment: string): [name: string, value?: string] {
  const [first = ''] = fragment.replace(/^#/, '').split('&');
  const [name = '', value] = first.split('=');
  return [name, value];
}
