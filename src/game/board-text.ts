interface BoardSize {
  readonly columns: number;
  readonly cells: number;
}

/** Rows are separated by `/`, `|` or line breaks, cells by bars, spaces or nothing. Nine cells in a run are one row. */
export function readTextRows(text: string, { columns, cells }: BoardSize): string[][] {
  const lines = readFramedRows(text, columns) ?? splitLines(text, cells / columns);
  if (lines.length > 1) return lines.map((line) => splitCells(line, columns)).filter((row) => row.length > 0);
  const run = lines[0] ?? '';
  if (!run.includes('|')) return [splitCells(run, cells)];
  const parts = run.split('|');
  if (parts.length === cells) return [parts.map(readCell)];
  const joined = readJoinedRows(parts, columns, cells / columns);
  if (joined) return joined;
  return parts.map((row) => splitCells(row, columns)).filter((row) => row.length > 0);
}

/** For boards that lost their line breaks, `x| |o o|o| x|x|x`: rows share a part. Null if a part is ambiguous. */
function readJoinedRows(parts: readonly string[], columns: number, rows: number): string[][] | null {
  if (columns < 3 || rows < 2 || parts.length !== rows * (columns - 1) + 1) return null;
  const cells = parts.flatMap((part, at) => {
    const isShared = at > 0 && at < parts.length - 1 && at % (columns - 1) === 0;
    return isShared ? (splitSharedCells(part) ?? []) : [readCell(part)];
  });
  if (cells.length !== rows * columns) return null;
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}

/** The two cells of a part without a bar. Null if its only mark is in the middle and may belong to either. */
function splitSharedCells(part: string): string[] | null {
  const marks = [...part.replace(/\s/g, '')];
  if (marks.length === 2) return marks;
  if (marks.length === 0) return [' ', ' '];
  const [before, after] = [part.search(/\S/), part.length - 1 - part.search(/\S/)];
  if (marks.length > 2 || before === after) return null;
  return before < after ? [marks[0], ' '] : [' ', marks[0]];
}

/** Rows of a board printed in a frame with a title, `|  X 2 3  |`, also without line breaks. Null without a frame. */
function readFramedRows(text: string, columns: number): string[] | null {
  if (!/^\s*\|-{3,}\|[^-].*\|-{3,}\|\s*$/s.test(text)) return null;
  const inside = text.split(/\|\s*\|/).map((line) => line.trim().split(/\s+/));
  return inside
    .filter((row) => row.length === columns && row.every((cell) => cell.length === 1))
    .map((row) => row.join(''));
}

/** Drops rulers between rows, and blank lines around the board if there are too many. */
function splitLines(text: string, rows: number): string[] {
  if (text.includes('/')) return text.split('/');
  // A one-line field drops the line breaks of a box pasted into it: its rulers separate the rows.
  const unboxed = text.replace(/(?<![-=])\+(?:[-=]+\+)+(?![-=])/g, '\n');
  if (unboxed !== text) return unboxed.split('\n').filter((line) => line.trim() !== '');
  // Bars may cross a ruler, but single hyphens between bars are empty cells.
  const ruler = text.includes('|') ? /\+|^[\s=-]*-[\s=-]*$|^\s*[=-]{2,}(\|[=-]{2,})+\s*$/ : /\+/;
  const lines = text.split(/\r?\n/).filter((line) => !ruler.test(line));
  while (lines.length > rows && lines[0].trim() === '') lines.shift();
  while (lines.length > rows && lines.at(-1)?.trim() === '') lines.pop();
  return lines;
}

function splitCells(row: string, width: number): string[] {
  if (row.includes('|')) {
    const parts = row.split('|');
    const isBoxed = parts.length === width + 2 && !parts[0]?.trim() && !parts.at(-1)?.trim();
    return (isBoxed ? parts.slice(1, -1) : parts).map(readCell);
  }
  const characters = [...row];
  if (characters.length === width) return characters;
  const spaced = characters.filter((_, i) => i % 2 === 0);
  const isSpaced = spaced.length === width && characters.every((c, i) => i % 2 === 0 || c === ' ');
  return isSpaced ? spaced : characters.filter((character) => !/\s/.test(character));
}

function readCell(part: string): string {
  return part.trim() || ' ';
}
