import type { CellNaming } from '../../game/index.ts';
import { isLeaf, Kind, type ProgramTrace } from '../../search/index.ts';
import { type MarkedText, say, type TextPart, words } from '../../words/index.ts';
import { listNodeMarks } from '../node-marks.ts';
import { nameMoved, namePlayer } from './point-of-view.ts';
import { countChoices } from './reasons.ts';
import type { Narrator } from '../narrator.ts';

export function makeProgramNarrator(trace: ProgramTrace): Narrator {
  return {
    describeCall: (node, naming) => describeProgramCall(trace, node, naming),
    describeReturn: (node, naming) => describeProgramReturn(trace, node, naming),
    explainValue: (node, naming) => explainProgramValue(trace, node, naming),
    findMarks: (step, faults) => listNodeMarks(trace, step, faults),
    nameFrame(node, naming) {
      const { name } = trace.findFunction(node);
      if (node === 0 || trace.move[node] < 0) return name;
      const move = trace.root.game.moveName(trace.move[node], naming);
      return words.programStep.ran(name, nameMoved(trace, node), move);
    },
    describeActivity(node, inner, step) {
      const { rest, rests } = trace.program;
      const held = [...trace.readVariables(node, step)].toReversed();
      return words.programStep.doing(findCallPlace(trace, node, inner, step), rests[rest[node]], held);
    },
  };
}

function findCallPlace(trace: ProgramTrace, node: number, inner: number | null, step: number) {
  const { callLine, returned, returnLine, stopLine } = trace.program;
  if (trace.stopped?.node === node && isStoppedAfter(trace, step)) {
    const within = trace.findFunctionAt(stopLine);
    const isElsewhere = within !== null && within !== trace.findFunction(node);
    return { state: 'stopped', line: stopLine, within: isElsewhere ? within.name : null } as const;
  }
  if (inner !== null) return { state: 'waits', line: callLine[inner], within: null } as const;
  if (step === trace.enterStep(node) || returned[node] < 0)
    return { state: 'begins', line: 0, within: null } as const;
  return { state: 'returns', line: returnLine[node], within: null } as const;
}

function describeProgramCall(trace: ProgramTrace, node: number, naming: CellNaming): TextPart {
  const called = describeCalledBoard(trace, node, naming);
  return isStoppedAfter(trace, trace.enterStep(node))
    ? say`${called} ${words.programStep.stoppedHere}`
    : called;
}

function isStoppedAfter(trace: ProgramTrace, step: number): boolean {
  return trace.stopped !== null && step === trace.stepCount - 1;
}

function describeCalledBoard(trace: ProgramTrace, node: number, naming: CellNaming): TextPart {
  const { game } = trace.root;
  const above = trace.parent[node];
  const call = words.programStep.call({
    number: node + 1,
    name: trace.findFunction(node).name,
    line: trace.program.callLine[node],
    player: above < 0 ? null : nameMoved(trace, node),
    move: trace.move[node] < 0 ? null : game.moveName(trace.move[node], naming),
  });
  const twin = trace.findEarlierTwin(node);
  if (twin >= 0) return say`${call} ${words.programStep.again(twin + 1, readReturned(trace, twin))}`;
  const outcome = game.outcome(trace.position(node));
  if (outcome !== null) return say`${call} ${words.programStep.over(outcome)}`;
  return say`${call} ${words.programStep.toMove(namePlayer(trace, node), countChoices(trace, node))}`;
}

function describeProgramReturn(trace: ProgramTrace, node: number, naming: CellNaming): TextPart {
  const { name } = trace.findFunction(node);
  const said = say`${words.programStep.return(readReturned(trace, node), name)} ${explainProgramValue(trace, node, naming)}`;
  if (isStoppedAfter(trace, trace.exitStep(node))) return say`${said} ${words.programStep.stoppedAfter}`;
  return node === 0 ? say`${said} ${words.step.searchEnds(trace.length)}` : said;
}

function explainProgramValue(trace: ProgramTrace, node: number, naming: CellNaming): MarkedText {
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
    player: namePlayer(trace, node),
    best,
    isBest: trace.score[node] === best,
    move: kept === null || trace.move[kept] < 0 ? null : trace.root.game.moveName(trace.move[kept], naming),
  });
}

function readReturned(trace: ProgramTrace, node: number) {
  return { score: trace.score[node], text: trace.readReturned(node) };
}
