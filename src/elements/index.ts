import './kit/tokens.ts';
export { isAddressable, type Addressable, type StateChange } from './host/addressable.ts';
export { PlyBlocks } from './program/ply-blocks.ts';
export { PlyBoard } from './facts/ply-board.ts';
export { PlyByHand } from './by-hand/ply-by-hand.ts';
export { PlyCaption } from './facts/ply-caption.ts';
export { PlyCell } from './facts/ply-cell.ts';
export { PlyCode } from './facts/ply-code.ts';
export { PlyCompare } from './compare/ply-compare.ts';
export { PlyControls } from './stepper/ply-controls.ts';
export { PlyCover } from './questions/ply-cover.ts';
export { PlyDepth } from './facts/ply-depth.ts';
export { PlyIterations } from './facts/ply-iterations.ts';
export { PlyEvaluation } from './facts/ply-evaluation.ts';
export { PlyFind } from './facts/ply-find.ts';
export { PlyLenses } from './facts/ply-lenses.ts';
export { PlyMoves } from './facts/ply-moves.ts';
export { PlyOutput } from './facts/ply-output.ts';
export { PlyPlay } from './play/ply-play.ts';
export { PlyPredict } from './questions/ply-predict.ts';
export { PlyProgram } from './program/ply-program.ts';
export { ProgramRunHost } from './program/program-run-host.ts';
export { PlyQuiz } from './questions/ply-quiz.ts';
export { PlyShape } from './facts/ply-shape.ts';
export { SearchHost } from './host/search-host.ts';
export type { PlaybackChange, SessionHost, StepChange } from './host/session-host.ts';
export { PlySearch } from './host/ply-search.ts';
export { PlyStack } from './facts/ply-stack.ts';
export { PlyStats } from './facts/ply-stats.ts';
export { Instrument, stepperParts, type StepperPart } from './stepper/instrument.ts';
export { PlyStepper } from './stepper/ply-stepper.ts';
export { PlyTimeline } from './timeline/ply-timeline.ts';
export { PlyTiming } from './facts/ply-timing.ts';
export { TraceHost } from './host/trace-host.ts';
export { PlyTree } from './tree/ply-tree.ts';
export { PlyValue } from './facts/ply-value.ts';
export {
  onPreferenceChange,
  preference,
  preferenceValues,
  setPreference,
  type Preference,
  type PreferenceName,
} from './kit/preferences.ts';
