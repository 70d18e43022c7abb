import { comeNearAll } from '../../elements/kit/later.ts';
import { fetchAllElements } from '../page/fetch-elements.ts';

const ASLEEP = 'article :is(:not(:defined), [aria-busy])';

/** `sections` are counted from 1; null for all. `hurry` ends the wait for figures. */
export interface PrintChoice {
  readonly sections?: readonly number[] | null;
  readonly hurry?: AbortSignal;
}

/** Prints the lesson on the page, or some sections of it, once all its figures are there, however far one has scrolled. */
export async function printLesson({ sections = null, hurry }: PrintChoice = {}): Promise<void> {
  await waitForFigures(hurry);
  const all = [...document.querySelectorAll<HTMLElement>('article section')];
  const leftOut = sections ? all.filter((_, index) => !sections.includes(index + 1)) : [];
  for (const section of leftOut) section.dataset['leftOut'] = '';
  const restore = () => {
    for (const section of leftOut) delete section.dataset['leftOut'];
  };
  addEventListener('afterprint', restore, { once: true });
  print();
}

/** What can't be fetched is printed as readers without scripts see it. */
async function waitForFigures(hurry: AbortSignal | undefined): Promise<void> {
  comeNearAll();
  const areFetched = await fetchAllElements().then(
    () => true,
    () => false,
  );
  if (!areFetched) return;
  const areDrawn = () => hurry?.aborted || document.querySelector(ASLEEP) === null;
  while (!areDrawn()) await new Promise(requestAnimationFrame);
}
