import { decodeHTML } from 'entities/decode';
import type { Token } from 'marked';

/** Words, the name of a cell of the 3 × 3 board, or a score. */
export type Prose = string | { readonly cell: string } | { readonly score: string };

const marks = /(?<![\w-])([a-c][1-3])(?![\w-])|\{((?:[≥≤] )?[^{}]*?[+−]?(?:\d+(?:\.\d+)?|½|∞))\}/g;

/** Splits at cells, `b3`, and scores, `{≥ 0}`. In a code span a name ignores the reader's settings. */
export function parseProse(text: string): Prose[] {
  const parts: Prose[] = [];
  let end = 0;
  for (const { 0: whole, 1: cell, 2: score, index } of text.matchAll(marks)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push(cell === undefined ? { score } : { cell });
    end = index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** The text with blanks in place of its scores, which keep their number of characters. */
export function dropScores(text: string): string {
  return text.replace(marks, (whole, _cell, score?: string) =>
    score === undefined || /[–—]/.test(score) ? whole : ' '.repeat(whole.length),
  );
}

function writePlainProse(text: string): string {
  return parseProse(text)
    .map((part) => (typeof part === 'string' ? part : 'cell' in part ? part.cell : part.score))
    .join('');
}

export function writePlainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'html') return '';
      if ('tokens' in token && token.tokens?.length) return writePlainText(token.tokens);
      if (!('text' in token)) return '';
      return token.type === 'text'
        ? writePlainProse(decodeHTML(token.text as string))
        : (token.text as string);
    })
    .join('');
}

/** A cell written by number, `X 7` or `cell 8`; null if there is none. */
export function findNumberedCell(text: string): { readonly text: string; readonly at: number } | null {
  const found = /(?<![\w-])(?:[XO] (?:at )?|cells? )\d(?![\d,.]*\d|\w)/.exec(text);
  return found && { text: found[0], at: found.index };
}

/** A score without braces: below 0, infinite, or after `worth` or `score`. A number before a dash is an answer. */
export function findLooseScore(text: string): { readonly text: string; readonly at: number } | null {
  const found =
    /(?<![\w)]|\{[^{}]*)(?:(?:−|(?<=^|[\s(])[-–])\d+(?:\.\d+)?(?![\d.]*\d| − [a-z]| — )|[+−]∞|(?<=\b(?:worth|scores?(?: is| are| of)?) )\d+(?:\.\d+)?(?![\w.]*\w| [−+×÷]))/.exec(
      text,
    );
  return found && { text: found[0], at: found.index };
}
