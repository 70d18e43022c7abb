import { fetchWhenNear, type ElementScripts } from '../../elements/kit/later.ts';

/** The scripts of elements by the path of their files: all but those that only stand inside others. */
const modules = import.meta.glob([
  '../../elements/*/ply-*.ts',
  '!../../elements/*/ply-{editor,help,line,side}.ts',
]);

/** The scripts of all elements, by their names. */
const scripts: ElementScripts = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [/[^/]+(?=\.ts$)/.exec(path)![0], load]),
);

/** Fetches the elements below `root` when the reader is near them; until then what stands for them is there. */
export function fetchElements(root: ParentNode = document): void {
  // The tree comes before what is asked about it.
  fetchWhenNear(root, { 'ply-stepper': scripts['ply-stepper'] });
  fetchWhenNear(root, scripts);
}

/** Fetches the script of an element now. */
export async function fetchElement(name: string): Promise<void> {
  await scripts[name]?.();
}

/** Fetches all elements of the page: both windows of a presentation know the state of those that are there. */
export async function fetchAllElements(): Promise<void> {
  const here = Object.keys(scripts).filter((name) => document.querySelector(name));
  await Promise.all(here.map(fetchElement));
}
