import type { Position } from '../game/index.ts';
import type { CodeName } from './code-names.ts';
import {
  drawAsUnfinished,
  firstChild,
  sharedBoard,
  swappedMinMax,
  unfinishedAsDraw,
  withSwappedCells,
  wrongSign,
} from './wrong-rules.ts';
import { resolveOptions, type ResolvedOptions, type SearchOptions } from './options.ts';
import { probe } from './probe.ts';
import { PlainTree } from './plain-tree.ts';
import { walkPlainly } from './plain-walk.ts';
import { baseCase, bestValue, infiniteStart, lastValue, loop, type RuleMaker } from './stages.ts';
import type { Trace } from './trace.ts';

type RecordedCode = (root: Position, options: ResolvedOptions) => Trace;

const probed =
  (make: RuleMaker): RecordedCode =>
  (root, options) =>
    probe(root, options, make(options));

const rightSearch = probed(bestValue);

const codes: Record<CodeName, RecordedCode> = {
  'base-case': probed(baseCase),
  'infinite-start': probed(infiniteStart),
  loop: probed(loop),
  'last-value': probed(lastValue),
  'best-value': rightSearch,
  'value-and-move': rightSearch,
  'shared-board': probed(sharedBoard),
  'swapped-min-max': probed(swappedMinMax),
  'wrong-sign': probed(wrongSign),
  'draw-as-unfinished': probed(drawAsUnfinished),
  'unfinished-as-draw': probed(unfinishedAsDraw),
  'first-child': probed(firstChild),
  'swapped-cells': (root, options) => {
    const swapped = withSwappedCells(root);
    const walk = walkPlainly(swapped, options);
    return walk ? new PlainTree(swapped, walk).scored(options) : rightSearch(swapped, options);
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
