import type { SearchHost } from '../../elements/host/search-host.ts';
import { isAid, isComparison, isQuestion } from './block-kinds.ts';
import { listMentions, listPartingSteps, type Mention } from './mentions.ts';
import { findMoment } from '../../walk/index.ts';
import { listAllSteps, listStepsBetween } from './list-steps.ts';

/** The steps that the forward key walks on a slide. */
export interface SlideSteps {
  readonly steps: readonly number[];
  /** The steps up to its question, the first alone where nothing leads to that; all if it has none. */
  readonly lead: readonly number[];
  /** A question above the search. The walk would answer it, so it begins once that is done. */
  readonly askedFirst: HTMLElement | null;
  /** The steps that no hint or solution mentions. */
  readonly unsolved: readonly number[];
  /**
   * Whether the slide begins at the first step: links or questions in its text set the steps, or the search is in it, to
   * be walked as a whole, also where questions before it have led through some of it.
   */
  readonly isLed: boolean;
}

/** `solved` is the question that the slide's solutions answer, if it is on another slide. */
export function readSlideSteps(
  lesson: ParentNode,
  search: SearchHost | null,
  own: readonly HTMLElement[],
  solved: HTMLElement | null,
): SlideSteps {
  if (!search) return { steps: [], lead: [], askedFirst: null, unsolved: [], isLed: false };
  const mentions = listMentions(lesson, search);
  const isLeft = isLeftToSolution(search, mentions, own, solved);
  const blocks = isLeft ? [search, ...own] : own;
  // The question of a solution has led through the steps before its own.
  const from = solved ? Math.max(0, ...findMentionsIn(mentions, [solved]).map(({ step }) => step)) : 0;
  const list = (some: readonly HTMLElement[]) => startAt(from, listSteps(search, mentions, some));
  const asked = blocks.findIndex(isQuestion);
  const steps = list(blocks);
  const lead = asked < 0 ? steps : list(blocks.slice(0, asked + 1).filter((block) => block !== search));
  const isFirst = isBefore(blocks[asked], search);
  return {
    steps,
    lead: isFirst && lead.length === 0 ? [findFirstStep(search, mentions, blocks[asked], steps)] : lead,
    askedFirst: isFirst ? blocks[asked] : null,
    unsolved: list(blocks.filter((block) => !isAid(block))),
    isLed: areChosen(findMentionsIn(mentions, own)) || isWalkedWhole(search, mentions, own),
  };
}

function startAt(first: number, steps: readonly number[]): readonly number[] {
  const rest = steps.filter((step) => step >= first);
  return rest.length > 0 ? rest : steps;
}

/** Whether a search stands between a question and its solution on two slides, and no text leads through it. */
function isLeftToSolution(
  search: SearchHost,
  mentions: readonly Mention[],
  blocks: readonly HTMLElement[],
  solved: HTMLElement | null,
): boolean {
  const section = search.closest('section');
  return (
    isBefore(solved, search) &&
    isBefore(search, blocks[0]) &&
    !mentions.some(({ element, isChosen }) => isChosen && section?.contains(element))
  );
}

function isBefore(one: Element | null | undefined, other: Element | undefined): boolean {
  return Boolean(one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Where a search stands while a question above it is asked: at its first step here, or as far as the text before leads. */
function findFirstStep(
  search: SearchHost,
  mentions: readonly Mention[],
  question: Element,
  [first]: readonly number[],
): number {
  const earlier = mentions.filter(({ element }) => isBefore(element, question)).map(({ step }) => step);
  return first ?? Math.max(Number(search.getAttribute('step')), ...earlier);
}

function listSteps(
  search: SearchHost,
  mentions: readonly Mention[],
  blocks: readonly HTMLElement[],
): number[] {
  if (isWalkedWhole(search, mentions, blocks)) {
    const first = Number(search.getAttribute('step'));
    const all = listAllSteps(search.stepCount).filter((step) => step >= first && isStop(search, step));
    if (all.length > 0) return all;
    if (isComparison(search)) return listPartingSteps(search);
  }
  const own = findMentionsIn(mentions, blocks);
  const steps = own.map(({ step }) => step);
  if (!areChosen(own)) return [...new Set(steps)].toSorted((one, other) => one - other);
  const earlier = mentions.slice(0, mentions.indexOf(own[0])).map(({ step }) => step);
  const between = listStepsBetween(steps, [Number(search.getAttribute('step')), ...earlier]);
  return between.filter((step) => isStop(search, step));
}

/** Whether a slide has the search itself, and neither its text nor what follows in the section leads through it. */
function isWalkedWhole(
  search: SearchHost,
  mentions: readonly Mention[],
  blocks: readonly HTMLElement[],
): boolean {
  if (!blocks.includes(search)) return false;
  const section = search.closest('section');
  const isAfter = ({ element }: Mention) =>
    search.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING && section?.contains(element);
  return !areChosen([...findMentionsIn(mentions, blocks), ...mentions.filter(isAfter)]);
}

function findMentionsIn(mentions: readonly Mention[], blocks: readonly Element[]): Mention[] {
  return mentions.filter(({ element }) => blocks.some((block) => block.contains(element)));
}

function areChosen(mentions: readonly Mention[]): boolean {
  return mentions.some(({ isChosen }) => isChosen);
}

/** Whether the walk of this search stops at a step. */
function isStop({ session }: SearchHost, step: number): boolean {
  return !session?.hidesReturns || findMoment(session.trace, step).kind === 'enter';
}
