import { words } from '../words/index.ts';
import { lessonEntry, type LessonEntry } from './lesson-page.ts';
import type { Problem } from './problems.ts';

/**
 * What is wrong with the names of a course's files: they are no names of lessons, or two have one number or one address,
 * or a number is left out. A lesson with such a name would vanish, or another one would.
 */
export function problemsOfNames(files: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const add = (file: string, text: string) => problems.push({ file, line: 1, column: 1, text });
  const entries = files.flatMap((file) => lessonEntry(file) ?? []).toSorted((a, b) => a.number - b.number);
  for (const file of files) if (!lessonEntry(file)) add(file, words.source.fileName(file));
  let last: LessonEntry | null = null;
  const bySlug = new Map<string, string>();
  for (const entry of entries) {
    const { file, number, slug } = entry;
    const other = bySlug.get(slug);
    if (number === last?.number) add(file, words.source.sameNumber(number, last.file));
    else if (number !== (last?.number ?? 0) + 1)
      add(file, words.source.numberGap(number, last?.file ?? null));
    if (other === undefined) bySlug.set(slug, file);
    else add(file, words.source.sameSlug(slug, other));
    last = entry;
  }
  return problems;
}
