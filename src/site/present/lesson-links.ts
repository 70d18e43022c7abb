import { decodePart } from '../address/anchor.ts';

/** The id in a fragment of this page: of a heading, `#scores`, or of a widget, `#calls.step=4`. */
export function readLinkId(fragment: string): string {
  const [name, value] = splitFragment(fragment);
  return decodePart(value === undefined ? name : name.slice(0, name.lastIndexOf('.')));
}

export function readLinkStep(fragment: string): number {
  return Number(splitFragment(fragment)[1]) || 0;
}

/** The address of another lesson of the course, presented. Null if this page is not one of its lessons. */
export function findLessonAddress(lesson: string, own: string): string | null {
  if (!location.pathname.endsWith(`/${own}/`)) return null;
  return new URL(`../${lesson}/?present`, location.href).href;
}

/** The presented address of a linked lesson, at the linked heading; null for any other link. */
export function findLinkedLesson(link: HTMLAnchorElement, own: string): string | null {
  const { origin, pathname, hash } = new URL(link.href);
  const [, folder, lesson = ''] = /^(.*\/)([a-z0-9-]+)\/$/.exec(pathname) ?? [];
  const isSibling = origin === location.origin && location.pathname === `${folder}${own}/`;
  const address = isSibling && lesson !== own ? findLessonAddress(lesson, own) : null;
  return address && address + hash;
}

function splitFragment(fragment: string): [name: string, value?: string] {
  const [first = ''] = fragment.replace(/^#/, '').split('&');
  const [name = '', value] = first.split('=');
  return [name, value];
}
