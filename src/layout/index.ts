export {
  isSameShown,
  OUTLINED,
  SHOWN_LIMIT,
  shownIndex,
  shownNodes,
  type CutBranch,
  type Folds,
  type Shown,
} from './shown.ts';
export { layoutBetween, treeLayout, type TreeLayout } from './tree-layout.ts';
export { barAt, barEnd, barsInView, barWithin, span, type TimelineView } from './timeline-bars.ts';
export { columnShares, mixColumns, type Rgb, type TimelineColours } from './timeline-paint.ts';
export { TimelineSums, type Channel } from './timeline-sums.ts';
