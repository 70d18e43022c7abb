import type { MarkedText } from '../src/words/index.ts';

/**
 * What in a text can only be a score: a number below 0, an infinity, a number after a word that goes before scores, a
 * bound, the result of a sum of two; what a sum begins with is none.
 */
const score =
  /(?<![\d\w)]\s?)[−+][\d∞][\d.]*|(?:worth|scored?|scores (?:is|are)|already has|Return|keeps?|[≥≤]|[−+] \d[\d.]* =) [−+]?\d[\d.]*(?![\d.]| [−+×])/g;

/** The scores in a text whose scores in pills have been taken out. */
export function scoresIn(text: string): string[] {
  return text.match(score) ?? [];
}

/** The scores of a sentence that are not marked as such, so that no view puts them into pills. */
export function looseScores({ parts }: MarkedText): string[] {
  return parts.flatMap((part) => (typeof part === 'string' ? scoresIn(part) : []));
}
