import type { CellNaming } from '../../game/index.ts';
import { say, words } from '../../words/index.ts';
import { findBestSoFar } from '../best-so-far.ts';
import { nameFrame } from '../sentence/name-frame.ts';
import type { Narrator } from '../narrator.ts';
import { readHandNode, readHandValue } from './hand-node.ts';
import type { HeldTrace } from './held-trace.ts';

/** Describes what happened at a step, without anything still to be decided. */
export function makeHandNarrator(trace: HeldTrace): Narrator {
  const describeReturn = (node: number, naming: CellNaming) => {
    if (node === 0) return words.byHand.rootReturn(trace.score[0]);
    const above = trace.parent[node];
    const best = findBestSoFar(trace, above, trace.exitStep(node));
    return words.byHand.return(
      readHandValue(trace, node, naming),
      readHandNode(trace, above, naming),
      best && readHandValue(trace, best.child, naming),
    );
  };
  return {
    describeCall: (node, naming) =>
      words.byHand.call(readHandNode(trace, node, naming), trace.isEnd && node === trace.open.node),
    describeReturn,
    explainValue: (node, naming) => say`${describeReturn(node, naming)}`,
    findMarks: () => new Map(),
    nameFrame: (node, naming) => nameFrame(trace, node, naming),
    describeActivity(node, inner, step) {
      const { activity } = words.byHand;
      if (inner !== null) return activity.waits;
      return step === trace.enterStep(node) ? activity.called : activity.returns;
    },
  };
}
