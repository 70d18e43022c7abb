/** The event of a line that runs; the rest of such a number is the line. */
export const LINE = 0x4000_0000;
/** The event of a line of a function that the search asks and that is none of it; the rest of the number is the line. */
export const ASIDE = 0x4800_0000;
/** The event of a variable that is set; the rest of the number is the id of `line|name = value` among the values. */
export const ASSIGNED = 0x5000_0000;
/** The event of a line of output. */
export const PRINT = 0x6000_0000;
/** So many lines of output are kept. */
export const MOST_PRINTED = 2000;
/** The event of a call that raised. */
export const RAISED = -1;

/** A line that a program printed, and whether that was after the call that is walked through had begun. */
export interface PrintedText {
  readonly text: string;
  readonly isRecorded: boolean;
}

/**
 * What a run tells, block by block: events in their order (a call is the id of its arguments, a return is −2 less the id
 * of its value), and the texts that the ids stand for. What has arrived stays when a run is ended.
 */
export class RunLog {
  readonly blocks: Int32Array[] = [];
  /** `function|arguments|further arguments|board`, as the program's language writes them. */
  readonly argumentTexts: string[] = [];
  readonly values: string[] = [];
  readonly printed: PrintedText[] = [];
  /** What the program spoke to that does nothing here, by its names. */
  readonly inert = new Set<string>();
  /** The number of calls. */
  calls = 0;

  add(block: Int32Array): void {
    this.blocks.push(block);
    for (const event of block) if (event >= 0 && event < LINE) this.calls++;
  }

  /** Calls a listener for each event. */
  each(listener: (event: number) => void): void {
    for (const block of this.blocks) for (let i = 0; i < block.length; i++) listener(block[i]);
  }

  /** Forgets all, texts as well: the program is loaded anew. */
  restart(): void {
    this.clear();
    this.argumentTexts.length = 0;
    this.values.length = 0;
  }

  /** Forgets what was told, for the next call of the same program. */
  clear(): void {
    this.blocks.length = 0;
    this.printed.length = 0;
    this.calls = 0;
  }
}
