import { checkStates, findGroupKey, nameGroup } from '../../program/index.ts';
import type { CheckRow } from './class-check.ts';

/** What a column is sorted by. Rows that wait for a result come last. */
const sortKeys = {
  student: ({ number }) => number,
  state: ({ checked }) => (checked ? checkStates.indexOf(checked.state) : Infinity),
  share: ({ checked }) => (checked ? checked.right / checked.toAsk : Infinity),
  mistake: ({ checked }) => (checked ? nameGroup(findGroupKey(checked)) : '\uffff'),
} as const satisfies Record<string, (row: CheckRow) => string | number>;

export type SortedColumn = keyof typeof sortKeys;

export interface RowSort {
  readonly column: SortedColumn;
  readonly isDown: boolean;
}

export interface RowFilter {
  /** The key of a group; empty for all, `waiting` for files not yet checked. */
  readonly group: string;
  readonly text: string;
}

export function filterRows(
  rows: readonly CheckRow[],
  { group, text }: RowFilter,
  nameOf: (row: CheckRow) => string,
): CheckRow[] {
  const wanted = text.trim().toLowerCase();
  return rows.filter((row) => {
    const { checked } = row;
    const key = checked ? findGroupKey(checked) : 'waiting';
    if (group !== '' && key !== group) return false;
    if (wanted === '') return true;
    const texts = [
      nameOf(row),
      checked ? nameGroup(key) : '',
      checked?.first?.text ?? '',
      checked?.state ?? '',
    ];
    return texts.some((each) => each.toLowerCase().includes(wanted));
  });
}

/** The numbers of all rows, sorted by current results. Later results move no row. */
export function sortRows(rows: readonly CheckRow[], { column, isDown }: RowSort): number[] {
  const read: (row: CheckRow) => string | number = sortKeys[column];
  const compare = (one: CheckRow, other: CheckRow) => {
    const [a, b] = [read(one), read(other)];
    return a < b ? -1 : a > b ? 1 : 0;
  };
  const sorted = rows.toSorted((a, b) => (isDown ? compare(b, a) : compare(a, b)) || a.number - b.number);
  return sorted.map(({ number }) => number);
}
