import type { Assembly, BlockExercise, PlacedBlock } from './read-blocks.ts';

/** Deepest level to which a line can be moved. */
const DEEPEST = 6;

/** Takes the line out of the program, wherever it is, and puts it at a place. */
export function placeBlock(assembly: Assembly, block: number, at: number, indent: number): Assembly {
  const others = assembly.placed.filter((each) => each.block !== block);
  const placed: PlacedBlock = { block, indent: Math.min(Math.max(indent, 0), DEEPEST) };
  return { ...assembly, placed: others.toSpliced(Math.min(Math.max(at, 0), others.length), 0, placed) };
}

/** Adds an unused line below the last one, or removes a used one. */
export function toggleBlock(exercise: BlockExercise, assembly: Assembly, block: number): Assembly {
  const { placed } = assembly;
  const others = placed.filter((each) => each.block !== block);
  if (others.length < placed.length) return { ...assembly, placed: others };
  return placeBlock(assembly, block, placed.length, findNextIndent(exercise, placed, block));
}

/** As an editor would indent the line below those that are placed. */
export function findNextIndent(
  { blocks }: BlockExercise,
  placed: readonly PlacedBlock[],
  block: number,
): number {
  const last = placed.at(-1);
  if (!last) return 0;
  const text = blocks[last.block].parts.join('');
  if (/[:{]$/.test(text)) return last.indent + 1;
  if (!/^(?:return|break|continue)\b/.test(text)) return last.indent;
  // Nothing after it in its block would run, and lines of a function do not go below the function.
  return Math.max(last.indent - 1, Math.min(blocks[block].indent, 1));
}

/**
 * The places, in the assembled program, of the lines that make it wrong, if known: everything else is as in the correct
 * program. Each wrong line was run alone when the lesson was built, and each text in a gap may be another right one.
 */
export function findCauses({ blocks }: BlockExercise, { placed, filled }: Assembly): number[] {
  const right = blocks.flatMap(({ insteadOf }, at) => (insteadOf === null ? [at] : []));
  const isElsewhereRight =
    placed.length === right.length &&
    placed.every(
      ({ block, indent }, at) =>
        (blocks[block].insteadOf ?? block) === right[at] && indent === blocks[right[at]].indent,
    );
  if (!isElsewhereRight) return [];
  let gaps = 0;
  const changed = placed.flatMap(({ block }, at) => {
    const { parts, insteadOf } = blocks[block];
    const own = parts.filter((_, part) => part % 2 === 1);
    const isOther = own.some((text, i) => filled[gaps + i]?.trim() !== text);
    gaps += own.length;
    return insteadOf !== null ? [{ at, isProven: true }] : isOther ? [{ at, isProven: false }] : [];
  });
  const isKnown = changed.length === 1 || changed.every(({ isProven }) => isProven);
  return isKnown ? changed.map(({ at }) => at) : [];
}

/** Packs an assembly into a short text to save, `3:0 1:1|-math.inf|math.inf`. */
export function packAssembly({ placed, filled }: Assembly): string {
  const order = placed.map(({ block, indent }) => `${block}:${indent}`).join(' ');
  return [order, ...filled.map(encodeURIComponent)].join('|');
}

/** Null if it does not fit this exercise. */
export function unpackAssembly({ blocks }: BlockExercise, packed: string): Assembly | null {
  const [order, ...filled] = packed.split('|');
  const placed = order
    .split(' ')
    .filter(Boolean)
    .map((each) => each.split(':').map(Number));
  const seen = new Set(placed.map(([block]) => block));
  const isRight = placed.every(
    ([block, indent, ...more]) =>
      more.length === 0 &&
      blocks[block] !== undefined &&
      Number.isInteger(indent) &&
      indent >= 0 &&
      indent <= DEEPEST,
  );
  if (!isRight || seen.size < placed.length) return null;
  try {
    return {
      placed: placed.map(([block, indent]) => ({ block, indent })),
      filled: filled.map(decodeURIComponent),
    };
  } catch {
    return null;
  }
}
