export { nameKind } from './kind-name.ts';
export { drawBoard, drawBoardMarks, findCellsInset } from './board/board-drawing.ts';
export { addNames, addScores } from './board/board-notes.ts';
export { buildBoardAt, buildBoardScene, type BoardScene } from './board/board-scene.ts';
export { type Book, fetchBook } from './code/book.ts';
export { type ListingLanguage, listingLanguages } from './code/listing-languages.ts';
export { measureNoteRoom, type CodeChoice, type CodeLine, buildCodeScene } from './code/code-scene.ts';
export { buildHandListing, listHandProgram } from './code/hand-listing.ts';
export { everyBook } from './code/every-book.ts';
export { type LineMark, listProgramMarks } from './code/program-marks.ts';
export { listShownLines, isListed, type ListedTrace } from './code/listing-scene.ts';
export { pseudocode } from './code/pseudocode.ts';
export { readFormulation, chooseVariant, type VariantName, variants } from './code/variants.ts';
export { type Figure, listSigns } from './legend/figure-signs.ts';
export { drawSample } from './legend/sample-drawing.ts';
export { buildSample } from './legend/sample-scene.ts';
export type { Sign } from './legend/signs.ts';
export { buildStripSample } from './legend/strip-sample.ts';
export { listStripSigns, type StripSign } from './legend/strip-signs.ts';
export type { PictureLook } from './picture-styles.ts';
export { type Picture, type PicturePanel, drawTreePicture } from './picture.ts';
export { renderScorePill, renderWithPills, renderScore } from './score-pill.ts';
export { renderStaticTree, renderTreeToFill, type StaticTreeOptions } from './static.ts';
export { drawingStyles } from './styles.ts';
export { renderBoardTable } from './tables/board-table.ts';
export { renderCompareTable } from './tables/compare-table.ts';
export { renderGames, renderSideTag, renderVerdict } from './tables/comparison-verdict.ts';
export { renderLensesTable } from './tables/lenses-table.ts';
export { listMoveRows, renderMovesTable } from './tables/moves-table.ts';
export { type CountedSearch, listCountedSearches, renderRunsTable } from './tables/runs-table.ts';
export { renderShapeTable } from './tables/shape-table.ts';
export { listStackRows } from './tables/stack-rows.ts';
export { type FreeSlot, renderStackItem, renderStackList } from './tables/stack-list.ts';
export {
  BAR_LIMIT,
  findBarEnd,
  listBarsInView,
  chooseEnlargedNode,
  isDense,
  measureSpan,
  type TimelineView,
} from './timeline/timeline-bars.ts';
export { drawFirstRows } from './timeline/first-rows.ts';
export { drawFlameCard } from './timeline/flame-card.ts';
export { chooseTimelineColours, type TimelinePalette } from './timeline/timeline-colours.ts';
export { stripStyles } from './timeline/strip-styles.ts';
export { drawTimeline } from './timeline/timeline-drawing.ts';
export { findStepAt, type TimelineFrame } from './timeline/timeline-frame.ts';
export {
  measureColumnShares,
  mixColumns,
  type Rgb,
  type TimelineColours,
} from './timeline/timeline-paint.ts';
export { buildTimelineScene } from './timeline/timeline-scene.ts';
export { TimelineSums } from './timeline/timeline-sums.ts';
export { renderToString, trustHtml } from './to-string.ts';
export {
  drawBands,
  drawRuler,
  type RulerName,
  rulerNames,
  readRuler,
  measureRuler,
} from './tree/band-drawing.ts';
export { findPointOn } from './tree/edge-scene.ts';
export { isFar } from './tree/far-drawing.ts';
export { choosePathColumns, type Fit, fitMetrics, type Room } from './tree/fit.ts';
export type { Box } from './tree/metrics.ts';
export { size } from './tree/sizes.ts';
export type { NodeScene } from './tree/node-scene.ts';
export { drawPill } from './tree/pill-drawing.ts';
export type { RideScene } from './tree/ride-scene.ts';
export {
  type Folds,
  hasSameNodes,
  OUTLINE_LIMIT,
  SHOWN_LIMIT,
  findShownIndex,
  chooseNodes,
} from './tree/shown.ts';
export { drawTreeCard, nameCardForm, type CardSearch } from './tree/tree-card.ts';
export { drawTreeContent, drawTree } from './tree/tree-drawing.ts';
export { blendLayouts, countColumns, layOutTree, type TreeLayout } from './tree/tree-layout.ts';
export { fitSizes } from './tree/metrics.ts';
export { measureTreeBox, buildTreeScene, type TreeOptions, type TreeScene } from './tree/tree-scene.ts';
