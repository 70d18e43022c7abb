import type { Position } from '../game/index.ts';
import type { CodeName } from './code-names.ts';
import {
  drawAsUnfinished,
  firstChild,
  sharedBoard,
  swappedMinMax,
  unfinishedAsDraw,
  swapDrawnCells,
  wrongSign,
} from './wrong-rules.ts';
import { resolveOptions, type ResolvedOptions, type SearchOptions } from './options.ts';
import { recordRule } from './probe.ts';
import { PlainTree } from './plain-tree.ts';
import { walkPlainly } from './plain-walk.ts';
import { baseCase, bestValue, infiniteStart, lastValue, loop, type RuleMaker } from './stages.ts';
import type { Trace } from './trace.ts';

type CodeRunner = (root: Position, options: ResolvedOptions) => Trace;

const makeRunner =
  (make: RuleMaker): CodeRunner =>
  (root, options) =>
    recordRule(root, options, make(options));

const runRightSearch = makeRunner(bestValue);

const codes: Record<CodeName, CodeRunner> = {
  'base-case': makeRunner(baseCase),
  'infinite-start': makeRunner(infiniteStart),
  loop: makeRunner(loop),
  'last-value': makeRunner(lastValue),
  'best-value': runRightSearch,
  'value-and-move': runRightSearch,
  'shared-board': makeRunner(sharedBoard),
  'swapped-min-max': makeRunner(swappedMinMax),
  'wrong-sign': makeRunner(wrongSign),
  'draw-as-unfinished': makeRunner(drawAsUnfinished),
  'unfinished-as-draw': makeRunner(unfinishedAsDraw),
  'first-child': makeRunner(firstChild),
  'swapped-cells': (root, options) => {
    const swapped = swapDrawnCells(root);
    const walk = walkPlainly(swapped, options);
    return walk ? new PlainTree(swapped, walk).makeTrace(options) : runRightSearch(swapped, options);
  },
};

/** Null if the options name no code. */
export function runCode(root: Position, options: ResolvedOptions): Trace | null {
  return options.code && codes[options.code](root, options);
}

/** `runCode` for options whose defaults are not filled in. Throws as `search` does. */
export function watchCode(position: Position, options: SearchOptions): Trace | null {
  return runCode(position, resolveOptions(options, position));
}
