export { isSameShown, SHOWN_LIMIT, shownIndex, shownNodes, type Folds, type Shown } from './shown.ts';
export { tidy, type Separation } from './tidy.ts';
export { layoutBetween, treeLayout, type TreeLayout } from './tree-layout.ts';
