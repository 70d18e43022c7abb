/** Most rows of an output, and characters of one. */
export const MOST_ROWS = 2000;
const MOST_CHARACTERS = 2000;

interface PrintedGroup {
  /** Null before the call that is stepped through. */
  readonly step: number | null;
  readonly rows: readonly string[];
}

/** Texts as a terminal shows them, those of one step together; at most `MOST_ROWS` rows in all. */
export function groupPrinted(
  before: readonly string[],
  printed: readonly { readonly step: number; readonly text: string }[],
): readonly PrintedGroup[] {
  const groups: { step: number | null; rows: string[] }[] = [];
  let left = MOST_ROWS;
  const add = (step: number | null, text: string): void => {
    const rows = listRows(text, left);
    left -= rows.length;
    const last = groups.at(-1);
    if (last?.step === step) last.rows.push(...rows);
    else if (rows.length > 0) groups.push({ step, rows });
  };
  for (const text of before) add(null, text);
  for (const { step, text } of printed) add(step, text);
  return groups;
}

export function countRows(groups: readonly PrintedGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** Terminal commands to remove: colours, cursor moves and bells. */
const commands =
  // oxlint-disable-next-line no-control-regex
  /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)|[@-_])|[\u0000\u0007\u000E\u000F]/g;

/** The rows of a text; what comes after a carriage return is written over what was before it. */
function listRows(text: string, most: number): string[] {
  return text
    .replace(commands, '')
    .split(/\r?\n/, most)
    .map((row) => {
      const written = row.split('\r').reduce((under, over) => over + under.slice(over.length));
      const shown = takeBack(written);
      return shown.length > MOST_CHARACTERS ? `${shown.slice(0, MOST_CHARACTERS)}…` : shown;
    });
}

/** A backspace takes the character before it back. */
function takeBack(row: string): string {
  if (!row.includes('\b')) return row;
  const kept: string[] = [];
  for (const character of row)
    if (character === '\b') kept.pop();
    else kept.push(character);
  return kept.join('');
}
