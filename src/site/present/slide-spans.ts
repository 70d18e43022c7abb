export interface SlideBlock {
  /** `aid`: a hint or solution. `exhibit`: right of its text. `figure`: a slide alone. `break`: an author's mark. */
  readonly kind: 'heading' | 'text' | 'question' | 'aid' | 'exhibit' | 'figure' | 'break';
  /** In pixels, with margins and an open solution. */
  readonly height: number;
  /** The exhibit next to it; null if none. */
  readonly beside: HTMLElement | null;
}

/** The blocks from `start` to before `end`, under the block `heading`, -1 for none. */
export interface SlideSpan {
  readonly heading: number;
  readonly start: number;
  readonly end: number;
  readonly beside: HTMLElement | null;
}

/** A slide ends at headings, marks, figures and second questions, when full, and before text that spoils an answer. */
export function divideIntoSlides(blocks: readonly SlideBlock[], room: number): SlideSpan[] {
  const starts = [0];
  let heading = -1;
  for (const [i, block] of blocks.entries()) {
    const start = starts.at(-1)!;
    const before = blocks.slice(start, i).filter(isSeen);
    const heights = [...before.map(({ height }) => height), blocks[heading]?.height ?? 0, block.height];
    const isOver = block.height > 0 && heights.reduce((sum, height) => sum + height, 0) > room + 1;
    // The text that leads to a figure stays above it, if both fit.
    const hasLead = block.kind === 'figure' && !isOver && before.at(-1)?.kind === 'text';
    const last = start + blocks.slice(start, i).findLastIndex(isSeen);
    const end = hasLead ? last : i;
    const isEnd = isDivided(block, before) || (isOver && block.kind !== 'exhibit');
    if (isEnd && blocks.slice(start, end).some(isSeen)) starts.push(end);
    if (block.kind === 'heading') heading = i;
  }
  return divideAt(blocks, starts);
}

/** The slides that start at these blocks, each up to the next. */
export function divideAt(blocks: readonly SlideBlock[], starts: readonly number[]): SlideSpan[] {
  return starts.flatMap((start, i) => {
    const end = starts[i + 1] ?? blocks.length;
    const seen = blocks.slice(start, end).findLast(isSeen);
    const heading = blocks.slice(0, end).findLastIndex(({ kind }) => kind === 'heading');
    return seen ? [{ heading, start, end, beside: seen.beside }] : [];
  });
}

function isSeen({ kind, height }: SlideBlock): boolean {
  return kind !== 'heading' && kind !== 'break' && height > 0;
}

function isDivided({ kind, height, beside }: SlideBlock, before: readonly SlideBlock[]): boolean {
  const last = before.at(-1);
  if (!last) return false;
  if (kind === 'heading' || kind === 'break') return true;
  if (height === 0) return false;
  if (beside !== last.beside || kind === 'figure' || last.kind === 'figure') return true;
  const has = (other: SlideBlock['kind']) => before.some((each) => each.kind === other);
  if (kind === 'question') return has('question');
  const isWalkedThrough = has('exhibit') && before.length > 1;
  return kind === 'text' && (has('question') || has('aid') || isWalkedThrough);
}
