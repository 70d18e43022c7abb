import type { CellNaming } from '../../game/index.ts';
import { Kind, type Trace } from '../../search/index.ts';
import { say, type Sayable, words } from '../../words/index.ts';
import { bestSoFar } from '../best-so-far.ts';
import { playerAt } from './point-of-view.ts';
import { arrivalAt, choicesAt } from './reasons.ts';

/** Watched code may be wrong, so its sentence does not say that it looks for anything. */
export function probeCall(trace: Trace, node: number, naming: CellNaming): Sayable {
  const number = node + 1;
  const arrival = arrivalAt(trace, node, naming);
  const outcome = trace.root.game.outcome(trace.position(node));
  if (outcome !== null) return words.probe.callOver({ number, arrival, outcome });
  const call = { number, arrival, player: playerAt(trace, node), choices: choicesAt(trace, node) };
  return trace.kindOf(node) === Kind.answered ? words.probe.callAnswered(call) : words.probe.call(call);
}

export function probeReturn(trace: Trace, node: number, naming: CellNaming, sum: string | null): Sayable {
  const score = trace.score[node];
  const worth = sum === null ? words.scored(score) : words.scoredSum(sum, score);
  return say`${probeAnswer(trace, node, naming)} ${reason(trace, node, naming, worth)} ${effect(trace, node)}`;
}

function probeAnswer(trace: Trace, node: number, naming: CellNaming): Sayable {
  const score = trace.score[node];
  if (trace.options.code !== 'value-and-move') return words.probe.return(score);
  return words.probe.returnPair(score, keptMove(trace, node, naming));
}

function reason(trace: Trace, node: number, naming: CellNaming, worth: Sayable): Sayable {
  const outcome = trace.root.game.outcome(trace.position(node));
  if (outcome !== null) return words.probe.over(outcome, worth);
  if (trace.kindOf(node) === Kind.answered) return words.probe.answered(trace.score[node]);
  return words.probe.kept({
    called: [...trace.children(node)].length,
    choices: choicesAt(trace, node),
    move: keptMove(trace, node, naming),
  });
}

function keptMove(trace: Trace, node: number, naming: CellNaming): string | null {
  const move = trace.bestMove(node);
  return move === null ? null : trace.root.game.moveName(move, naming);
}

function effect(trace: Trace, node: number): Sayable {
  if (node === 0) return words.step.searchEnds(trace.length);
  const best = bestSoFar(trace, trace.parent[node], trace.exitStep(node));
  return words.probe.effect(best?.child === node, best?.score ?? null);
}
