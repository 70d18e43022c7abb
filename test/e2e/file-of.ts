import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { fillFile, readFileParts, writePart } from '../../src/site/pages/file-parts.ts';

export interface LessonFile {
  readonly name: string;
  readonly source: string;
}

/** What runs programs, in the order in which a file has it. */
const parts = ['python-binary', 'python-library', 'python-worker', 'javascript-binary', 'javascript-worker'];

/** The file of a lesson and its name, as the page of the lesson in a built site puts it together. */
export function fileOf(dist: URL, lesson: string): LessonFile {
  const page = new URL(lesson, dist);
  const html = readFileSync(new URL('index.html', page), 'utf8');
  const [shell, blank] = ['page', 'blank'].map(
    (part) => new URL(new RegExp(`data-${part}="([^"]*)"`).exec(html)![1], page),
  );
  const assets = new URL('assets/', dist);
  const readPart = (part: string) => {
    const file = readdirSync(assets).find((name) => name.startsWith(`${part}-`))!;
    return writePart(part, readFileSync(new URL(file, assets), 'base64'));
  };
  const data = /<button[^>]* data-programs/.test(html) ? parts.map(readPart).join('') : '';
  const common = readFileParts(gunzipSync(readFileSync(blank)).toString());
  return {
    name: shell.pathname.replace(/^.*\/(.*)\.txt$/, '$1.html'),
    source: fillFile(readFileSync(shell, 'utf8'), { ...common, data }),
  };
}

/** Puts a file on a disk on which nothing else is, and returns its address. */
export function saveFile({ name, source }: LessonFile): string {
  const path = join(mkdtempSync(join(tmpdir(), 'plybook-disk-')), name);
  writeFileSync(path, source);
  return pathToFileURL(path).href;
}
