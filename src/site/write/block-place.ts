import { tagsWhere } from '../../catalogue/index.ts';

/** Where a text is put into another, and with what around it. */
export interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * Puts a block into a lesson after the one in which the cursor stands: behind its last line, behind a listing, a
 * container or the facts at the beginning as a whole, and apart from what is around it by empty lines.
 */
export function blockAt(source: string, cursor: number, block: string): Insertion {
  const at = endOfBlock(source, cursor);
  const before = source.slice(0, at);
  const after = source.slice(at);
  const lead = before === '' ? '' : '\n'.repeat(Math.max(0, 2 - /\n*$/.exec(before)![0].length));
  const tail = '\n'.repeat(Math.max(0, (after.trim() === '' ? 1 : 2) - /^\n*/.exec(after)![0].length));
  return { at, text: `${lead}${block}${tail}` };
}

/** The elements whose text is a program, which nothing may be put into. */
const programs = tagsWhere(({ hosts }) => hosts === 'program').join('|');
const beginning = new RegExp(`^<(${programs})\\b(?!.*</\\1>)`);
const ending = new RegExp(`^</(?:${programs})>`);

/** Where the block ends in which an offset of a lesson lies: at the end of its last line. */
function endOfBlock(source: string, cursor: number): number {
  let start = 0;
  let open: RegExp | null = null;
  let depth = 0;
  for (const [number, line] of source.split('\n').entries()) {
    const end = start + line.length;
    if (open) {
      if (open.test(line)) open = null;
    } else if (number === 0 && line === '---') open = /^---$/;
    else if (/^(`{3,}|~{3,})/.test(line)) open = new RegExp(`^${/^(`+|~+)/.exec(line)![0]}`);
    else if (/^:::\w/.test(line) || beginning.test(line)) depth++;
    else if (/^:::\s*$/.test(line) || ending.test(line)) depth = Math.max(0, depth - 1);
    const isOver = open === null && depth === 0;
    const next = source.slice(end + 1).split('\n', 1)[0];
    if (end >= cursor && isOver && (next.trim() === '' || line.trim() === '')) return end;
    start = end + 1;
  }
  return source.length;
}
