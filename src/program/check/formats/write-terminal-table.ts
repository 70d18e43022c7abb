import type { Checked } from '../checked.ts';
import { findGroupKey, nameGroup } from '../group.ts';

/** For a terminal: one line for each student, in columns. */
export function writeTerminalTable(checked: readonly Checked[]): string {
  const rows = checked.map((each) => {
    const { student, file, state, right, toAsk, asked, first, notes } = each;
    const mistake = state === 'right' ? '' : nameGroup(findGroupKey(each));
    const share = asked > 0 ? `${right}/${toAsk}` : '–';
    const text = [mistake, first?.position ?? '', first?.text ?? notes[0] ?? ''].filter(Boolean).join(' · ');
    return [student, file, state, share, state === 'right' ? '' : text].map(makePlain);
  });
  const width = (column: number) => Math.max(...rows.map((row) => [...row[column]].length));
  const widths = (rows[0] ?? []).map((_, column) => width(column));
  const pad = (text: string, column: number) => text + ' '.repeat(widths[column] - [...text].length);
  return rows.map((row) => `${row.map(pad).join('  ').trimEnd()}\n`).join('');
}

/** Removes control characters from a name, which could move a terminal's cursor. */
function makePlain(text: string): string {
  return text.replaceAll(/\p{C}/gu, '�');
}
