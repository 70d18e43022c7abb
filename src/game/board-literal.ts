/** A board as a program writes it. */
interface BoardLiteral {
  /** Row by row, each cell as `parsePosition` reads it: `x`, `o`, `.`, or a character that it rejects. */
  readonly rows: readonly (readonly string[])[];
  /** Written in numbers (1 for X, −1 for O, 0 for empty), so it could also be a tree of numbers. */
  readonly isNumeric: boolean;
}

/** One cell: a string, a member of an enumeration, a number, nothing, or a bare mark. */
const cellForm = /'[^']*'|"[^"]*"|\w*\.[A-Za-z]\b|[-−]?\d+(?![.\d])|None|nil|null|[xo]\b/giy;

/** Reads a list or tuple of rows or cells, also after `name =`. Null for other text and for trees of numbers. */
export function readBoardLiteral(
  text: string,
  { columns, cells }: { readonly columns: number; readonly cells: number },
): BoardLiteral | null {
  const source = text.replace(/^[^=[(]*(:[^=]*)?=\s*(?=[[(])/, '').trim();
  if (!/^[[(]/.test(source)) return null;
  const rows = readLiteralRows(source);
  if (rows === null) return null;
  const all = rows.flat();
  const isNumeric = all.every((cell) => /^[-−]?\d+$/.test(cell));
  const isShaped = all.length === cells && (rows.length === 1 || rows.every((row) => row.length === columns));
  if (isNumeric && !(isShaped && all.every((cell) => cell in numbers))) return null;
  const marks = rows.map((row) => row.map((cell) => readMark(cell, isNumeric)));
  // A list of other words is a board with a typing mistake, but only if it has the shape of a board.
  if (!isShaped && !marks.flat().every((mark) => /^[xo._\-1-9]$/i.test(mark))) return null;
  return { rows: marks, isNumeric };
}

const numbers: Readonly<Record<string, string>> = { '1': 'x', '-1': 'o', '−1': 'o', '0': '.' };

/** Null if the text is neither a list of cells nor a list of such lists. */
function readLiteralRows(source: string): string[][] | null {
  const rows: string[][] = [];
  const flat: string[] = [];
  let depth = 0;
  for (let at = 0; at < source.length;) {
    const character = source[at];
    cellForm.lastIndex = at;
    const cell = depth > 0 ? cellForm.exec(source)?.[0] : undefined;
    if (cell !== undefined) (depth === 1 ? flat : rows.at(-1)!).push(cell);
    else if ('[('.includes(character)) {
      if (++depth > 2) return null;
      if (depth === 2) rows.push([]);
    } else if ('])'.includes(character)) depth--;
    else if (!/[\s,;]/.test(character)) return null;
    if (depth < 0) return null;
    at += cell?.length ?? 1;
  }
  if (depth !== 0 || (rows.length > 0 && flat.length > 0)) return null;
  return rows.length > 0 ? rows : flat.length > 0 ? [flat] : null;
}

function readMark(cell: string, isNumeric: boolean): string {
  if (isNumeric) return numbers[cell];
  if (/^(none|nil|null)$/i.test(cell)) return '.';
  const inner = /^['"]/.test(cell) ? cell.slice(1, -1).trim() : cell.replace(/^\w*\./, '');
  return inner === '' || /^\w*\.E$/i.test(cell) ? '.' : inner;
}
