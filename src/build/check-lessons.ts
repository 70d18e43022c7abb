import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { LessonError, normalised, type Fix, type Problem } from '../lesson/index.ts';
import { readDrafts, readSite } from './read-site.ts';
import { toBuildError } from './show-error.ts';

/** Reads all lessons of the project in `root`, drafts too, and prints what is wrong in them; returns whether nothing is. */
export function checkLessons(root: string): boolean {
  try {
    const { lessons, problems } = readDrafts(root);
    if (problems.length > 0) throw new LessonError(problems);
    const drafts = lessons.filter(({ draft }) => draft).length;
    // The site is without them: nothing else may lead there.
    if (drafts > 0) readSite(root);
    const number = `${lessons.length} lessons${drafts > 0 ? `, ${drafts} of them not in the site` : ''}`;
    console.log(`${number}, nothing wrong in them.`);
    return true;
  } catch (error) {
    console.error(inspect(toBuildError(error, root)));
    return false;
  }
}

/** Writes what is known to be right in place of what is wrong into the lessons of the project in `root`, and prints where. */
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

/** What is wrong in the lessons; nothing of them is known where the file of the course is wrong. */
function findProblems(root: string): readonly Problem[] {
  try {
    return readDrafts(root).problems;
  } catch {
    return [];
  }
}

/** A file with everything in it mended, its byte order mark and its ends of lines as they were. */
function applyFixes(source: string, fixes: readonly Fix[]): string {
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = fixes
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      (all, { from, to, text: right }) => all.slice(0, from) + right + all.slice(to),
      normalised(source),
    );
  return mark + (source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
}
