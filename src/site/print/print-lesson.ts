import { comeNearAll } from '../../elements/kit/later.ts';
import { fetchAllElements } from '../page/fetch-elements.ts';

const ASLEEP = 'article :is(:not(:defined), [aria-busy])';

/** On sections that are not of the part that is presented or printed. */
const LEFT_OUT = 'data-left-out';

/** `sections` are counted from 1; null for those that are not left out on the page. `hurry` ends the wait for figures. */
export interface PrintChoice {
  readonly sections?: readonly number[] | null;
  readonly hurry?: AbortSignal;
}

/** Prints the lesson on the page, or some sections of it, once all its figures are there, however far one has scrolled. */
export async function printLesson({ sections = null, hurry }: PrintChoice = {}): Promise<void> {
  await waitForFigures(hurry);
  const all = [...document.querySelectorAll<HTMLElement>('article section')];
  const before = all.map((section) => section.hasAttribute(LEFT_OUT));
  if (sections)
    for (const [i, section] of all.entries()) section.toggleAttribute(LEFT_OUT, !sections.includes(i + 1));
  const restore = () => {
    for (const [i, section] of all.entries()) section.toggleAttribute(LEFT_OUT, before[i]);
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
