import type { CellNaming } from '../../game/index.ts';
import { countDepth, DRAW, Kind, requireBestChild, type Trace } from '../../search/index.ts';
import { say, words, type MarkedText } from '../../words/index.ts';
import { findNext, isBetterChild, type HandDecision } from './hand-decisions.ts';
import { readHandNode } from './hand-node.ts';

/** A button of the pad. */
export interface Choice {
  /** Unique among the choices of a decision, and the same for every node. */
  readonly id: string;
  readonly isRight: boolean;
  /** The text to type for it: a letter, or the score or move itself. */
  readonly key: string;
  readonly name: MarkedText;
}

/** The question of a decision, and its choices. */
export interface Pad {
  readonly question: MarkedText;
  readonly choices: readonly Choice[];
}

export function buildPad(trace: Trace, decision: HandDecision, naming: CellNaming): Pad {
  const { questions } = words.byHand;
  const { kind, node, child } = decision;
  const named = readHandNode(trace, node, naming);
  switch (kind) {
    case 'over':
      return { question: say`${questions.over(named)}`, choices: listOverChoices(trace, node) };
    case 'score':
      return { question: say`${questions.score()}`, choices: listScores(trace, node) };
    case 'keep':
      return {
        question: questions.keep(named, trace.score[child]),
        choices: listKeepChoices(trace, decision),
      };
    case 'next':
      return { question: say`${questions.next(named)}`, choices: listNextChoices(trace, decision) };
    case 'move':
      return { question: say`${questions.move(named, named.isAbstract)}`, choices: listMoves(trace, naming) };
    default:
      return { question: say`${questions.start()}`, choices: listStarts() };
  }
}

function listOverChoices(trace: Trace, node: number): Choice[] {
  const { choices } = words.byHand;
  const isOver = trace.kindOf(node) === Kind.terminal;
  const isAbstract = trace.root.game.isAbstract === true;
  return [
    { id: 'try', isRight: !isOver, key: isAbstract ? 'b' : 't', name: say`${choices.try(isAbstract)}` },
    { id: 'score', isRight: isOver, key: isAbstract ? 'l' : 's', name: say`${choices.score(isAbstract)}` },
  ];
}

/** The scores that finished games can have in this search, and the value of a win before anything is subtracted. */
function listScores(trace: Trace, node: number): Choice[] {
  const { options } = trace;
  const wins = new Set([options.win]);
  for (let at = 0; at < trace.length; at++)
    if (trace.kindOf(at) === Kind.terminal)
      wins.add(Math.abs(options.scoring.points(options.win, countDepth(trace.ply[at], options))));
  const scores = [...wins].flatMap((win) => (win === 0 ? [] : [win, -win])).concat(DRAW);
  return scores
    .toSorted((a, b) => a - b)
    .map((score) => ({
      id: `${score}`,
      isRight: score === trace.score[node],
      key: `${score}`,
      name: say`${words.byHand.choices.worth(score)}`,
    }));
}

function listKeepChoices(trace: Trace, { child, best }: HandDecision): Choice[] {
  const { keep, replace } = words.byHand.choices;
  const isReplaced = isBetterChild(trace, child, best);
  return [
    { id: 'keep', isRight: !isReplaced, key: 'k', name: keep(trace.score[best]) },
    { id: 'replace', isRight: isReplaced, key: 'r', name: replace(trace.score[child]) },
  ];
}

function listNextChoices(trace: Trace, decision: HandDecision): Choice[] {
  const { choices } = words.byHand;
  const best = trace.score[decision.best];
  const right = findNext(trace, decision);
  const call = trace.root.game.isAbstract ? choices.callBranch : choices.call;
  const all: Omit<Choice, 'isRight'>[] = [
    { id: 'call', key: 'c', name: say`${call}` },
    { id: 'return', key: 'r', name: choices.return(best) },
    ...(trace.cut ? [{ id: 'cut', key: 'x', name: choices.cut(best) }] : []),
  ];
  return all.map((each) => ({ ...each, isRight: each.id === right }));
}

function listMoves(trace: Trace, naming: CellNaming): Choice[] {
  const right = listBestChildren(trace);
  return [...trace.children(0)].map((child) => {
    const name = trace.root.game.moveName(trace.move[child], naming);
    return { id: `${trace.move[child]}`, isRight: right.includes(child), key: name, name: say`${name}` };
  });
}

/** The moves of the root that tie for the best, unless a score may be only a bound. Any of them is a right answer. */
export function listBestChildren(trace: Trace): number[] {
  const best = requireBestChild(trace, 0);
  return [...trace.children(0)].filter(
    (child) => child === best || (trace.score[child] === trace.score[best] && trace.bound(child) === 'exact'),
  );
}

function listStarts(): Choice[] {
  const { starts } = words.byHand.choices;
  return [
    { id: 'zero', isRight: false, key: '0', name: say`${starts.zero}` },
    { id: 'worst', isRight: true, key: '-', name: say`${starts.worst}` },
    { id: 'best', isRight: false, key: '+', name: say`${starts.best}` },
  ];
}
