import { isAddressable, STATE_CHANGED, type Addressable } from '../elements/addressable.ts';
import { partsOf } from '../session/index.ts';
import { words } from '../words/index.ts';
import { AddressBar } from './address-bar.ts';
import { fetchElement } from './fetch-late.ts';
import { showIgnored } from './page-message.ts';
import { stateFragment } from './state-fragment.ts';

/**
 * Keeps the state of a page's widgets in its address, `#s1.step=17&duel.moves=4,5`, so that a copied address and a
 * reload lead back to it; an address that is opened or edited sets it. A fragment without `=` is an ordinary anchor.
 */
export async function keepStateInAddress(): Promise<void> {
  await openAddress();
  addEventListener('hashchange', () => void openAddress());
  const bar = new AddressBar();
  document.addEventListener(STATE_CHANGED, () =>
    bar.set(stateFragment(widgets(), ({ stateParts }) => stateParts)),
  );
}

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

async function openAddress(): Promise<void> {
  if (!location.hash.includes('=')) return;
  await allDefined(partsOf(location.hash).map(([name]) => splitLast(name)[0]));
  const all = widgets();
  await Promise.all(all.map((widget) => widget.updateComplete));
  const problems: string[] = [];
  let first: Addressable | null = null;
  for (const [name, value] of partsOf(location.hash)) {
    const [id, key] = splitLast(name);
    const widget = all.find((candidate) => candidate.id === id);
    const problem = widget ? restore(widget, key, value) : words.address.noWidget(id || name);
    if (problem !== null) problems.push(problem);
    else first ??= widget!;
  }
  showIgnored(problems);
  if (first) nearestView(first).scrollIntoView({ block: 'center' });
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
