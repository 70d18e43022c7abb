/**
 * Hides what decorates classes, methods and fields, as `@Component({…})` or `@memoize`, on lines of their own: no engine knows
 * it yet, and the rules of a game need none of it.
 */
export function hideDecorators(source: string): string {
  const heads = [...source.matchAll(/^[ \t]*(@[\p{L}_$][\p{L}\p{N}_$.]*)/gmu)];
  let text = source;
  for (const { index, 0: line, 1: head } of heads) {
    const from = index + line.length - head.length;
    const to = findEnd(source, from + head.length);
    text = text.slice(0, from) + text.slice(from, to).replaceAll(/[^\n]/g, ' ') + text.slice(to);
  }
  return text;
}

/** The end of what a decorator is given in brackets, if it is given something. */
function findEnd(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if ('([{'.includes(source[at])) depth++;
    else if (')]}'.includes(source[at])) depth--;
    if (depth === 0) return source[from] === '(' ? at + 1 : from;
  }
  return from;
}
