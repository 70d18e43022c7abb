import type { SessionHost } from '../../elements/session-controller.ts';
import { PlySearch } from '../../elements/ply-search.ts';
import { SearchHost } from '../../elements/search-host.ts';
import { writePlace } from '../../session/index.ts';

/** What is shared: an address and, if a search is to be seen there, the widget that gives the picture. */
export interface ShareSubject {
  readonly address: string;
  readonly host: SessionHost | null;
  /** Whether it is a whole section rather than one widget. */
  readonly isSection: boolean;
}

/** One widget at its step: on a page that names it by its id, on the Explore page all that sets it up. */
export function widgetSubject(host: SessionHost): ShareSubject {
  const isNamed = host.id !== '' && host.getRootNode() === document;
  const fragment = isNamed ? stepOf(host) : placeOf(host);
  return { address: addressOf(fragment), host, isSection: false };
}

/** A section of a lesson with the steps of the widgets in it. */
export function sectionSubject(section: Element): ShareSubject {
  const hosts = [...section.querySelectorAll('[id]')].filter((element) => element instanceof SearchHost);
  const heading = section.querySelector('h2[id]');
  const fragment = hosts.length ? hosts.map(stepOf).join('&') : encodeURIComponent(heading?.id ?? '');
  return { address: addressOf(fragment), host: hosts[0] ?? null, isSection: true };
}

/** The address of this page, without what is only for this window, and with another fragment. */
function addressOf(fragment: string): string {
  return location.href.replace(/[?#].*$/, '') + (fragment && `#${fragment}`);
}

function stepOf({ id, session }: SessionHost): string {
  return `${encodeURIComponent(id)}.step=${session?.step ?? 0}`;
}

function placeOf(host: SessionHost): string {
  return host instanceof PlySearch ? writePlace({ settings: host.settings, step: host.step }) : '';
}
