export { pointOn, type BackupScene } from './backup-scene.ts';
export type { BandScene, BandWins } from './band-scene.ts';
export { withNames, withScores, type CellNote } from './board-notes.ts';
export { boardAt, boardScene, type BoardScene } from './board-scene.ts';
export type { CutScene } from './cut-scene.ts';
export type { Chip, Tone } from './chip.ts';
export type { EdgeScene } from './edge-scene.ts';
export { metricsOf, size, type Beside, type Metrics } from './metrics.ts';
export type { NoteChip } from './note-chip.ts';
export type { NodeScene } from './node-scene.ts';
export { treeBox, treeScene, type Box, type TreeOptions, type TreeScene } from './tree-scene.ts';
export { barLabels } from './timeline-labels.ts';
export {
  blend,
  cssColour,
  isDark,
  showsAhead,
  sideOfRow,
  TimelineLook,
  type TimelinePalette,
} from './timeline-look.ts';
export { timelineMix } from './timeline-mix.ts';
export { openBars, type OpenBar } from './timeline-open.ts';
export { timelineReadout, type TimelineReadout } from './timeline-readout.ts';
export { fetchBook, type Book } from './code/book.ts';
export { library } from './code/library.ts';
export { pseudocode } from './code/pseudocode/index.ts';
export { programLines, type ProgramLine } from './code/programs.ts';
export { noteRoom } from './code-room.ts';
export { codeScene, type CodeChoice, type CodeLine } from './code-scene.ts';
export { languages, type Language, type Listing, type Role } from './code/listing.ts';
export { formulationOf, variants, type VariantName } from './code/variants.ts';
