import type { Tokens } from 'marked';
import { words } from '../words/index.ts';
import { containerNames } from './containers.ts';
import type { Excerpt } from './excerpt.ts';
import type { ProblemList } from './problems.ts';
import { bullets } from './typing.ts';

/*
 * What Markdown would show otherwise than its author means: forms that other systems read, and forms that look mistyped.
 */

/** The first refused form, in text that is the lesson's own. */
export function findRefusedForm(text: string): { readonly at: number; readonly told: string } | null {
  const source = words.lessonProblems;
  const { unreadLink, unreadBraces, unreadFence } = source;
  const forms = [
    [
      /\[[^\][\n]*\]\([^)\s]*|\[[^\][\n]+\] +\((?:$|(?:[#./]|https?:)[^)\n]*\)?)|\[[^\][()\n]+\((?:[#./]|https?:)[^)\s]*\)/,
      unreadLink,
    ],
    [/^(?:'''|‘‘‘|’’’|´´´)[^\n]*/m, unreadFence],
    [/^#{2,6}[^#\s][^\n]*/m, source.unreadHeading],
    [new RegExp(`^[${bullets}][ \\t\\u00a0](?!\\[)[^\\n]*`, 'm'), source.unreadItem],
    [/^\|[^\n]*\|(?=[ \t]*\n\|)/m, source.unreadTable],
    [/\${1,2}[^$\n]*\\[a-z]+[^$\n]*\${1,2}/i, source.unreadFormula],
    [/\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/, source.unreadRemark],
    [/\{[^{}\n]{0,20}\}?|[^\s{}]{0,20}\}/, unreadBraces],
  ] as const;
  for (const [pattern, tell] of forms) {
    const found = pattern.exec(text);
    if (found) return { at: found.index, told: tell(found[0]) };
  }
  return null;
}

/** A line that looks like the start of a container but is not: with two colons, or indented. */
const containerStart = new RegExp(`^[ \\t]*::+[ \\t]*(?:${containerNames.join('|')})(?![\\w-]).*`, 'm');

/** Reports forms that are refused in all text, also within elements that read it themselves. */
export function reportRefusedForms(excerpt: Excerpt, problems: ProblemList): void {
  const source = words.lessonProblems;
  const forms = [
    [/(?<!\S)\[[^\][]+\]\[[^\][]*\]/, source.reference],
    [/!\[[^\][]*\]\[[^\][]*\]/, source.missingPicture],
    [/\[\^[^\]\s]+\]/, source.footnote],
    [containerStart, source.mistypedContainer],
  ] as const;
  for (const [pattern, tell] of forms) {
    const found = pattern.exec(excerpt.text);
    if (found) problems.add(excerpt.at(found.index), tell(found[0].trim()));
  }
}

export function reportMarkdownInHtml(excerpt: Excerpt, problems: ProblemList): void {
  const bare = excerpt.text.replace(/<pre[\s>][\s\S]*?<\/pre>|<[^>]*>/g, (tag) => ' '.repeat(tag.length));
  const mark = /\*\*|`|\]\(|^(?:#{1,6}|[-*]|\d+\.) |^:::/m.exec(bare);
  if (mark) problems.add(excerpt.at(mark.index), words.lessonProblems.markdownInHtml(mark[0].trim()));
}

/** What is in a row beyond the columns of its table is not shown. */
export function reportWideRows({ header }: Tokens.Table, excerpt: Excerpt, problems: ProblemList): void {
  for (const { 0: row, index } of excerpt.text.matchAll(/[^\n]+/g)) {
    const cells = row
      .trim()
      .replace(/^\||(?<!\\)\|$/g, '')
      .split(/(?<!\\)\|/);
    if (cells.length > header.length)
      problems.add(excerpt.at(index), words.lessonProblems.wideRow(row.trim(), cells.length, header.length));
  }
}

export function reportRefusedCode(token: Tokens.Code, at: number, problems: ProblemList): void {
  if (isOpen(token)) problems.add(at, words.lessonProblems.openCode());
  if (token.codeBlockStyle === 'indented')
    problems.add(at, words.lessonProblems.indentedCode(token.text.split('\n', 1)[0].trim()));
}

function isOpen({ raw }: Tokens.Code): boolean {
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(raw)?.[1];
  return fence !== undefined && !new RegExp(`\\n[ \\t]*${fence[0]}{${fence.length},}[ \\t]*\\n*$`).test(raw);
}
