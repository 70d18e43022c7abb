import type { Trace } from '../search/index.ts';
import { OUTLINE_LIMIT, readRuler } from '../views/index.ts';
import {
  findAnswer,
  makeQuestion,
  readQuestionKind,
  type Answer,
  type Question,
  type QuestionKind,
} from '../walk/index.ts';
import { words } from '../words/index.ts';
import type { Sessions } from './check-elements.ts';
import type { ElementSession } from './element-session.ts';
import { listElementIds, readAttribute, type PageElement } from './page-element.ts';
import type { PageReader } from './page-reader.ts';
import type { ProblemList } from './problems.ts';

/**
 * Whether what is shown of an element’s finished search, or said of a question about a node, answers a question about a
 * node that comes later on the page, or one about the same search, which may be right above it.
 */
export function givesAway(
  element: PageElement,
  sessions: Sessions,
  elements: readonly PageElement[],
): boolean {
  const { at, spec } = element;
  const session = sessions.get(element);
  const hasScores = readRuler(readAttribute(element, 'ruler')) !== 'plies';
  if (!session || !hasScores || spec.fallback === 'none') return false;
  const { trace, comparison } = session;
  const traces = comparison ? [comparison.left, comparison.right] : [trace];
  const node = spec.fallback === 'answer' ? readQuestion(trace, element).node : null;
  return elements.some((asking) => {
    const asked = asking.spec.name === 'ply-predict' ? sessions.get(asking)?.trace : undefined;
    const isLater = asking.at > at;
    if (!asked || !(isLater || (node === null && asked === trace))) return false;
    const question = readQuestion(asked, asking);
    if (node !== null) return asked === trace && question.node === node;
    return traces.some((each) => showsAnswer(each, asked, question));
  });
}

/** The searches that would answer a quiz. */
export function findAskedSessions(
  { askedSearches, html: { elements } }: PageReader,
  sessions: Sessions,
  problems: ProblemList,
): ReadonlySet<ElementSession | undefined> {
  const hosts = elements.filter(({ spec }) => spec.session === 'hosts');
  const ids = listElementIds(hosts);
  for (const [id, at] of askedSearches)
    if (!ids.includes(id)) problems.add(at, words.errors.noSession(id, ids));
  const asked = hosts.filter((host) => askedSearches.has(readAttribute(host, 'id')));
  return new Set(asked.flatMap((host) => sessions.get(host) ?? []));
}

export function readQuestion(trace: Trace, element: PageElement): Question {
  return makeQuestion(trace, readQuestionKind(readAttribute(element, 'ask')), readAttribute(element, 'node'));
}

/** What gives an answer away: any picture of the same search, or a node of the same position in any picture. */
const givers: Readonly<Record<QuestionKind, 'its search' | ((trace: Trace, node: number) => Answer | null)>> =
  {
    value: (trace, node) => trace.score[node],
    move: (trace, node) => (node === 0 || isWhole(trace) ? trace.bestMove(node) : null),
    rise: 'its search',
    cut: 'its search',
  };

function showsAnswer(trace: Trace, asked: Trace, question: Question): boolean {
  const giver = givers[question.ask];
  if (giver === 'its search') return trace === asked;
  const shown = isWhole(trace) ? Array(trace.length).keys() : [0, ...trace.children(0)];
  const answer = findAnswer(asked, question);
  const place = namePosition(asked, question.node);
  return [...shown].some((each) => namePosition(trace, each) === place && giver(trace, each) === answer);
}

/** The picture of a large search draws only its root and its moves. */
function isWhole(trace: Trace): boolean {
  return trace.length <= OUTLINE_LIMIT;
}

function namePosition(trace: Trace, node: number): string {
  const position = trace.position(node);
  return [position.game.name, position.game.format(position), position.toMove].join(' ');
}
