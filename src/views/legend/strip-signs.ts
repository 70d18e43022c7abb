import { findWinner } from '../../search/index.ts';
import { navigate, isCutOff } from '../../walk/index.ts';
import { isDense } from '../timeline/timeline-bars.ts';
import { type Figure, hasCut, hasNode, hasWrong } from './figure-signs.ts';

/** The signs of a timeline, in the order of its legend. */
export const stripSignNames = [
  'playhead',
  'bar',
  'side',
  'current',
  'open',
  'rest',
  'ahead',
  'rootBest',
  'best',
  'cut',
  'differs',
  'leftOut',
  'wrong',
  'torn',
  'enlarged',
] as const;

export type StripSign = (typeof stripSignNames)[number];

/** All signs that a timeline with enough room ever shows, in the order of the legend. */
export function listStripSigns(figure: Figure): StripSign[] {
  return stripSignNames.filter((sign) => occurs[sign](figure));
}

const hasCalls = ({ trace }: Figure) => trace.length > 1;
const isTold = ({ isAsked }: Figure) => !isAsked;
const isLeftOut = ({ comparison }: Figure, node: number) => comparison?.counterpart(node) === null;

const occurs: Readonly<Record<StripSign, (figure: Figure) => boolean>> = {
  playhead: () => true,
  bar: hasCalls,
  side: (figure) => hasNode(figure.trace, (node) => node > 0 && isWon(figure, node)),
  current: () => true,
  open: hasCalls,
  rest: isTold,
  ahead: (figure) => hasCalls(figure) && isTold(figure),
  rootBest: (figure) => hasBest(figure, true),
  best: (figure) => hasBest(figure, false),
  cut: hasCut,
  differs: ({ comparison }) => (comparison?.differences.size ?? 0) > 0,
  leftOut: (figure) => hasNode(figure.trace, (node) => isLeftOut(figure, node)),
  wrong: hasWrong,
  torn: ({ trace }) => isCutOff(trace),
  enlarged: ({ trace }) => isDense(trace, { from: 0, to: trace.stepCount }),
};

const isWon = (figure: Figure, node: number) =>
  findWinner(figure.trace.score[node]) !== 'draw' &&
  !figure.trace.isUnfinished(node) &&
  !isLeftOut(figure, node);

/** Whether a best value is marked at the root, or at any other call. A call that a program got wrong has another mark. */
function hasBest({ trace, faults }: Figure, isOfRoot: boolean): boolean {
  const wrong = new Set(faults?.flatMap(({ kind, step }) => (kind === 'wrong' ? [step] : [])));
  return hasNode(trace, (node) => {
    const step = trace.exitStep(node);
    const isOfKind = node > 0 && (trace.parent[node] === 0) === isOfRoot;
    return isOfKind && !wrong.has(step) && navigate.isChangeOfBest(trace, step);
  });
}
