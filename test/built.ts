import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The path of a built file or folder, from `dist/`; throws with what to run if it is missing. */
export function findBuilt(path: string): string {
  const file = fileURLToPath(new URL(`../dist/${path}`, import.meta.url));
  if (existsSync(file)) return file;
  throw new Error(
    `dist/${path} is missing: run "npm run build" first; "npm run build -- site" alone empties dist/`,
  );
}
