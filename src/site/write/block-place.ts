interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Inserts a block after the one at the cursor. `lines`, from 1, are those at which the blocks of the text begin. */
export function placeBlock(
  source: string,
  cursor: number,
  block: string,
  lines: readonly number[],
): Insertion {
  const line = source.slice(0, cursor).split('\n').length;
  const next = Math.min(...lines.filter((each) => each > line));
  const until = source.split('\n').slice(0, next - 1);
  const at = until.join('\n').trimEnd().length;
  const after = source.slice(at);
  const tail = '\n'.repeat(Math.max(0, (after.trim() === '' ? 1 : 2) - /^\n*/.exec(after)![0].length));
  return { at, text: `${at === 0 ? '' : '\n\n'}${block}${tail}` };
}
