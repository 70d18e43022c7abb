import { isAddressable, type Addressable } from '../../elements/host/addressable.ts';
import { readAllParts } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { addressBar } from './address-bar.ts';
import { splitAnchor } from './anchor.ts';
import { fetchElement } from '../every-page/fetch-elements.ts';
import { showIgnored, reportCorrectedSteps } from './page-message.ts';
import { writeStateFragment } from './state-fragment.ts';

/** The share of a widget, or of the screen it fills, that must be in view for nothing to scroll. */
const SHARE_IN_VIEW = 0.8;

/**
 * Keeps the state of a page's widgets in its address, `#s1.step=17&duel.moves=4,5`, and restores it. An address opens at
 * its first widget, or at an ordinary anchor before the parts: `#scores&s1.step=17`.
 * @param others - Further parts of the address, without a dot in their names.
 */
export async function keepStateInAddress(others = ''): Promise<void> {
  otherParts = others;
  reportCorrectedSteps();
  document.addEventListener('ply-state-change', ({ target }) => {
    if (!isOpening) addressBar.set(writeFragment(target));
  });
  noteDepartures();
  addressBar.subscribe((fragment, isReturn) => void openNewFragment(fragment, isReturn));
  await restoreFragment(location.hash);
}

/** True while widgets are set from the address: their changes are already in it. */
let isOpening = false;

let otherParts = '';

async function waitForElements(ids: ReadonlySet<string>): Promise<void> {
  const pending = [...document.querySelectorAll('[id]:not(:defined)')].filter(({ id }) => ids.has(id));
  await Promise.all(
    pending.map(({ localName }) => [fetchElement(localName), customElements.whenDefined(localName)]).flat(),
  );
}

function findWidgets(): Addressable[] {
  return [...document.querySelectorAll('[id]')].filter(isAddressable);
}

function writeFragment(place: EventTarget | null): string {
  const all = findWidgets().toSorted((one, other) => Number(other === place) - Number(one === place));
  const state = writeStateFragment(all, ({ stateParts }) => stateParts);
  const anchor = place instanceof Element && !isAddressable(place) ? encodeURIComponent(place.id) : '';
  return [anchor, otherParts, state].filter(Boolean).join('&');
}

/** Widgets that the fragment does not name keep their state, which is added to it. */
async function openNewFragment(fragment: string, isReturn: boolean): Promise<void> {
  const offerWayBack = prepareWayBack(fragment);
  const place = await restoreFragment(fragment, isReturn);
  addressBar.set(writeFragment(place));
  if (place && !isReturn && !isPresented())
    await offerWayBack(isAddressable(place) ? findNearestView(place) : place);
}

async function restoreFragment(fragment: string, isReturn = false): Promise<Element | null> {
  const { anchor, rest } = splitAnchor(fragment);
  const { parts, problems } = readAllParts(rest);
  const ids = new Set([...parts.keys()].map((name) => splitLast(name)[0]));
  await waitForElements(ids);
  const all = findWidgets();
  // Awaiting a widget starts its search, however far down the page it is. Other searches may take long.
  await Promise.all(all.filter(({ id }) => ids.has(id)).map((widget) => widget.updateComplete));
  let first: Addressable | null = null;
  isOpening = true;
  for (const [name, value] of parts) {
    if (otherParts && !name.includes('.')) continue;
    const [id, key] = splitLast(name);
    const widget = all.find((candidate) => candidate.id === id);
    const problem = widget ? widget.restore(key, value) : words.address.noWidget(id || name);
    if (problem !== null) problems.push(problem);
    else first ??= widget!;
  }
  isOpening = false;
  showIgnored('fragment', problems);
  // A presenter shows the place itself. The browser scrolls to an anchor alone, and back on a return.
  if (isReturn || isPresented()) return anchor ?? first;
  if (anchor && rest) anchor.scrollIntoView();
  else if (first) bringIntoView(findNearestView(first));
  return anchor ?? first;
}

/** Scrolls only if too little of it is in view, as a widget beside its text is. */
function bringIntoView(view: Element): void {
  const { top, bottom, height } = view.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (seen < Math.min(height, innerHeight) * SHARE_IN_VIEW) view.scrollIntoView({ block: 'center' });
}

function isPresented(): boolean {
  return 'present' in document.documentElement.dataset;
}

/** The widget, or another view of its search that is nearer to the screen. */
function findNearestView(widget: Addressable): Element {
  const others = document.querySelectorAll(`:is(ply-tree, ply-timeline)[for='${CSS.escape(widget.id)}']`);
  const measureDistance = (view: Element) => {
    const { top, bottom } = view.getBoundingClientRect();
    return Math.max(top - innerHeight, -bottom, 0);
  };
  return [widget, ...others].toSorted((a, b) => measureDistance(a) - measureDistance(b))[0];
}

/** Splits `s1.step` into `['s1', 'step']`, at the last dot, because ids may contain dots. */
function splitLast(name: string): [id: string, key: string] {
  const at = name.lastIndexOf('.');
  return at < 0 ? ['', name] : [name.slice(0, at), name.slice(at + 1)];
}

const TEXT_LINKS = 'article a[href^="#"]:not(nav a, .anchor)';

/** The link followed last, and its distance (px) from the top of the screen. */
let followedLink: { readonly control: HTMLAnchorElement; readonly top: number } | null = null;

function noteDepartures(): void {
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLAnchorElement>(TEXT_LINKS) : null;
    followedLink = control && { control, top: control.getBoundingClientRect().top };
  };
  // Before the link is followed.
  document.addEventListener('click', note, { capture: true });
}

/** Call this before following the link. Call the result with the target, to offer a way back there. */
function prepareWayBack(fragment: string): (shown: Element) => Promise<void> {
  const from = followedLink?.control.hash === fragment ? followedLink : null;
  followedLink = null;
  return async (shown) => {
    if (!from) return;
    const { WayBack } = await import('../../elements/host/way-back.ts');
    WayBack.offer(shown, { ...from, label: words.address.wayBack });
  };
}
