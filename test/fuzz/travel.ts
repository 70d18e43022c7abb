import type { Chooser } from './deed.ts';

/** Fragments that no page writes: wrong, foreign, huge, hostile. */
const fragments =
  ' main nowhere = &&& step=3 step=-1 step=1e3 step=999999999 search.step=4 position=oxx/.xo/o.. position=<script> position=% position=xxx/xxx/xxx tree=[[3,5],[2,9]] tree=[[[[ scoring=depth&scoring=plain __proto__=1 constructor.step=2 %00 a.b.c=%F0'
    .split(' ')
    .concat(`position=${'x'.repeat(3000)}`);

/** How many places the fuzzer has added to the history: it goes back no further. */
let added = 0;

/** Opens another fragment of the page, or goes back or forward. */
export const travel: Chooser = (random) => {
  const way = random.below(3);
  if (way === 0 && added > 0) return { name: 'back', perform: goBack };
  if (way === 1) return { name: 'forward', perform: () => history.forward() };
  const fragment = random.pick([...fragments, ...ownFragments()]);
  return { name: `#${fragment.slice(0, 40)}`, perform: () => goTo(fragment) };
};

function goBack(): void {
  added--;
  history.back();
}

function goTo(fragment: string): void {
  const before = location.href;
  location.hash = fragment;
  if (location.href !== before) added++;
}

/** Keeps the page where it is: what would lead away, open a window or a dialog of the system does nothing. */
export function stayHere(): void {
  window.open = () => null;
  addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
      if (link && (link.download || link.target || leadsAway(link))) event.preventDefault();
    },
    { capture: true },
  );
}

/** Without a fragment a link to the page itself loads it anew. */
function leadsAway({ pathname, search, href }: HTMLAnchorElement): boolean {
  return !href.includes('#') || pathname !== location.pathname || search !== location.search;
}

/** The fragments of the parts of the page, and of the first steps of its widgets. */
function ownFragments(): string[] {
  const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => encodeURIComponent(id));
  return ids.flatMap((id) => [id, `${id}.step=5`]);
}
