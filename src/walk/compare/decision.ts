import type { Move, CellNaming, Outcome, Position } from '../../game/index.ts';
import type { Bound, Trace } from '../../search/index.ts';
import { type MarkedText, words } from '../../words/index.ts';
import type { SideLabel } from './compared-sides.ts';
import { isForeign, findNarrator } from '../narrator.ts';
import type { Comparison } from './comparison.ts';
import { explainDecision } from './decision-reason.ts';

export interface Decision {
  readonly label: SideLabel;
  /** What a win is worth, or the number of calls if the scoring is the same. */
  readonly rule: string;
  /** `unseen`: a program may have chosen a move that its calls do not show. `soFar`: the best move when the search was stopped. */
  readonly verb: 'plays' | 'soFar' | 'none' | 'unseen';
  readonly move: Move | null;
  readonly moveName: string;
  /** The root if there is no move. */
  readonly position: Position;
  readonly score: number;
  readonly bound: Bound | null;
  readonly reason: MarkedText;
  readonly game: ExpectedGame;
}

interface ExpectedGame {
  readonly moves: readonly { readonly name: string; readonly player: string }[];
  readonly outcome: Outcome | null;
}

interface Relation {
  readonly sign: 'differ' | 'same' | 'open';
  readonly text: string;
}

export interface Decisions {
  readonly left: Decision;
  readonly right: Decision;
  readonly relation: Relation;
}

export function makeDecisions(comparison: Comparison, naming: CellNaming): Decisions {
  const { left, right, mirror } = comparison;
  return {
    left: makeDecision(comparison, right.bestMove(), naming),
    right: makeDecision(mirror, left.bestMove(), naming),
    relation: findRelation(comparison),
  };
}

function makeDecision(comparison: Comparison, rival: Move | null, naming: CellNaming): Decision {
  const {
    left: trace,
    labels: [label],
  } = comparison;
  const { root, score } = trace;
  const move = trace.bestMove();
  const none = isForeign(trace) ? 'unseen' : 'none';
  const verb = move === null ? none : trace.isUnfinished(0) ? 'soFar' : 'plays';
  return {
    label,
    rule: nameRule(comparison),
    verb,
    move,
    moveName: move === null ? '' : root.game.moveName(move, naming),
    position: move === null ? root : root.game.play(root, move),
    score: score[0],
    bound: trace.bound(0),
    reason: (findNarrator(trace)?.explainValue(0, naming) ?? explainDecision(trace, rival)).by(label.side),
    game: playExpectedGame(trace, naming),
  };
}

function nameRule({ left, right, labels: [{ title }] }: Comparison): string {
  if (isForeign(left) || isForeign(right)) return words.decision.calls(left.length);
  const [own, others] = [left.options, right.options];
  const { scoring, win } = own;
  const isSameScoring =
    scoring.name === others.scoring.name && scoring.penalty === others.scoring.penalty && win === others.win;
  if (!isSameScoring && !left.root.game.isAbstract) return scoring.words.rule(win, scoring.penalty);
  return left.length === right.length ? title : words.decision.calls(left.length);
}

function playExpectedGame(trace: Trace, naming: CellNaming): ExpectedGame {
  const { root } = trace;
  const { game } = root;
  let position = root;
  const moves = trace.principalVariation().map((move) => {
    const player = game.isAbstract ? '' : words.nameSide(position.toMove);
    position = game.play(position, move);
    return { name: game.moveName(move, naming), player };
  });
  return { moves, outcome: game.outcome(position) };
}

function findRelation({ left, right, differences, labels, isSameTree }: Comparison): Relation {
  const { relation } = words.decision;
  if (left.root.game.outcome(left.root) !== null) return { sign: 'open', text: relation.over };
  for (const [side, trace] of [left, right].entries()) {
    const { name } = labels[side];
    if (trace.isUnfinished(0)) return { sign: 'open', text: relation.stopped(name) };
    if (trace.bestMove() === null)
      return { sign: 'open', text: isForeign(trace) ? relation.unseen(name) : relation.nothing(name) };
  }
  if (left.bestMove() !== right.bestMove()) return { sign: 'differ', text: relation.part };
  // If a program left moves out, its values are only bounds, which do not explain a choice.
  const isTold = isSameTree || !(isForeign(left) || isForeign(right));
  if (isTold && differences.size > 0) return { sign: 'same', text: relation.later(differences.size) };
  if (isSameTree || left.length === right.length) return { sign: 'same', text: relation.same };
  const fewer = left.length < right.length ? 0 : 1;
  return { sign: 'same', text: relation.fewer(labels[fewer].name, Math.abs(left.length - right.length)) };
}
