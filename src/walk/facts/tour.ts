import { countBits, type CellNaming } from '../../game/index.ts';
import { isLeaf, Kind, type Trace } from '../../search/index.ts';
import { type MarkedText, words } from '../../words/index.ts';
import { explainComparison } from '../compare/comparison-reason.ts';
import type { Comparison } from '../compare/comparison.ts';
import { isForeign } from '../narrator.ts';
import { nextCutoff } from '../navigate.ts';
import { explainStop } from '../sentence/reasons.ts';
import { describeStep, explainWorth } from '../sentence/sentence.ts';
import { measureShape } from './tree-shape.ts';

/** A sentence about a whole search, and the step that it leads to. */
interface TourSentence {
  readonly text: string;
  readonly step: number;
}

/**
 * What a search did, in about six sentences; in a comparison, first how the two differ. Only for readers who may
 * see its result.
 */
export function makeTour(
  trace: Trace,
  naming: CellNaming,
  comparison: Comparison | null = null,
): TourSentence[] {
  const tour = words.tour;
  const { game } = trace.root;
  const end = trace.stepCount - 1;
  const children = [...trace.children(0)];
  const nameMove = (node: number) => game.moveName(trace.move[node], naming);
  const isOver = !trace.isUnfinished(0);
  const isOurs = !isForeign(trace);
  const sentences: TourSentence[] = [
    { text: describeSize(trace), step: end },
    { text: describeStep(trace, 0, naming).text, step: 0 },
  ];
  const returned = children.filter((child) => !trace.isUnfinished(child));
  if (returned.length > 0) {
    const values = returned.map((child) => {
      return { move: nameMove(child), score: trace.score[child], bound: trace.bound(child) };
    });
    sentences.push({ text: tour.values(values, isOurs), step: trace.exitStep(returned.at(-1)!) });
  }
  const reason = explainEnd(trace, naming);
  if (reason) sentences.push({ text: reason.text, step: end });
  if (children.length > 0 && isOver) sentences.push(describeLine(trace, naming));
  const [largest, second] = children.toSorted((a, b) => trace.size(b) - trace.size(a));
  if (second !== undefined && trace.size(largest) > trace.size(second)) {
    const text = tour.most(nameMove(largest), trace.size(largest), trace.length);
    sentences.push({ text, step: trace.enterStep(largest) });
  }
  sentences.push(...describeSavings(trace));
  return [...(comparison ? describeBoth(comparison, naming) : []), ...sentences];
}

/** For code that may be wrong, says only what it did: it may not have taken the largest score. */
function explainEnd(trace: Trace, naming: CellNaming): MarkedText | null {
  if (trace.isUnfinished(0)) return explainStop(trace, naming);
  return isForeign(trace) ? describeStep(trace, trace.stepCount - 1, naming) : explainWorth(trace, 0, naming);
}

function describeSize(trace: Trace): string {
  const { x, o, draw, games } = measureShape(trace);
  let ends = 0;
  for (let node = 0; node < trace.length; node++) if (isLeaf(trace, node)) ends++;
  return words.tour.size({
    calls: trace.length,
    plies: trace.plies,
    ends,
    results: games === ends ? { x, o, draw } : null,
  });
}

function describeBoth(comparison: Comparison, naming: CellNaming): TourSentence[] {
  const { left, right, labels, differences } = comparison;
  const end = left.stepCount - 1;
  const sizes = [left, right].map(({ length }, side) => ({ name: labels[side].name, calls: length }));
  const sentences = [{ text: words.tour.both(sizes), step: end }];
  const isOver = !left.isUnfinished(0) && !right.isUnfinished(0);
  const [one, other] = [left.bestMove(), right.bestMove()];
  if (isOver && one !== null && other !== null) {
    const moves = [one, other].map((move) => left.root.game.moveName(move, naming));
    const texts = [
      words.tour.choices(
        labels.map(({ name }) => name),
        moves,
      ),
      explainComparison(comparison, 0, naming).text,
    ];
    sentences.push({ text: texts.join(' '), step: end });
  }
  const first = comparison.nextDifference(0);
  sentences.push({ text: words.tour.differences(differences.size), step: differences.size ? first : end });
  return sentences;
}

function describeLine(trace: Trace, naming: CellNaming): TourSentence {
  const { game } = trace.root;
  const leaf = trace.principalNodes().at(-1)!;
  const moves = trace.path(leaf).map((move) => game.moveName(move, naming));
  const outcome = trace.kindOf(leaf) === Kind.terminal ? game.outcome(trace.position(leaf)) : null;
  const end =
    typeof outcome === 'string' ? outcome : trace.kindOf(leaf) === Kind.frontier ? 'frontier' : null;
  const text = words.tour.line({ moves, end, isOurs: !isForeign(trace) });
  return { text, step: trace.enterStep(leaf) };
}

function describeSavings(trace: Trace): TourSentence[] {
  const sentences: TourSentence[] = [];
  if (trace.cut) {
    const cutMoves = trace.cut.reduce((sum, moves) => sum + countBits(moves), 0);
    const text = cutMoves ? words.tour.cuts(cutMoves) : words.tour.noCuts;
    sentences.push({ text, step: nextCutoff(trace, 0) });
  }
  const [hit] = trace.repeats;
  if (trace.origin && hit !== undefined)
    sentences.push({ text: words.tour.hits(trace.repeats.length), step: trace.enterStep(hit) });
  return sentences;
}
