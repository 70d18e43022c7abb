import { defaultNaming, type CellNaming } from '../game/index.ts';
import { resolveOptions } from '../search/index.ts';
import {
  canBeAsked,
  checkHandSize,
  makeQuestion,
  formatFact,
  parseOptions,
  readQuestionKind,
  readRivals,
} from '../walk/index.ts';
import { words } from '../words/index.ts';
import { checkCells, checkGame } from './check-game.ts';
import { checkAttributes } from './check-attributes.ts';
import { startSession, type ElementSession, type Programs } from './element-session.ts';
import { readAttribute, listElementIds, findValueOffset, type PageElement } from './page-element.ts';
import type { Fix, ProblemList } from './problems.ts';

export type Sessions = ReadonlyMap<PageElement, ElementSession>;

export function checkElements(
  elements: readonly PageElement[],
  problems: ProblemList,
  programs: Programs = new Map(),
): Sessions {
  const right = new Set(elements.filter((element) => checkAttributes(element, problems)));
  const sessions = new Map<PageElement, ElementSession>();
  const hosts = elements.filter(({ spec }) => spec.session === 'hosts');
  for (const host of hosts) {
    const session = right.has(host) ? startSession(host, problems, programs) : undefined;
    if (!session) continue;
    sessions.set(host, session);
    if (host.spec.name === 'ply-by-hand')
      problems.attempt(findValueOffset(host, 'position'), () => checkHandSize(session.trace));
  }
  for (const element of right) {
    if (element.spec.name === 'ply-play') checkGame(element, hosts, problems);
    if (element.spec.name === 'ply-compare') checkCompared(element, hosts, problems);
    if (element.spec.name === 'ply-cell') checkCells(element, problems);
  }
  for (const view of elements.filter(({ spec }) => spec.session !== 'hosts' && spec.session !== 'none')) {
    if (view.spec.session === 'or position' && view.attributes.has('position')) continue;
    const session = sessions.get(findHost(view, hosts, problems)!);
    if (!session) continue;
    sessions.set(view, session);
    if (view.spec.name === 'ply-value' && right.has(view)) checkValue(view, session, problems);
    if (view.spec.name === 'ply-stats' && right.has(view)) checkRivals(view, session, problems);
    if (view.spec.name === 'ply-predict' && right.has(view)) checkQuestion(view, session, problems);
  }
  return sessions;
}

function checkCompared(element: PageElement, hosts: readonly PageElement[], problems: ProblemList): void {
  const wanted = readAttribute(element, 'for');
  const ids = listElementIds(hosts.filter((host) => host !== element));
  if (wanted !== '' && !ids.includes(wanted))
    problems.add(findValueOffset(element, 'for'), words.errors.noSession(wanted, ids));
}

function findHost(
  view: PageElement,
  hosts: readonly PageElement[],
  problems: ProblemList,
): PageElement | undefined {
  const ids = listElementIds(hosts);
  const wanted = readAttribute(view, 'for');
  if (wanted !== '') {
    const named = hosts.find((host) => readAttribute(host, 'id') === wanted);
    if (!named) problems.add(findValueOffset(view, 'for'), words.errors.noSession(wanted, ids));
    return named;
  }
  for (let at = view.parent; at; at = at.parent) if (at.spec.session === 'hosts') return at;
  problems.add(view.at, words.lessonProblems.noSession(view.spec.name, ids));
  return undefined;
}

function checkValue(view: PageElement, { trace, step }: ElementSession, problems: ProblemList): void {
  const what = readAttribute(view, 'what');
  const naming = (readAttribute(view, 'naming') || defaultNaming) as CellNaming;
  const computed = problems.attempt(findValueOffset(view, 'what'), () =>
    formatFact(trace, what, { step, naming }),
  );
  const written = view.text.trim();
  if (computed !== undefined && computed !== written)
    problems.add(
      view.at,
      words.lessonProblems.value(what, written, computed),
      makeFix(problems.source, view.at, computed),
    );
}

function checkRivals(view: PageElement, { trace }: ElementSession, problems: ProblemList): void {
  problems.attempt(findValueOffset(view, 'against'), () => {
    for (const rival of readRivals(readAttribute(view, 'against')))
      resolveOptions(parseOptions(rival), trace.root);
  });
}

/** Replaces the text of the element whose tag begins at an offset; null if its end is not found. */
function makeFix(source: string, at: number, text: string): Fix | null {
  const tag = /^<[\w-]+(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'))?)*\s*>/.exec(source.slice(at))?.[0];
  const from = at + (tag?.length ?? 0);
  const to = source.indexOf('</', from);
  return tag && to >= from ? { from, to, found: source.slice(from, to), text } : null;
}

function checkQuestion(view: PageElement, { trace }: ElementSession, problems: ProblemList): void {
  const ask = readQuestionKind(readAttribute(view, 'ask'));
  if (!canBeAsked(ask, trace)) problems.add(findValueOffset(view, 'ask'), words.lessonProblems.neverCuts());
  problems.attempt(findValueOffset(view, view.attributes.has('node') ? 'node' : 'ask'), () =>
    makeQuestion(trace, ask, readAttribute(view, 'node')),
  );
  if (view.text.trim() === '') problems.add(view.at, words.lessonProblems.noQuestion(view.spec.name));
}
