import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { LessonError, normaliseSource, type Fix, type Problem } from '../lesson/index.ts';
import { proveBlocks } from './prove-blocks.ts';
import { readDrafts, readSite } from './read-site.ts';
import { toBuildError } from './show-error.ts';

/** Prints the problems in all lessons of the project in `root`, drafts too; returns whether there are none. */
export async function checkLessons(root: string): Promise<boolean> {
  try {
    const { lessons, problems } = readDrafts(root);
    const all = problems.length > 0 ? problems : await proveBlocks(lessons);
    if (all.length > 0) throw new LessonError(all);
    const drafts = lessons.filter(({ draft }) => draft).length;
    // The site leaves them out, so nothing else may link to them.
    if (drafts > 0) readSite(root);
    const number = `${lessons.length} lessons${drafts > 0 ? `, ${drafts} of them drafts` : ''}`;
    console.log(`${number}, no mistakes found.`);
    return true;
  } catch (error) {
    console.error(inspect(toBuildError(error, root)));
    return false;
  }
}

export function fixLessons(root: string): void {
  const byFile = new Map<string, { line: number; fix: Fix }[]>();
  for (const { file, line, fix } of findProblems(root))
    if (fix) byFile.set(file, [...(byFile.get(file) ?? []), { line, fix }]);
  for (const [file, problems] of byFile) {
    const path = join(root, file);
    writeFileSync(
      path,
      applyFixes(
        readFileSync(path, 'utf8'),
        problems.map(({ fix }) => fix),
      ),
    );
    for (const { line, fix } of problems) console.log(`${file}:${line} ${fix.text}`);
  }
}

/** If the file of the course is wrong, lessons can't be checked. */
function findProblems(root: string): readonly Problem[] {
  try {
    return readDrafts(root).problems;
  } catch {
    return [];
  }
}

function applyFixes(source: string, fixes: readonly Fix[]): string {
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = fixes
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      (all, { from, to, text: right }) => all.slice(0, from) + right + all.slice(to),
      normaliseSource(source),
    );
  return mark + (source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
}
