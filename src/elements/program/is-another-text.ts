/** A text that replaces another as a whole has at least this many lines, and at most this share in common. */
const FEW_LINES = 4;
const IN_COMMON = 0.2;
/** The same, where hardly a line is kept at either end: programs of one assignment have the heads of functions in common. */
const IN_BETWEEN = 0.5;
const AT_ENDS = 0.1;

/** Whether a program was written over another as a whole. */
export function isAnotherText(before: string, after: string): boolean {
  const [old, now] = [before, after].map((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
  const lines = new Set(now);
  const common = old.filter((line) => lines.has(line)).length;
  const first = old.findIndex((line, at) => line !== now[at]);
  const last = old.toReversed().findIndex((line, at) => line !== now.at(-1 - at));
  const isReplaced = first >= 0 && first + last <= AT_ENDS * old.length;
  const most = isReplaced ? IN_BETWEEN : IN_COMMON;
  return Math.max(old.length, now.length) >= FEW_LINES && common <= most * old.length;
}
