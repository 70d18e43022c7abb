import { inspect } from 'node:util';
import { readSite } from './read-site.ts';
import { buildError } from './show-error.ts';

/** Reads all lessons of the project in `root` as the build does, and prints what is wrong in them; returns whether nothing is. */
export function checkLessons(root: string): boolean {
  try {
    const { lessons } = readSite(root);
    console.log(`${lessons.length} lessons, nothing wrong in them.`);
    return true;
  } catch (error) {
    console.error(inspect(buildError(error, root)));
    return false;
  }
}
