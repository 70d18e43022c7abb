import { defaultNaming, opponent, type CellNaming } from '../../game/index.ts';
import { countDepth, DRAW, requireBestChild, type Trace } from '../../search/index.ts';
import { words, type Belief, type TextPart } from '../../words/index.ts';
import { narrowWindow } from '../window.ts';
import { findNext, type HandDecision } from './hand-decisions.ts';
import { findBestEnd, listMovesLeft, readHandEnd, readHandNode, readHandValue } from './hand-node.ts';

/** The answer to a wrong press. */
export interface PressAnswer {
  /** The belief behind the press. */
  readonly belief: Belief;
  /** Where the press would be right. */
  readonly title: TextPart;
  readonly facts: TextPart;
  /** A question, not the answer. */
  readonly ask: TextPart;
  /** The node that shows the answer. */
  readonly node: number;
}

type Words = Pick<PressAnswer, 'title' | 'facts' | 'ask'>;

/** Answers the press of a wrong choice, by its id. */
export function explainPress(
  trace: Trace,
  decision: HandDecision,
  pressed: string,
  naming: CellNaming = defaultNaming,
): PressAnswer {
  const answers = { over: explainOver, score: explainScore, keep: explainKeep, next: explainNext };
  const { kind, node } = decision;
  if (kind === 'move') return explainMove(trace, pressed, naming);
  if (kind === 'start') return explainStart(trace, pressed);
  const [belief, told] = answers[kind](trace, decision, pressed, naming);
  return { belief, ...told, node };
}

type Explained = readonly [belief: Belief, told: Words];

function explainOver(trace: Trace, { node }: HandDecision, pressed: string, naming: CellNaming): Explained {
  const answers = words.handAnswers;
  const [named, end] = [readHandNode(trace, node, naming), readHandEnd(trace, node, naming)];
  if (pressed === 'score')
    return ['magic', answers.running(named, end, trace.root.game.moves(trace.position(node)).length)];
  return end.free.length > 0
    ? ['plays-on', answers.playsOn(named, end)]
    : ['base-missing', answers.noMoveLeft(named, end)];
}

function explainScore(trace: Trace, { node }: HandDecision, pressed: string, naming: CellNaming): Explained {
  const answers = words.handAnswers;
  const { options } = trace;
  const end = readHandEnd(trace, node, naming);
  const [named, max] = [readHandNode(trace, node, naming), words.nameSide(options.max)];
  const [given, right] = [Number(pressed), trace.score[node]];
  if (right === DRAW && end.outcome === 'draw') return ['draw-unscored', answers.notDraw(given, end, max)];
  if (given === DRAW)
    return end.free.length > 0
      ? ['base-stops', answers.zeroForWin(named, end)]
      : ['full-first', answers.fullFirst(named, end)];
  if (end.outcome === opponent(options.max) ? given > DRAW : given < DRAW)
    return ['sign', answers.sign({ max }, given, end)];
  const subtracted = options.scoring.findDepth?.(options.win, Math.abs(given)) ?? 0;
  return subtracted === 0
    ? ['late-win', answers.lateWin(given, end, countDepth(trace.ply[node], options))]
    : ['depth-off', answers.depthOff(given, end, subtracted)];
}

function explainKeep(
  trace: Trace,
  { node, child, best }: HandDecision,
  pressed: string,
  naming: CellNaming,
): Explained {
  const answers = words.handAnswers;
  const named = readHandNode(trace, node, naming);
  const [before, value] = [readHandValue(trace, best, naming), readHandValue(trace, child, naming)];
  if (before.score === value.score) return ['bound-as-value', answers.equalBound(named, before, value)];
  const isLarger = value.score > before.score === (pressed === 'replace');
  return [isLarger ? 'no-opponent' : 'sign', answers.otherSide(named, before, value, isLarger)];
}

function explainNext(trace: Trace, decision: HandDecision, pressed: string, naming: CellNaming): Explained {
  const answers = words.handAnswers;
  const { node, child, best } = decision;
  const named = readHandNode(trace, node, naming);
  const left = listMovesLeft(trace, node, child, naming);
  const returned = [...trace.children(node)].filter((each) => each <= child).length;
  const right = findNext(trace, decision);
  if (right === 'return')
    return pressed === 'call'
      ? ['only-down', answers.nothingLeft(named, returned)]
      : ['always-half', answers.nothingToCut(named, returned)];
  const { alpha, beta } = narrowWindow(trace, node, trace.score[best]) ?? {
    alpha: -Infinity,
    beta: Infinity,
  };
  if (right === 'cut')
    return pressed === 'call'
      ? ['pruning-changes', answers.closedWindow(named, alpha, beta, left)]
      : ['first-step', answers.notAllIn(named, alpha, beta, left)];
  if (pressed === 'return') return ['first-step', answers.returnsEarly(named, returned, left)];
  const entered = trace.windowAt(node);
  const own = named.isMax ? entered.alpha : entered.beta;
  const score = trace.score[best];
  return Number.isFinite(own) && (named.isMax ? score <= own : score >= own)
    ? ['sign', answers.ownBound(named, score, own)]
    : ['always-half', answers.openWindow(named, alpha, beta)];
}

function explainMove(trace: Trace, pressed: string, naming: CellNaming): PressAnswer {
  const answers = words.handAnswers;
  const node = trace.child(0, Number(pressed))!;
  const move = readHandValue(trace, node, naming);
  const [value, isMax] = [trace.score[0], trace.isMax(0)];
  const scores = [...trace.children(0)].map((child) => trace.score[child]);
  const far = findBestEnd(trace, node);
  if (move.score === value)
    return {
      belief: 'bound-as-value',
      ...answers.equalMove(move, readHandValue(trace, requireBestChild(trace, 0), naming)),
      node,
    };
  const ends = [...trace.children(0)].map((child) => findBestEnd(trace, child));
  if (far !== move.score && far === (isMax ? Math.max(...ends) : Math.min(...ends))) {
    const { player } = readHandNode(trace, 0, naming);
    const reply = readHandNode(trace, node, naming).player;
    return { belief: 'no-opponent', ...answers.hoped(move, far, player, reply), node };
  }
  const worst = isMax ? Math.min(...scores) : Math.max(...scores);
  return move.score === worst
    ? { belief: 'sign', ...answers.worst(move, isMax), node }
    : { belief: 'trace-no-meaning', ...answers.notBest(move, value), node };
}

function explainStart({ options }: Trace, pressed: string): PressAnswer {
  const answers = words.handAnswers;
  return pressed === 'zero'
    ? { belief: 'starts-at-zero', ...answers.startsAtZero(-options.scoring.points(options.win, 1)), node: 0 }
    : { belief: 'sign', ...answers.startsBest(), node: 0 };
}
