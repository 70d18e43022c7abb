import { PlySearch } from '../elements/ply-search.ts';
import { partsOf, readStep } from '../session/index.ts';
import { words } from '../words/index.ts';
import { AddressBar } from './address-bar.ts';
import { showIgnored } from './page-message.ts';

/**
 * Keeps the steps of a page's widgets in its address, `#s1.step=17`, so that a copied address and a reload lead back
 * to the same steps; an address that is opened or edited sets them. A fragment without `=` is an ordinary anchor.
 */
export async function keepStepsInAddress(): Promise<void> {
  await openAddress();
  addEventListener('hashchange', () => void openAddress());
  const bar = new AddressBar();
  document.addEventListener('step-change', () => bar.set(fragmentOf(widgets())));
}

function widgets(): PlySearch[] {
  return [...document.querySelectorAll('[id]')].filter((element) => element instanceof PlySearch);
}

function fragmentOf(searches: readonly PlySearch[]): string {
  return searches
    .filter((search) => search.step > 0)
    .map((search) => `${encodeURIComponent(search.id)}.step=${search.step}`)
    .join('&');
}

async function openAddress(): Promise<void> {
  if (!location.hash.includes('=')) return;
  const all = widgets();
  await Promise.all(all.map((search) => search.updateComplete));
  const problems: string[] = [];
  let first: PlySearch | null = null;
  for (const [name, value] of partsOf(location.hash)) {
    const [id, key] = splitLast(name);
    const search = all.find((candidate) => candidate.id === id);
    if (!search || key !== 'step') {
      problems.push(
        search ? words.address.unknown(name, [`${id}.step`]) : words.address.noWidget(id || name),
      );
      continue;
    }
    const step = readStep(value, search.stepCount);
    if (typeof step === 'string') problems.push(step);
    else search.step = step;
    first ??= search;
  }
  showIgnored(problems);
  first?.scrollIntoView({ block: 'center' });
}

/** `s1.step` as `['s1', 'step']`: identifiers may hold dots themselves. */
function splitLast(name: string): [id: string, key: string] {
  const at = name.lastIndexOf('.');
  return at < 0 ? ['', name] : [name.slice(0, at), name.slice(at + 1)];
}
