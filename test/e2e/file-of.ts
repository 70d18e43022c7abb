import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillFile } from '../../src/site/pages/index.ts';
import { fillPartMarks, readFileParts } from '../../src/site/pages/file-parts.ts';

export interface LessonFile {
  readonly name: string;
  readonly source: string;
}

/** The file of a lesson and its name, as the page of the lesson in a built site puts it together. */
export async function fileOf(dist: URL, lesson: string): Promise<LessonFile> {
  const page = new URL(lesson, dist);
  const html = readFileSync(new URL('index.html', page), 'utf8');
  const [shell, blank] = ['page', 'blank'].map(
    (part) => new URL(new RegExp(`data-${part}="([^"]*)"`).exec(html)![1], page),
  );
  const filled = await fillPartMarks(readFileSync(blank, 'utf8'), async (part) => {
    const assets = new URL('assets/', dist);
    const file = readdirSync(assets).find((name) => name.startsWith(`python-${part}-`))!;
    return readFileSync(new URL(file, assets), 'base64');
  });
  return {
    name: shell.pathname.replace(/^.*\/(.*)\.txt$/, '$1.html'),
    source: fillFile(readFileSync(shell, 'utf8'), readFileParts(filled)),
  };
}

/** Puts a file on a disk on which nothing else is, and returns its address. */
export function saveFile({ name, source }: LessonFile): string {
  const path = join(mkdtempSync(join(tmpdir(), 'plybook-disk-')), name);
  writeFileSync(path, source);
  return pathToFileURL(path).href;
}
