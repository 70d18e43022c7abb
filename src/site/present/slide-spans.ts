/** What a block of a lesson is to who divides it into slides. */
export interface SlideBlock {
  /**
   * `aid` is a hint or a solution, `stepper` what stands at the right of its text, `figure` what takes a slide for
   * itself, `break` an author's mark.
   */
  readonly kind: 'heading' | 'text' | 'question' | 'aid' | 'stepper' | 'figure' | 'break';
  /** Its height, that of a solution open, its margins included, in pixels. */
  readonly height: number;
  /** The id of the stepper that it stands beside; empty for none. */
  readonly beside: string;
}

/** What is on a slide: the heading that it is under, -1 for none, and the blocks from `start` up to before `end`. */
export interface SlideSpan {
  readonly heading: number;
  readonly start: number;
  readonly end: number;
  /** The id of the stepper beside it; empty for none. */
  readonly beside: string;
}

/**
 * Divides the blocks of a section into slides: one under each heading, and more where it does not fit a screen of some
 * height, at an author's mark, before a second question, around a figure, and after what is answered or walked through,
 * so that no text below tells it.
 */
export function slideSpans(blocks: readonly SlideBlock[], room: number): SlideSpan[] {
  const slides: SlideSpan[] = [];
  let heading = -1;
  let start = 0;
  const divide = (end: number) => {
    const seen = blocks.slice(start, end).findLast(isSeen);
    if (!seen) return;
    slides.push({ heading, start, end, beside: seen.beside });
    start = end;
  };
  for (const [i, block] of blocks.entries()) {
    const before = blocks.slice(start, i).filter(isSeen);
    const heights = [...before.map(({ height }) => height), blocks[heading]?.height ?? 0, block.height];
    const isOver = heights.reduce((sum, height) => sum + height, 0) > room + 1;
    // What leads to a figure stands over it, if both fit.
    const hasLead = block.kind === 'figure' && !isOver && before.at(-1)?.kind === 'text';
    const last = start + blocks.slice(start, i).findLastIndex(isSeen);
    if (isDivided(block, before) || (isOver && block.kind !== 'stepper')) divide(hasLead ? last : i);
    if (block.kind === 'heading') heading = i;
  }
  divide(blocks.length);
  return slides;
}

/** Whether a block is more than a heading or a mark, and is there to be seen. */
function isSeen({ kind, height }: SlideBlock): boolean {
  return kind !== 'heading' && kind !== 'break' && height > 0;
}

/** Whether a block begins another slide than those before it, however much room there is. */
function isDivided({ kind, height, beside }: SlideBlock, before: readonly SlideBlock[]): boolean {
  const last = before.at(-1);
  if (!last) return false;
  if (kind === 'heading' || kind === 'break') return true;
  if (height === 0) return false;
  if (beside !== last.beside || kind === 'figure' || last.kind === 'figure') return true;
  const has = (other: SlideBlock['kind']) => before.some((each) => each.kind === other);
  if (kind === 'question') return has('question');
  const isWalkedThrough = has('stepper') && before.length > 1;
  return kind === 'text' && (has('question') || has('aid') || isWalkedThrough);
}
