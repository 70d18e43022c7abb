import { opponent, type CellNaming } from '../../game/index.ts';
import { countDepth, findWinner, isLeaf, Kind, type Trace } from '../../search/index.ts';
import { joinParts, type MarkedText, say, type TextPart, words } from '../../words/index.ts';
import { diagnose, convertToSource, findValueMistakes, type Diagnosis } from './diagnose.ts';
import { dependsOnDepth, misread } from './misread.ts';
import { nameMoved, namePlayer } from '../sentence/point-of-view.ts';
import { findAnswerKind, type NodeAnswerKind, type QuestionKind } from './question-kinds.ts';
import { findAnswer, type Answer, type Question } from './question.ts';
import { explainCut } from '../sentence/reasons.ts';
import { isLost, findRefutation, describeRefutation } from './refutation.ts';
import { describeEffectOnParent, explainWorth } from '../sentence/sentence.ts';

export interface Verdict {
  readonly diagnosis: Diagnosis;
  readonly told: MarkedText;
}

/**
 * Judges an answer. `tries` counts this one: the second wrong one gets a hint, and the third the scores to choose from.
 * `isShared`: another question about the node is open, so the verdict names no move and no score that would answer it.
 */
export function makeVerdict(
  trace: Trace,
  question: Question,
  given: Answer,
  tries: number,
  naming: CellNaming,
  isShared = false,
): Verdict {
  const verdict = words.verdict;
  const diagnosis = diagnose(trace, question, given);
  const name = nameAnswer(trace, question, given, naming);
  if (diagnosis === 'right')
    return { diagnosis, told: verdict.right(name, explainAnswer(trace, question, naming, isShared)) };
  // With two answers, a wrong one reveals the right one.
  if (diagnosis === 'rise') return { diagnosis, told: explainSolution(trace, question, naming, isShared) };
  const reply = findRefutation(trace, question, given);
  const reasons: TextPart[] = [];
  if (diagnosis === 'unknown' && tries === 1) reasons.push(...askWhichMistake(trace, question, given));
  if (reply === null || (diagnosis !== 'unknown' && diagnosis !== 'swapped'))
    reasons.push(
      diagnosis === 'unknown' && tries > 1 && !isShared
        ? (tries === 2 && hintAt(trace, question, naming)) || describeChildScores(trace, question, naming)
        : verdict.mistake[diagnosis](collectFacts(trace, question, given)),
    );
  if (reply !== null) reasons.push(describeRefutation(trace, reply, naming));
  return { diagnosis, told: verdict.wrong(name, joinParts(reasons, ' ')) };
}

/** Empty unless several mistakes lead to a number. */
function askWhichMistake(trace: Trace, question: Question, given: Answer): readonly string[] {
  if (findAnswerKind(question.ask) !== 'score') return [];
  const facts = collectFacts(trace, question, given);
  const { slip, which } = words.verdict;
  const slips = findValueMistakes(trace, question.node, Number(given)).map((mistake) => slip[mistake](facts));
  return slips.length > 0 ? [which(slips)] : [];
}

export function explainSolution(
  trace: Trace,
  question: Question,
  naming: CellNaming,
  isShared = false,
): MarkedText {
  const name = nameAnswer(trace, question, findAnswer(trace, question), naming);
  return words.verdict.solution(name, explainAnswer(trace, question, naming, isShared));
}

/** `−8`, `7` or `(2, 1)`, `yes`. */
export function nameAnswer(trace: Trace, { ask }: Question, answer: Answer, naming: CellNaming): TextPart {
  return answerNames[findAnswerKind(ask)](answer, trace, naming);
}

const answerNames: Readonly<
  Record<NodeAnswerKind, (answer: Answer, trace: Trace, naming: CellNaming) => TextPart>
> = {
  score: (answer) => words.markScore(Number(answer)),
  move: (answer, trace, naming) => trace.root.game.moveName(Number(answer), naming),
  'yes or no': (answer) => (answer ? words.predict.yes : words.predict.no),
};

function explainAnswer(trace: Trace, question: Question, naming: CellNaming, isShared: boolean): MarkedText {
  const { inFull, whenShared } = explainers[question.ask];
  return (isShared ? whenShared : inFull)(trace, question, naming);
}

type Explain = (trace: Trace, question: Question, naming: CellNaming) => MarkedText;

/** `whenShared` names no move and no score that another question about the node asks for. */
const explainers: Readonly<Record<QuestionKind, { readonly inFull: Explain; readonly whenShared: Explain }>> =
  {
    value: { inFull: explainNode, whenShared: explainRule },
    move: { inFull: explainNode, whenShared: explainRule },
    rise: { inFull: explainRiseAnswer, whenShared: () => say`` },
    cut: { inFull: explainCutAnswer, whenShared: explainCutAnswer },
  };

function explainNode(trace: Trace, { node }: Question, naming: CellNaming): MarkedText {
  return explainWorth(trace, node, naming);
}

function explainRule(trace: Trace, question: Question): MarkedText {
  if (isLeaf(trace, question.node)) return say``;
  return words.verdict.rule(collectFacts(trace, question, findAnswer(trace, question)));
}

function explainRiseAnswer(trace: Trace, { node }: Question, naming: CellNaming): MarkedText {
  return words.verdict.returning({
    player: nameMoved(trace, node),
    move: trace.root.game.moveName(trace.move[node], naming),
    isBranch: trace.root.game.isAbstract === true,
    score: trace.score[node],
    effect: describeEffectOnParent(trace, node),
  });
}

function explainCutAnswer(trace: Trace, { node, move = 0 }: Question): MarkedText {
  const child = trace.child(node, move);
  if (child === null) return explainCut(trace, node)!;
  const { alpha, beta } = trace.windowAt(child);
  return words.verdict.notCut(alpha, beta);
}

/** A hint that leaves one thing to find; null if there is none. */
function hintAt(trace: Trace, { node }: Question, naming: CellNaming): TextPart | null {
  const { won, sameScore, otherScores } = words.verdict;
  const { options, root } = trace;
  const outcome = root.game.outcome(trace.position(node));
  if (outcome === 'x' || outcome === 'o')
    return won(words.nameSide(outcome), dependsOnDepth(trace) ? countDepth(trace.ply[node], options) : null);
  const scores = listMoveScores(trace, node, naming);
  const others = scores.filter(({ score }) => score !== trace.score[node]);
  if (scores.length < 2) return null;
  if (others.length === 0) return sameScore(scores.length);
  const open = scores.filter((each) => !others.includes(each)).map(({ move }) => move);
  return otherScores({ player: namePlayer(trace, node), isMax: trace.isMax(node), others, open });
}

function describeChildScores(trace: Trace, { node }: Question, naming: CellNaming): MarkedText {
  if (isLeaf(trace, node)) return explainWorth(trace, node, naming);
  const scores = listMoveScores(trace, node, naming);
  return words.verdict.scores({ player: namePlayer(trace, node), isMax: trace.isMax(node), scores });
}

function listMoveScores(trace: Trace, node: number, naming: CellNaming) {
  return [...trace.children(node)].map((child) => ({
    move: trace.root.game.moveName(trace.move[child], naming),
    score: trace.score[child],
  }));
}

function collectFacts(trace: Trace, { ask, node }: Question, given: Answer) {
  const { options, root } = trace;
  const isAbstract = root.game.isAbstract === true;
  const isMove = findAnswerKind(ask) === 'move';
  const child = isMove ? trace.child(node, Number(given)) : null;
  return {
    isMove,
    isAbstract,
    isLeaf: trace.kindOf(child ?? node) === Kind.terminal,
    isAnswered: trace.kindOf(node) === Kind.answered,
    hitOf: trace.kindOf(node) === Kind.hit ? trace.source(node) : null,
    isFrontier: trace.kindOf(node) === Kind.frontier,
    player: namePlayer(trace, node),
    max: isAbstract ? words.nameRole(true) : words.nameSide(options.max),
    min: isAbstract ? words.nameRole(false) : words.nameSide(opponent(options.max)),
    isMax: trace.isMax(node),
    choices: [...trace.children(trace.source(node))].length,
    isCut: trace.cut !== null && trace.cut[trace.source(node)] !== 0,
    score: trace.score[child ?? node],
    isLosing: isMove && isLost(trace, node),
    isWinning: findWinner(trace.score[node]) === (trace.isMax(node) ? 'max' : 'min'),
    isLargest:
      convertToSource(trace, node, Number(given)) ===
      misread(trace, trace.source(node), { isMax: () => true }),
    hasPenalty: dependsOnDepth(trace),
    depthFrom: options.depthFrom,
  };
}
