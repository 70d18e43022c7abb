/** A line of an exercise: a right one, or a wrong alternative to one. */
export interface Block {
  /** Without its indentation. Code and gaps alternate: every second part is the right text of a gap. */
  readonly parts: readonly string[];
  /** Levels of indentation in the correct program. */
  readonly indent: number;
  /** The right line that it replaces; null for a right line. */
  readonly insteadOf: number | null;
  /** The name of the belief behind a wrong line, unchecked; null for none. */
  readonly belief: string | null;
  /** The line number in the text of the exercise, from 1. */
  readonly line: number;
}

/** A program to assemble: right and wrong lines, in the order of the text. */
export interface BlockExercise {
  readonly blocks: readonly Block[];
  /** The text of one level of indentation. */
  readonly unit: string;
}

/** `    # or starts-at-zero: best = 0`, or with `//`; the name may be missing. */
const alternative = /^\s*(?:#|\/\/) or(?: (?<belief>[\w-]+))?: +(?<text>.+)$/;

/** `best = ___-math.inf___`. */
const gap = /___(.+?)___/;

/** An empty gap, in a program that runs. */
const EMPTY_GAP = '___';

/** Lines without text are left out. An alternative before the first line takes its place. */
export function readBlocks(source: string): BlockExercise {
  const lines = source.split('\n').map((text, at) => ({ text: text.trimEnd(), line: at + 1 }));
  const written = lines.filter(({ text }) => text !== '');
  const leads = written
    .filter(({ text }) => !alternative.test(text))
    .map(({ text }) => /^\s*/.exec(text)![0])
    .filter((lead) => lead !== '');
  const unit = leads.toSorted((a, b) => a.length - b.length)[0] ?? '    ';
  const blocks: Block[] = [];
  let right = -1;
  for (const { text, line } of written) {
    const { belief = null, text: wrong } = alternative.exec(text)?.groups ?? {};
    if (wrong === undefined) {
      right = blocks.length;
      const indent = Math.round(/^\s*/.exec(text)![0].length / unit.length);
      blocks.push({ parts: text.trimStart().split(gap), indent, insteadOf: null, belief: null, line });
    } else {
      const indent = blocks[right]?.indent ?? 0;
      blocks.push({ parts: [wrong], indent, insteadOf: Math.max(right, 0), belief, line });
    }
  }
  return { blocks, unit };
}

export function hasGaps({ blocks }: BlockExercise): boolean {
  return blocks.some(({ parts }) => parts.length > 1);
}

/** With the right texts in its gaps. */
export function writeBlock({ parts }: Block): string {
  return parts.join('');
}

/** A line in the program that the reader assembles. */
export interface PlacedBlock {
  readonly block: number;
  readonly indent: number;
}

/** What the reader has assembled. */
export interface Assembly {
  readonly placed: readonly PlacedBlock[];
  /** The texts in gaps, in the order of the exercise. */
  readonly filled: readonly string[];
}

/** Lines with gaps start in place; otherwise the reader places them. */
export function beginAssembly(exercise: BlockExercise): Assembly {
  return { placed: hasGaps(exercise) ? listRight(exercise) : [], filled: [] };
}

/** The correct program, with the wrong lines `instead` in place of right ones. */
export function listRight({ blocks }: BlockExercise, instead: readonly number[] = []): PlacedBlock[] {
  return blocks.flatMap(({ insteadOf, indent }, at) => {
    if (insteadOf !== null) return [];
    const block = instead.find((each) => blocks[each].insteadOf === at) ?? at;
    return [{ block, indent }];
  });
}

/** The number of gaps before those of a line. */
export function countGapsBefore({ blocks }: BlockExercise, block: number): number {
  return blocks.slice(0, block).reduce((sum, { parts }) => sum + (parts.length - 1) / 2, 0);
}

export function writeProgram(exercise: BlockExercise, { placed, filled }: Assembly): string {
  const lines = placed.map(({ block, indent }) => {
    const before = countGapsBefore(exercise, block);
    const parts = exercise.blocks[block].parts.map((part, at) =>
      at % 2 === 0 ? part : filled[before + (at - 1) / 2]?.trim() || EMPTY_GAP,
    );
    return exercise.unit.repeat(indent) + parts.join('');
  });
  return lines.map((line) => `${line}\n`).join('');
}

/** Puts given code below, so that the reader's first line is line 1. */
export function writeWhole(program: string, given: string): string {
  return given.trim() === '' ? program : `${program}\n\n${given.trimEnd()}\n`;
}

/** The number of lines of the whole program before its given code. */
export function countLinesBeforeGiven({ placed }: Assembly): number {
  return placed.length + 2;
}

/** The right texts of all gaps. */
export function listGaps({ blocks }: BlockExercise): string[] {
  return blocks.flatMap(({ parts }) => parts.filter((_, at) => at % 2 === 1));
}
