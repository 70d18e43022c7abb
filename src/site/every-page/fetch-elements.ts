import { fetchSearchesWhenNear, fetchWhenNear, type ElementScripts } from '../../elements/kit/nearness.ts';
import { waitForTurn } from '../../elements/kit/turns.ts';
import { waitUntilDrawn } from '../../elements/kit/undrawn.ts';

/** All elements that the catalogue lists: the others are only parts of these. */
const elementModules = import.meta.glob([
  '../../elements/*/ply-*.ts',
  '!../../elements/*/ply-{editor,element,help,line,outline,side,voice}.ts',
]);

export const elementScripts: ElementScripts = Object.fromEntries(
  Object.entries(elementModules).map(([path, load]) => [readName(path), load]),
);

function readName(path: string): string {
  return /[^/]+(?=\.ts$)/.exec(path)![0];
}

export function fetchElements(root: ParentNode = document): void {
  // A search comes before the questions about it.
  const { 'ply-stepper': stepper, 'ply-by-hand': byHand } = elementScripts;
  fetchSearchesWhenNear(root, { 'ply-stepper': stepper, 'ply-by-hand': byHand });
  fetchWhenNear(root, elementScripts);
  void fetchQuestions();
}

/**
 * Questions load with the first search or game of a page, even if they are far away: screen readers list their buttons
 * and fields.
 */
async function fetchQuestions(): Promise<void> {
  await Promise.race(['ply-stepper', 'ply-play'].map((name) => customElements.whenDefined(name)));
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  // Visible elements are drawn first.
  await waitUntilDrawn();
  await waitForTurn();
  const names = Object.keys(elementModules)
    .filter((path) => path.includes('/questions/'))
    .map(readName);
  const asleep = names.filter((name) => document.querySelector(`${name}:not(:defined)`));
  await Promise.all(asleep.map(fetchElement));
}

export async function fetchElement(name: string): Promise<void> {
  await elementScripts[name]?.();
}

/** Both windows of a presentation share the state of elements, so all on the page must be there. */
export async function fetchAllElements(): Promise<void> {
  const here = Object.keys(elementScripts).filter((name) => document.querySelector(name));
  await Promise.all(here.map(fetchElement));
}
