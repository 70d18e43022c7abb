import type { CellNaming } from '../../game/index.ts';
import { Kind, type Trace } from '../../search/index.ts';
import { say, type TextPart, words } from '../../words/index.ts';
import { findBestSoFar } from '../best-so-far.ts';
import { namePlayer } from './point-of-view.ts';
import { findArrival, countChoices } from './reasons.ts';

/** Watched code may be wrong, so its sentence does not say that it looks for anything. */
export function describeProbeCall(trace: Trace, node: number, naming: CellNaming): TextPart {
  const number = node + 1;
  const arrival = findArrival(trace, node, naming);
  const outcome = trace.root.game.outcome(trace.position(node));
  if (outcome !== null) return words.probe.callOver({ number, arrival, outcome });
  const call = { number, arrival, player: namePlayer(trace, node), choices: countChoices(trace, node) };
  return trace.kindOf(node) === Kind.answered ? words.probe.callAnswered(call) : words.probe.call(call);
}

export function describeProbeReturn(
  trace: Trace,
  node: number,
  naming: CellNaming,
  sum: string | null,
): TextPart {
  const score = trace.score[node];
  const worth = sum === null ? words.markScore(score) : words.markSum(sum, score);
  return say`${describeProbeAnswer(trace, node, naming)} ${explainProbe(trace, node, naming, worth)} ${describeProbeEffect(trace, node)}`;
}

function describeProbeAnswer(trace: Trace, node: number, naming: CellNaming): TextPart {
  const score = trace.score[node];
  if (trace.options.code !== 'value-and-move') return words.probe.return(score);
  return words.probe.returnPair(score, nameKeptMove(trace, node, naming));
}

function explainProbe(trace: Trace, node: number, naming: CellNaming, worth: TextPart): TextPart {
  const outcome = trace.root.game.outcome(trace.position(node));
  if (outcome !== null) return words.probe.over(outcome, worth);
  if (trace.kindOf(node) === Kind.answered) return words.probe.answered(trace.score[node]);
  return words.probe.kept({
    called: [...trace.children(node)].length,
    choices: countChoices(trace, node),
    move: nameKeptMove(trace, node, naming),
  });
}

function nameKeptMove(trace: Trace, node: number, naming: CellNaming): string | null {
  const move = trace.bestMove(node);
  return move === null ? null : trace.root.game.moveName(move, naming);
}

function describeProbeEffect(trace: Trace, node: number): TextPart {
  if (node === 0) return words.step.searchEnds(trace.length);
  const best = findBestSoFar(trace, trace.parent[node], trace.exitStep(node));
  return words.probe.effect(best?.child === node, best?.score ?? null);
}
