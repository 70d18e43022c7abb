import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { MOST_ENTRIES } from '../elements/program/opening/opening-limits.ts';
import { isSkipped, type GivenFile } from '../elements/program/opening/open-files.ts';
import { refuseLink } from '../elements/program/opening/unzip-files.ts';
import { words } from '../words/index.ts';

/** The files at some paths, with their folders. Links are not followed: they may lead anywhere. */
export function listGiven(paths: readonly string[]): GivenFile[] {
  const found: GivenFile[] = [];
  for (const path of paths) {
    const at = resolve(path);
    const facts = statSync(at, { throwIfNoEntry: false });
    if (!facts) throw new Error(words.checkCommand.path(path));
    if (facts.isDirectory()) walk(at, basename(at));
    else add(at, basename(at));
  }
  return found;

  function walk(folder: string, name: string): void {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (found.length > MOST_ENTRIES || isSkipped(entry.name)) continue;
      const [at, inner] = [join(folder, entry.name), `${name}/${entry.name}`];
      if (entry.isDirectory()) walk(at, inner);
      else if (entry.isFile()) add(at, inner);
      else if (entry.isSymbolicLink()) found.push(refuseLink(inner));
    }
  }

  function add(at: string, path: string): void {
    found.push({
      path,
      size: statSync(at).size,
      bytes: () => Promise.resolve(new Uint8Array(readFileSync(at))),
    });
  }
}
