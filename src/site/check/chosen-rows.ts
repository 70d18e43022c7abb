import { checkStates, findGroupKey, nameGroup } from '../../program/index.ts';
import type { CheckRow } from './class-check.ts';

export interface RowSort {
  readonly column: 'student' | 'state' | 'right' | 'mistake';
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
  const read = (row: CheckRow): string | number => {
    const { checked, number } = row;
    if (column === 'student') return number;
    if (!checked) return column === 'mistake' ? '\uffff' : Infinity;
    if (column === 'state') return checkStates.indexOf(checked.state);
    return column === 'right' ? checked.right / checked.toAsk : nameGroup(findGroupKey(checked));
  };
  const compare = (one: CheckRow, other: CheckRow) => {
    const [a, b] = [read(one), read(other)];
    return a < b ? -1 : a > b ? 1 : 0;
  };
  const sorted = rows.toSorted((a, b) => (isDown ? compare(b, a) : compare(a, b)) || a.number - b.number);
  return sorted.map(({ number }) => number);
}
