import type { Token } from 'marked';
import { readStep } from '../walk/index.ts';
import { words } from '../words/index.ts';
import type { Sessions } from './check-elements.ts';
import type { CrossReference } from './lesson-page.ts';
import { resolveImage, resolveLink, type LinkTarget, type LinkTargets } from './resolve-link.ts';
import { readAttribute, type PageElement } from './page-element.ts';
import type { PageReader } from './page-reader.ts';
import type { ProblemList } from './problems.ts';

/** Also lists the links into other lessons, to be checked there. */
export function resolveReferences(
  { references, ids, html }: PageReader,
  sessions: Sessions,
  site: Omit<LinkTargets, 'checkAnchor'>,
  problems: ProblemList,
): { targets: ReadonlyMap<Token, LinkTarget>; crossReferences: CrossReference[] } {
  const targets = new Map<Token, LinkTarget>();
  const crossReferences: CrossReference[] = [];
  const all = {
    ...site,
    checkAnchor: (anchor: string) => checkAnchor(anchor, ids.all, html.elements, sessions),
  };
  for (const { token, at } of references) {
    if (token.type === 'image' && token.text.trim() === '')
      problems.add(at, words.lessonProblems.imageText(token.href));
    const target = problems.attempt(at, () =>
      token.type === 'image'
        ? { href: resolveImage(token.href, all), isExternal: false }
        : resolveLink(token.href, all),
    );
    if (!target) continue;
    targets.set(token, target);
    if ('lesson' in target && target.lesson)
      crossReferences.push({ ...target.lesson, ...problems.locate(at) });
  }
  return { targets, crossReferences };
}

/** Checks `#heading`, or `#s1.step=17`, a step of a session on this page. */
function checkAnchor(
  anchor: string,
  ids: readonly string[],
  elements: readonly PageElement[],
  sessions: Sessions,
): void {
  const [, id, step] = /^([^.]*)\.step=(.*)$/.exec(anchor) ?? [];
  if (!ids.includes(id ?? anchor)) throw new RangeError(words.lessonProblems.anchor(id ?? anchor, ids));
  if (step === undefined) return;
  const element = elements.find((each) => readAttribute(each, 'id') === id);
  if (element?.spec.session !== 'hosts') throw new RangeError(words.lessonProblems.anchorNoSession(id));
  const session = sessions.get(element);
  const read = session && readStep(step, session.trace.stepCount);
  if (typeof read === 'string') throw new RangeError(read);
}
