import type { CellNaming } from '../../game/index.ts';
import { isLeaf, Kind, type ProgramTrace } from '../../search/index.ts';
import { type Said, say, type Sayable, words } from '../../words/index.ts';
import { nodeMarks } from '../node-marks.ts';
import { playerAt } from './point-of-view.ts';
import { choicesAt } from './reasons.ts';
import type { Teller } from '../teller.ts';

export function programTeller(trace: ProgramTrace): Teller {
  return {
    call: (node, naming) => programCall(trace, node, naming),
    return: (node, naming) => programReturn(trace, node, naming),
    reason: (node, naming) => programReason(trace, node, naming),
    marks: (step, faults) => nodeMarks(trace, step, faults),
    name(node, naming) {
      const { name } = trace.functionOf(node);
      if (node === 0) return name;
      const move = trace.root.game.moveName(trace.move[node], naming);
      return words.programStep.ran(name, playerAt(trace, trace.parent[node]), move);
    },
    doing(node, inner, step) {
      const { rest, rests } = trace.program;
      const held = [...trace.variablesOf(node, step)].toReversed();
      return words.programStep.doing(placeIn(trace, node, inner, step), rests[rest[node]], held);
    },
  };
}

function placeIn(trace: ProgramTrace, node: number, inner: number | null, step: number) {
  const { callLine, returned, returnLine, stopLine } = trace.program;
  if (trace.stopped?.node === node && endsWith(trace, step)) {
    const within = trace.functionAt(stopLine);
    const isElsewhere = within !== null && within !== trace.functionOf(node);
    return { state: 'stopped', line: stopLine, within: isElsewhere ? within.name : null } as const;
  }
  if (inner !== null) return { state: 'waits', line: callLine[inner], within: null } as const;
  if (step === trace.enterStep(node) || returned[node] < 0)
    return { state: 'begins', line: 0, within: null } as const;
  return { state: 'returns', line: returnLine[node], within: null } as const;
}

function programCall(trace: ProgramTrace, node: number, naming: CellNaming): Sayable {
  const called = callAsked(trace, node, naming);
  return endsWith(trace, trace.enterStep(node)) ? say`${called} ${words.programStep.stoppedHere}` : called;
}

/** Whether the program was stopped right after this step. */
function endsWith(trace: ProgramTrace, step: number): boolean {
  return trace.stopped !== null && step === trace.stepCount - 1;
}

function callAsked(trace: ProgramTrace, node: number, naming: CellNaming): Sayable {
  const { game } = trace.root;
  const above = trace.parent[node];
  const call = words.programStep.call({
    number: node + 1,
    name: trace.functionOf(node).name,
    line: trace.program.callLine[node],
    player: above < 0 ? null : playerAt(trace, above),
    move: trace.move[node] < 0 ? null : game.moveName(trace.move[node], naming),
  });
  const twin = trace.twin(node);
  if (twin >= 0) return say`${call} ${words.programStep.again(twin + 1, answerOf(trace, twin))}`;
  const outcome = game.outcome(trace.position(node));
  if (outcome !== null) return say`${call} ${words.programStep.over(outcome)}`;
  return say`${call} ${words.programStep.toMove(playerAt(trace, node), choicesAt(trace, node))}`;
}

function programReturn(trace: ProgramTrace, node: number, naming: CellNaming): Sayable {
  const { name } = trace.functionOf(node);
  const said = say`${words.programStep.return(answerOf(trace, node), name)} ${programReason(trace, node, naming)}`;
  if (endsWith(trace, trace.exitStep(node))) return say`${said} ${words.programStep.stoppedAfter}`;
  return node === 0 ? say`${said} ${words.step.searchEnds(trace.length)}` : said;
}

function programReason(trace: ProgramTrace, node: number, naming: CellNaming): Said {
  const outcome = trace.root.game.outcome(trace.position(node));
  if (trace.kindOf(node) === Kind.hit) return say`${words.programStep.known(trace.origin![node] + 1)}`;
  if (isLeaf(trace, node))
    return say`${outcome === null ? words.programStep.noCall : words.programStep.over(outcome)}`;
  const children = [...trace.children(node)];
  const scores = children.map((child) => trace.score[child]);
  const isMax = trace.isMax(node);
  const numbers = scores.filter((score) => !Number.isNaN(score));
  const best = numbers.length === 0 ? null : isMax ? Math.max(...numbers) : Math.min(...numbers);
  const kept = trace.bestChild(node);
  return words.programStep.chose({
    scores,
    isMax,
    player: playerAt(trace, node),
    best,
    isBest: trace.score[node] === best,
    move: kept === null || trace.move[kept] < 0 ? null : trace.root.game.moveName(trace.move[kept], naming),
  });
}

/** The score, and the value as the program writes it. */
function answerOf(trace: ProgramTrace, node: number) {
  return { score: trace.score[node], text: trace.returned(node) };
}
