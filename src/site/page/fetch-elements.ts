import { fetchWhenNear, type ElementScripts } from '../../elements/kit/later.ts';

/** All elements except those used only inside others. */
const elementModules = import.meta.glob([
  '../../elements/*/ply-*.ts',
  '!../../elements/*/ply-{editor,element,help,line,outline,side,voice}.ts',
]);

const elementScripts: ElementScripts = Object.fromEntries(
  Object.entries(elementModules).map(([path, load]) => [/[^/]+(?=\.ts$)/.exec(path)![0], load]),
);

export function fetchElements(root: ParentNode = document): void {
  // A search comes before the questions about it.
  const { 'ply-stepper': stepper, 'ply-by-hand': byHand } = elementScripts;
  fetchWhenNear(root, { 'ply-stepper': stepper, 'ply-by-hand': byHand });
  fetchWhenNear(root, elementScripts);
}

export async function fetchElement(name: string): Promise<void> {
  await elementScripts[name]?.();
}

/** Both windows of a presentation share the state of elements, so all on the page must be there. */
export async function fetchAllElements(): Promise<void> {
  const here = Object.keys(elementScripts).filter((name) => document.querySelector(name));
  await Promise.all(here.map(fetchElement));
}
