import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ErrorPayload } from 'vite';

/** A place at the start of a message: `lessons/06-depth.md:41:3`. */
const place = /^(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+)/;

/** An error in the shape of Vite's overlay; one that names its place in a file shows the lines around it. */
export function asOverlayError(error: unknown, root: string): ErrorPayload['err'] {
  const message = error instanceof Error ? error.message : String(error);
  const found = place.exec(message)?.groups;
  if (!found) return { message, stack: (error instanceof Error && error.stack) || '' };
  const file = resolve(root, found.file);
  const line = Number(found.line);
  const column = Number(found.column);
  return {
    message,
    stack: '',
    loc: { file, line, column },
    frame: frame(readFileSync(file, 'utf8'), line, column),
  };
}

/** Up to five numbered lines with a caret below the given place. Lines and columns count from 1. */
function frame(source: string, line: number, column: number): string {
  const lines = source.split('\n');
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
