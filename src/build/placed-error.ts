import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import type { ErrorPayload } from 'vite';

/** A place at the start of a message: `lessons/06-depth.md:41:3`. */
const place = /^(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+)/;

/**
 * An error as Vite's overlay shows it. One whose message names its place in a file comes with the lines around that
 * place and without a stack: where in the compiler it was found helps nobody who writes a lesson.
 */
export function overlayError(error: unknown, root: string): ErrorPayload['err'] {
  const message = error instanceof Error ? error.message : String(error);
  const found = place.exec(message)?.groups;
  if (!found) return { message, stack: (error instanceof Error && error.stack) || '' };
  const loc = { file: resolve(root, found.file), line: Number(found.line), column: Number(found.column) };
  return {
    message,
    stack: '',
    loc,
    frame: linesAround(readFileSync(loc.file, 'utf8'), loc.line, loc.column),
  };
}

/** The same for a build, to be thrown: a terminal shows the message and the lines around the place. */
export function buildError(error: unknown, root: string): Error {
  const { message, stack, frame } = overlayError(error, root);
  return Object.assign(new Error(message), {
    [inspect.custom]: () => (frame ? `${message}\n\n${frame}` : stack),
  });
}

/** Up to five numbered lines with a caret below the given place. Lines and columns count from 1. */
function linesAround(source: string, line: number, column: number): string {
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
