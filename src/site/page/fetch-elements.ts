import { fetchWhenNear, type ElementScripts } from '../../elements/kit/later.ts';

/** All elements except those used only inside others. */
const modules = import.meta.glob([
  '../../elements/*/ply-*.ts',
  '!../../elements/*/ply-{editor,help,line,side}.ts',
]);

const scripts: ElementScripts = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [/[^/]+(?=\.ts$)/.exec(path)![0], load]),
);

/** Fetches the elements below `root` as the reader comes near them. */
export function fetchElements(root: ParentNode = document): void {
  // A search comes before the questions about it.
  fetchWhenNear(root, { 'ply-stepper': scripts['ply-stepper'] });
  fetchWhenNear(root, scripts);
}

export async function fetchElement(name: string): Promise<void> {
  await scripts[name]?.();
}

/** Both windows of a presentation share the state of elements, so all on the page must be there. */
export async function fetchAllElements(): Promise<void> {
  const here = Object.keys(scripts).filter((name) => document.querySelector(name));
  await Promise.all(here.map(fetchElement));
}
