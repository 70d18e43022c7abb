export { boardDrawing, boardMarks } from './board/board-drawing.ts';
export { withNames, withScores } from './board/board-notes.ts';
export { boardAt, boardScene, type BoardScene } from './board/board-scene.ts';
export { type Book, fetchBook, type Language, languages } from './code/book.ts';
export { noteRoom, type CodeChoice, type CodeLine, codeScene } from './code/code-scene.ts';
export { library } from './code/library.ts';
export { type LineMark, programMarks } from './code/program-marks.ts';
export { type NamedCodeLine, namedCode } from './code/named-code.ts';
export { pseudocode } from './code/pseudocode.ts';
export { formulationOf, variantOf, type VariantName, variants } from './code/variants.ts';
export type { PictureLook } from './picture-styles.ts';
export { type Picture, type PicturePanel, treePicture } from './picture.ts';
export { scorePill, withPills, writtenScore } from './score-pill.ts';
export { staticTree } from './static.ts';
export { drawingStyles } from './styles.ts';
export { boardTable } from './tables/board-table.ts';
export { compareTable } from './tables/compare-table.ts';
export { gamesView, sideTag, verdictView } from './tables/verdict.ts';
export { lensesTable } from './tables/lenses-table.ts';
export { moveRows, movesTable } from './tables/moves-table.ts';
export { type CountedSearch, countedSearches, runsTable } from './tables/runs-table.ts';
export { shapeTable } from './tables/shape-table.ts';
export { stackRows } from './tables/stack-rows.ts';
export { type FreeSlot, stackItem, stackList } from './tables/stack-list.ts';
export {
  BAR_LIMIT,
  barEnd,
  barsInView,
  enlargedNode,
  isDense,
  span,
  type TimelineView,
} from './timeline/timeline-bars.ts';
export { timelineColours, type TimelinePalette } from './timeline/timeline-colours.ts';
export { timelineDrawing } from './timeline/timeline-drawing.ts';
export { stepAt, type TimelineFrame } from './timeline/timeline-frame.ts';
export { columnShares, mixColumns, type Rgb, type TimelineColours } from './timeline/timeline-paint.ts';
export { timelineScene } from './timeline/timeline-scene.ts';
export { TimelineSums } from './timeline/timeline-sums.ts';
export { renderToString, trusted } from './to-string.ts';
export {
  bandsDrawing,
  rulerDrawing,
  type RulerName,
  rulerNames,
  rulerOf,
  rulerWidth,
} from './tree/band-drawing.ts';
export { pointOn } from './tree/edge-scene.ts';
export { isFar } from './tree/far-drawing.ts';
export { columnsIn, type Fit, fitIn, type Room } from './tree/fit.ts';
export type { Box } from './tree/metrics.ts';
export { size } from './tree/sizes.ts';
export type { NodeScene, Secret } from './tree/node-scene.ts';
export { pillDrawing } from './tree/pill-drawing.ts';
export type { RideScene } from './tree/ride-scene.ts';
export { type Folds, isSameShown, OUTLINED, SHOWN_LIMIT, shownIndex, shownNodes } from './tree/shown.ts';
export { treeCard } from './tree/tree-card.ts';
export { treeContent, treeDrawing } from './tree/tree-drawing.ts';
export { layoutBetween, treeLayout, type TreeLayout } from './tree/tree-layout.ts';
export { treeBox, treeScene, type TreeScene } from './tree/tree-scene.ts';
