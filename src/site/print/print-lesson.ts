import { comeNearAll } from '../../elements/kit/nearness.ts';
import { isLeftOut, leaveOut } from '../present/lesson-part.ts';
import { fetchAllElements } from '../every-page/fetch-elements.ts';

const ASLEEP = 'article :is(:not(:defined), [aria-busy])';

/**
 * Prints sections of the lesson on the page, counted from 1, once all figures are there, however far one has scrolled.
 * `hurry` ends the wait for them.
 */
export async function printLesson(sections: readonly number[], hurry: AbortSignal): Promise<void> {
  await waitForFigures(hurry);
  const all = [...document.querySelectorAll<HTMLElement>('article section')];
  const before = all.map(isLeftOut);
  for (const [i, section] of all.entries()) leaveOut(section, !sections.includes(i + 1));
  const restore = () => {
    for (const [i, section] of all.entries()) leaveOut(section, before[i]);
  };
  addEventListener('afterprint', restore, { once: true });
  print();
}

/** Waits for all figures. One that cannot be loaded is printed as readers without scripts see it. */
export async function waitForFigures(hurry: AbortSignal): Promise<void> {
  comeNearAll();
  const areFetched = await fetchAllElements().then(
    () => true,
    () => false,
  );
  if (!areFetched) return;
  const areDrawn = () => hurry.aborted || document.querySelector(ASLEEP) === null;
  while (!areDrawn()) await new Promise(requestAnimationFrame);
}
