import { isAddressable, type Addressable } from '../../elements/host/addressable.ts';
import { readAllParts } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { addressBar } from './address-bar.ts';
import { splitAnchor } from './anchor.ts';
import { fetchElement } from '../page/fetch-elements.ts';
import { showIgnored, tellCorrectedSteps } from './page-message.ts';
import { stateFragment } from './state-fragment.ts';

/** The share of a widget, or of a screen full of it, that is to be in sight for nothing to scroll. */
const ENOUGH = 0.8;

/**
 * Keeps the state of a page's widgets in its address, `#s1.step=17&duel.moves=4,5`, so that a copied address and a
 * reload lead back to it; an address that is opened or edited sets it. It opens where its first part leads: a widget, or
 * what an ordinary anchor before the parts names, `#scores&s1.step=17`.
 * @param others - What else the address of the page is to hold: parts without a dot in their names.
 */
export async function keepStateInAddress(others = ''): Promise<void> {
  besides = others;
  tellCorrectedSteps();
  document.addEventListener('ply-state-change', ({ target }) => {
    if (!isOpening) addressBar.set(fragmentOf(target));
  });
  noteDepartures();
  addressBar.subscribe((fragment, isReturn) => void openAnother(fragment, isReturn));
  await open(location.hash);
}

/** Whether widgets are being set as the address says, so that what they tell is in it already. */
let isOpening = false;

/** What the address holds besides the state of widgets. */
let besides = '';

/** Waits for the scripts of the elements that an address names, and fetches those that come late. */
async function allDefined(ids: readonly string[]): Promise<void> {
  const pending = [...document.querySelectorAll('[id]:not(:defined)')].filter(({ id }) => ids.includes(id));
  await Promise.all(
    pending.map(({ localName }) => [fetchElement(localName), customElements.whenDefined(localName)]).flat(),
  );
}

function widgets(): Addressable[] {
  return [...document.querySelectorAll('[id]')].filter(isAddressable);
}

/** The fragment for the state of all widgets, that leads to one of them or to an anchor. */
function fragmentOf(place: EventTarget | null): string {
  const all = widgets().toSorted((one, other) => Number(other === place) - Number(one === place));
  const state = stateFragment(all, ({ stateParts }) => stateParts);
  const anchor = place instanceof Element && !isAddressable(place) ? encodeURIComponent(place.id) : '';
  return [anchor, besides, state].filter(Boolean).join('&');
}

/** Opens another address of the page: what it does not name stays as it is, and is added to it. */
async function openAnother(fragment: string, isReturn: boolean): Promise<void> {
  const offerWayBack = departure(fragment);
  const place = await open(fragment, isReturn);
  addressBar.set(fragmentOf(place));
  if (place && !isReturn && !isPresented())
    await offerWayBack(isAddressable(place) ? nearestView(place) : place);
}

/** Sets the widgets as a fragment says, and shows the place that it leads to; returns that place. */
async function open(fragment: string, isReturn = false): Promise<Element | null> {
  const { anchor, rest } = splitAnchor(fragment);
  const { parts, problems } = readAllParts(rest);
  if (rest) await allDefined([...parts.keys()].map((name) => splitLast(name)[0]));
  const all = widgets();
  // Who waits for a widget asks for its search, however far below it stands.
  if (rest) await Promise.all(all.map((widget) => widget.updateComplete));
  let first: Addressable | null = null;
  isOpening = true;
  for (const [name, value] of parts) {
    if (besides && !name.includes('.')) continue;
    const [id, key] = splitLast(name);
    const widget = all.find((candidate) => candidate.id === id);
    const problem = widget ? restore(widget, key, value) : words.address.noWidget(id || name);
    if (problem !== null) problems.push(problem);
    else first ??= widget!;
  }
  isOpening = false;
  showIgnored('fragment', problems);
  // A presenter shows the place itself, and the browser goes where an anchor alone leads and where the reader was.
  if (isReturn || isPresented()) return anchor ?? first;
  if (anchor && rest) anchor.scrollIntoView();
  else if (first) bringIntoView(nearestView(first));
  return anchor ?? first;
}

/** Scrolls to a widget, unless it stands before the reader's eyes, as one beside its text does. */
function bringIntoView(view: Element): void {
  const { top, bottom, height } = view.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (seen < Math.min(height, innerHeight) * ENOUGH) view.scrollIntoView({ block: 'center' });
}

function isPresented(): boolean {
  return 'present' in document.documentElement.dataset;
}

/** The widget itself or, if it is nearer to what the reader sees, another picture of its search on the page. */
function nearestView(widget: Addressable): Element {
  const others = document.querySelectorAll(`:is(ply-tree, ply-timeline)[for='${CSS.escape(widget.id)}']`);
  const distance = (view: Element) => {
    const { top, bottom } = view.getBoundingClientRect();
    return Math.max(top - innerHeight, -bottom, 0);
  };
  return [widget, ...others].toSorted((a, b) => distance(a) - distance(b))[0];
}

function restore(widget: Addressable, key: string, value: string): string | null {
  if (widget.stateKeys.includes(key)) return widget.restore(key, value);
  const known = widget.stateKeys.map((each) => `${widget.id}.${each}`);
  return words.address.unknown(`${widget.id}.${key}`, known);
}

/** `s1.step` as `['s1', 'step']`: identifiers may hold dots themselves. */
function splitLast(name: string): [id: string, key: string] {
  const at = name.lastIndexOf('.');
  return at < 0 ? ['', name] : [name.slice(0, at), name.slice(at + 1)];
}

/** Links of the text to other parts of it; what is made for going about, the contents and the headings, is no departure. */
const LINKS = 'article a[href^="#"]:not(nav a, .anchor)';

/** The link that was followed last, and how far below the upper edge of the screen it stood. */
let followed: { readonly control: HTMLAnchorElement; readonly top: number } | null = null;

/** Notes from where a reader is led to another part of the page. */
function noteDepartures(): void {
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    followed = control && { control, top: control.getBoundingClientRect().top };
  };
  // Before the link is followed.
  document.addEventListener('click', note, { capture: true });
}

/** What, called before a link has led anywhere, offers the way back to it from what it leads to. */
function departure(fragment: string): (shown: Element) => Promise<void> {
  const from = followed?.control.hash === fragment ? followed : null;
  followed = null;
  return async (shown) => {
    if (!from) return;
    const { WayBack } = await import('../../elements/host/way-back.ts');
    WayBack.offer(shown, { ...from, label: words.address.wayBack });
  };
}
