import { opponent, type CellNaming } from '../../game/index.ts';
import { isLeaf, Kind, type Trace } from '../../search/index.ts';
import { joined, type Said, type Sayable, words } from '../../words/index.ts';
import { diagnose, givenAtSource, type Diagnosis } from './diagnose.ts';
import { isPenalised, misread } from './misread.ts';
import { playerAt } from '../sentence/point-of-view.ts';
import { answerTo, type Answer, type Ask, givenTo, type Question } from './question.ts';
import { cutReason } from '../sentence/reasons.ts';
import { isLost, refutationOf, tellRefutation } from './refutation.ts';
import { effectOnParent, whyWorth } from '../sentence/sentence.ts';

export interface Verdict {
  readonly diagnosis: Diagnosis;
  readonly told: Said;
}

/** Judges an answer. `tries` counts this one; from the second on, the scores below are listed. */
export function verdictOn(
  trace: Trace,
  question: Question,
  given: Answer,
  tries: number,
  naming: CellNaming,
): Verdict {
  const verdict = words.verdict;
  const diagnosis = diagnose(trace, question, given);
  const name = answerName(trace, question, given, naming);
  if (diagnosis === 'right') return { diagnosis, told: verdict.right(name, why(trace, question, naming)) };
  // Of two answers the wrong one tells the right one.
  if (diagnosis === 'rise') return { diagnosis, told: solution(trace, question, naming) };
  const reply = refutationOf(trace, question, given);
  const reasons: Sayable[] = [];
  if (reply === null || (diagnosis !== 'unknown' && diagnosis !== 'swapped'))
    reasons.push(
      diagnosis === 'unknown' && tries > 1
        ? scoresThere(trace, question, naming)
        : verdict.mistake[diagnosis](factsAbout(trace, question, given)),
    );
  if (reply !== null) reasons.push(tellRefutation(trace, reply, naming));
  return { diagnosis, told: verdict.wrong(name, joined(reasons, ' ')) };
}

export function solution(trace: Trace, question: Question, naming: CellNaming): Said {
  const name = answerName(trace, question, answerTo(trace, question), naming);
  return words.verdict.solution(name, why(trace, question, naming));
}

/** `−8`, `7` or `(2, 1)`, `yes`. */
export function answerName(trace: Trace, { ask }: Question, answer: Answer, naming: CellNaming): Sayable {
  if (typeof answer === 'boolean') return answer ? words.predict.yes : words.predict.no;
  return givenTo(ask) === 'move' ? trace.root.game.moveName(answer, naming) : words.scored(answer);
}

const why = (trace: Trace, question: Question, naming: CellNaming): Said =>
  whyRight[question.ask](trace, question, naming);

const whyRight: Readonly<Record<Ask, typeof why>> = {
  value: (trace, { node }, naming) => whyWorth(trace, node, naming),
  move: (trace, { node }, naming) => whyWorth(trace, node, naming),
  rise: whyRise,
  cut: whyCut,
};

function whyRise(trace: Trace, { node }: Question, naming: CellNaming): Said {
  return words.verdict.returning({
    player: playerAt(trace, trace.parent[node]),
    move: trace.root.game.moveName(trace.move[node], naming),
    isBranch: trace.root.game.isAbstract === true,
    score: trace.score[node],
    effect: effectOnParent(trace, node),
  });
}

/** The inequality that cut the branch, or the window that was still open. */
function whyCut(trace: Trace, { node, move = 0 }: Question): Said {
  const child = trace.child(node, move);
  if (child === null) return cutReason(trace, node)!;
  const { alpha, beta } = trace.windowAt(child);
  return words.verdict.notCut(alpha, beta);
}

function scoresThere(trace: Trace, { node }: Question, naming: CellNaming): Said {
  if (isLeaf(trace, node)) return whyWorth(trace, node, naming);
  return words.verdict.scores({
    player: playerAt(trace, node),
    isMax: trace.isMax(node),
    scores: [...trace.children(node)].map((child) => ({
      move: trace.root.game.moveName(trace.move[child], naming),
      score: trace.score[child],
    })),
  });
}

function factsAbout(trace: Trace, { ask, node }: Question, given: Answer) {
  const { options, root } = trace;
  const isAbstract = root.game.isAbstract === true;
  const isMove = givenTo(ask) === 'move';
  const child = isMove ? trace.child(node, Number(given)) : null;
  return {
    isMove,
    isAbstract,
    isLeaf: trace.kindOf(child ?? node) === Kind.terminal,
    isAnswered: trace.kindOf(node) === Kind.answered,
    hitOf: trace.kindOf(node) === Kind.hit ? trace.source(node) : null,
    isFrontier: trace.kindOf(node) === Kind.frontier,
    player: playerAt(trace, node),
    max: isAbstract ? words.role(true) : words.side(options.max),
    min: isAbstract ? words.role(false) : words.side(opponent(options.max)),
    isMax: trace.isMax(node),
    choices: [...trace.children(trace.source(node))].length,
    isLosing: isMove && isLost(trace, node),
    isWinning: trace.isMax(node) ? trace.score[node] > 0 : trace.score[node] < 0,
    isLargest:
      givenAtSource(trace, node, Number(given)) === misread(trace, trace.source(node), { isMax: () => true }),
    hasPenalty: isPenalised(trace),
    depthFrom: options.depthFrom,
  };
}
