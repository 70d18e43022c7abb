import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import type { ErrorPayload } from 'vite';
import { LessonError, type Problem } from '../lesson/index.ts';

/** For Vite's overlay. An error in a lesson has the lines around it and no stack, which would help no author. */
export function toOverlayError(error: unknown, root: string): ErrorPayload['err'] {
  if (error instanceof LessonError) {
    const [first] = error.problems;
    const { line, column } = first;
    const loc = { file: resolve(root, first.file), line, column };
    return { message: error.message, stack: '', loc, frame: writeLinesAround(first, root) };
  }
  return error instanceof Error
    ? { message: error.message, stack: error.stack ?? '' }
    : { message: String(error), stack: '' };
}

export function toBuildError(error: unknown, root: string): unknown {
  if (!(error instanceof LessonError)) return error;
  const shown = error.problems.map((each) => {
    const { file, line, column, text } = each;
    return `${file}:${line}:${column} ${text}\n\n${writeLinesAround(each, root)}\n`;
  });
  return Object.assign(new Error(error.message), { [inspect.custom]: () => shown.join('\n') });
}

/** Up to five numbered lines, with a caret below the problem. */
function writeLinesAround({ file, line, column }: Problem, root: string): string {
  const lines = readFileSync(resolve(root, file), 'utf8').trimEnd().split('\n');
  const from = Math.max(line - 3, 0);
  const to = Math.min(line + 2, lines.length);
  const width = String(to).length;
  return lines
    .slice(from, to)
    .flatMap((text, index) => {
      const number = from + index + 1;
      const row = `${String(number).padStart(width)} | ${text}`;
      return number === line ? [row, `${' '.repeat(width)} | ${' '.repeat(column - 1)}^`] : [row];
    })
    .join('\n');
}
