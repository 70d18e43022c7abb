import type { OutlinedFunction } from './outline.ts';
import type { ProgramRun } from './program.ts';

/**
 * The functions that are still to be written, in the order of the program, if a run ended at one of them: each raises the
 * same error with its own name in it. Empty for any other end.
 */
export function listUnwritten(
  { functions, end }: Pick<ProgramRun, 'functions' | 'end'>,
  source: string,
): OutlinedFunction[] {
  const { line, text } = end.kind === 'error' ? end : { line: null, text: '' };
  if (line === null) return [];
  const inOrder = functions.toSorted((a, b) => a.line - b.line);
  const own = inOrder.findLast((each) => each.line <= line);
  if (!own || !text.split(' ').includes(own.name)) return [];
  const isRaised = (said: string) => [`"${said}"`, `'${said}'`].some((each) => source.includes(each));
  return inOrder.filter(({ name }) => isRaised(text.replace(own.name, name)));
}
