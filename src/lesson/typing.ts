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

/** Before the text of a line: its indentation, the sign of a list, a heading, a container or a key, and a box. */
const starts =
  /^[ \t\u00a0]*(?:(?:[-*+>]|\d+[.)]|#+|:{3,}|[\w-]+:)\u00a0+)?(?:[-*+] )?(?:\[[xX \u00a0]\]\u00a0?)?/gm;

/** Reads blanks that no line breaks at, as word processors write them, as plain ones where blanks have a meaning. */
export function readBlanks(source: string): string {
  return source.replace(starts, (start) => start.replaceAll('\u00a0', ' '));
}

/** What a word processor writes before an item of a list. */
export const bullets = '•▪◦‣●·';
