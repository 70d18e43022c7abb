import { words } from '../words/index.ts';
import type { ProblemList } from './problems.ts';

/** The value of an attribute between quotes that a word processor has curled, or other marks that look alike. */
const curled = /=[“”„‟‘’‚‛″′«»]([^“”„‟‘’‚‛″′«»"'<>]*)[“”„‟‘’‚‛″′«»]/g;

/** A tag of ours, but not in a code span. */
const tags = /(?<!`[^`\n]*)<ply-[a-z-]+\s[^<>]*>/g;

/**
 * Reads curly quotes around values as straight ones, and reports each tag that has some once. Offsets stay as they are.
 */
export function straightenQuotes(source: string, problems: ProblemList): string {
  return source.replace(tags, (tag, at: number) => {
    const text = tag.replace(curled, '="$1"');
    if (text !== tag)
      problems.add(at, words.lessonProblems.curlyQuotes(), {
        from: at,
        to: at + tag.length,
        found: tag,
        text,
      });
    return text;
  });
}

/** The first text that looks like a mistyped link, score or listing. */
export function findUnread(text: string): { readonly at: number; readonly told: string } | null {
  const { unreadLink, unreadBraces, unreadFence } = words.lessonProblems;
  const forms = [
    [
      /\[[^\][\n]*\]\([^)\s]*|\[[^\][\n]+\] +\((?:[#./]|https?:)[^)\n]*\)?|\[[^\][()\n]+\((?:[#./]|https?:)[^)\s]*\)/,
      unreadLink,
    ],
    [/^(?:'''|‘‘‘|’’’|´´´)[^\n]*/m, unreadFence],
    [/\{[^{}\n]{0,20}\}?|[^\s{}]{0,20}\}/, unreadBraces],
  ] as const;
  for (const [pattern, tell] of forms) {
    const found = pattern.exec(text);
    if (found) return { at: found.index, told: tell(found[0]) };
  }
  return null;
}
