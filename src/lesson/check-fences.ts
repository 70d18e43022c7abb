import { words } from '../words/index.ts';
import { readAttribute } from './page-element.ts';
import type { PageReader } from './page-reader.ts';
import type { ProblemList } from './problems.ts';

/** Checks that each fence of a program is in the language in which its element runs it. */
export function checkFences({ fences }: PageReader, problems: ProblemList): void {
  const { otherLanguage } = words.lessonProblems;
  for (const [element, own] of fences) {
    const { name, attributes } = element.spec;
    const { kind, default: usual = '' } = attributes.find((each) => each.name === 'language') ?? {};
    const known = typeof kind === 'object' && 'names' in kind ? kind.names : [];
    const language = readAttribute(element, 'language') || usual;
    for (const { token, at } of own)
      if (token.lang && token.lang !== language)
        problems.add(at, otherLanguage(name, token.lang, language, known));
  }
}
