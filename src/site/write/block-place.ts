import { listTags } from '../../catalogue/index.ts';

export interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Inserts a block after the one at the cursor, without splitting a listing, a container or the front matter. */
export function placeBlock(source: string, cursor: number, block: string): Insertion {
  const at = findBlockEnd(source, cursor);
  const before = source.slice(0, at);
  const after = source.slice(at);
  const lead = before === '' ? '' : '\n'.repeat(Math.max(0, 2 - /\n*$/.exec(before)![0].length));
  const tail = '\n'.repeat(Math.max(0, (after.trim() === '' ? 1 : 2) - /^\n*/.exec(after)![0].length));
  return { at, text: `${lead}${block}${tail}` };
}

/** Elements whose text is a program: nothing may be inserted there. */
const programs = listTags(({ hosts }) => hosts === 'program').join('|');
const beginning = new RegExp(`^<(${programs})\\b(?!.*</\\1>)`);
const ending = new RegExp(`^</(?:${programs})>`);

function findBlockEnd(source: string, cursor: number): number {
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
