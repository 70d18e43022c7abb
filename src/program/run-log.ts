/** Event: a line ran. The rest of the number is the line. */
export const LINE = 0x4000_0000;
/** Event: a line ran in a helper that the search calls. The rest of the number is the line. */
export const ASIDE = 0x4800_0000;
/** Event: a variable was set. The rest of the number is the id of `line|name = value`. */
export const ASSIGNED = 0x5000_0000;
export const PRINT = 0x6000_0000;
export const MOST_PRINTED = 2000;
/** In characters; the rest of a text is cut off. */
const LONGEST_TEXT = 20_000;
export const RAISED = -1;

/** `isRecorded`: printed after the recorded call began. */
export interface PrintedText {
  /** Whole lines, without the end of the last. */
  readonly text: string;
  readonly isRecorded: boolean;
}

/**
 * The log of a run, in blocks: events in order (a call is the id of its arguments, a return −2 minus the id of its
 * value) and the texts of the ids. It stays when a run is stopped.
 */
export class RunLog {
  readonly blocks: Int32Array[] = [];
  /** `function|arguments|further arguments|board`, as the program's language writes them. */
  readonly argumentTexts: string[] = [];
  readonly values: string[] = [];
  readonly printed: PrintedText[] = [];
  /** Names that the program used but that do nothing here. */
  readonly inert = new Set<string>();
  calls = 0;

  add(block: Int32Array): void {
    this.blocks.push(block);
    for (const event of block) if (event >= 0 && event < LINE) this.calls++;
  }

  /** Adds the text of an id. Ids arrive in order; any other is not from the recorder and is ignored. */
  addText(texts: 'argumentTexts' | 'values', id: number, text: string): void {
    if (id === this[texts].length) this[texts].push(text.slice(0, LONGEST_TEXT));
  }

  print(text: string, isRecorded: boolean): void {
    if (this.printed.length < MOST_PRINTED)
      this.printed.push({ text: text.slice(0, LONGEST_TEXT), isRecorded });
  }

  each(listener: (event: number) => void): void {
    for (const block of this.blocks) for (let i = 0; i < block.length; i++) listener(block[i]);
  }

  /** Clears everything, texts too: the program is loaded again. */
  restart(): void {
    this.clear();
    this.argumentTexts.length = 0;
    this.values.length = 0;
  }

  clear(): void {
    this.blocks.length = 0;
    this.printed.length = 0;
    this.calls = 0;
  }
}
