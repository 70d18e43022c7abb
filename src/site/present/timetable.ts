export interface TimetableRow {
  readonly heading: Element;
  readonly minutes: number;
}

/** The compiler marks the headings. Empty if the lesson has no timetable. */
export function readTimetable(article: Element): TimetableRow[] {
  const headings = [...article.querySelectorAll<HTMLElement>('[data-minutes]')];
  return headings.map((heading) => ({ heading, minutes: Number(heading.dataset['minutes']) }));
}

/** The row of a block of the lesson; null before the first one and in sections after the last. */
export function findRow(rows: readonly TimetableRow[], block: Element | undefined): number | null {
  if (!block) return null;
  const row = rows.findLastIndex(({ heading }) => heading === block || isBefore(heading, block));
  if (row < 0) return null;
  const isOver = row === rows.length - 1 && !rows[row].heading.closest('section')?.contains(block);
  return isOver ? null : row;
}

function isBefore(one: Element, other: Element): boolean {
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

export function countMinutes(rows: readonly Pick<TimetableRow, 'minutes'>[]): number {
  return rows.reduce((sum, { minutes }) => sum + minutes, 0);
}

/**
 * How many whole minutes a class that began with a row is late: negative if early, 0 during the row's time.
 * `elapsed`: in minutes.
 */
export function measureDelay(
  rows: readonly Pick<TimetableRow, 'minutes'>[],
  { begun, now, elapsed }: { readonly begun: number; readonly now: number; readonly elapsed: number },
): number {
  const sign = now < begun ? -1 : 1;
  const from = sign * countMinutes(rows.slice(Math.min(begun, now), Math.max(begun, now)));
  const to = from + rows[now].minutes;
  if (elapsed >= to) return Math.floor(elapsed - to);
  return elapsed < from ? Math.ceil(elapsed - from) || 0 : 0;
}
