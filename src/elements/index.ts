import './tokens.ts';
export { isAddressable, STATE_CHANGED, type Addressable } from './addressable.ts';
export { PlyBoard } from './ply-board.ts';
export { PlyCaption } from './ply-caption.ts';
export { PlyCell } from './ply-cell.ts';
export { PlyCode } from './ply-code.ts';
export { PlyCompare } from './ply-compare.ts';
export { PlyControls } from './ply-controls.ts';
export { PlyCover } from './ply-cover.ts';
export { PlyDepth } from './ply-depth.ts';
export { PlyIterations } from './ply-iterations.ts';
export { PlyEvaluation } from './ply-evaluation.ts';
export { PlyFind } from './ply-find.ts';
export { PlyLenses } from './ply-lenses.ts';
export { PlyMoves } from './ply-moves.ts';
export { PlyOutput } from './ply-output.ts';
export { PlyPlay } from './ply-play.ts';
export { PlyPredict } from './ply-predict.ts';
export { PlyQuiz } from './ply-quiz.ts';
export { PlyShape } from './ply-shape.ts';
export { SearchHost } from './search-host.ts';
export { PlySearch } from './ply-search.ts';
export { PlyStack } from './ply-stack.ts';
export { PlyStats } from './ply-stats.ts';
export { PlyStepper, stepperParts, type StepperPart } from './ply-stepper.ts';
export { PlyTimeline } from './ply-timeline.ts';
export { PlyTiming } from './ply-timing.ts';
export { PlyTree } from './ply-tree.ts';
export { PlyValue } from './ply-value.ts';
export {
  onPreferenceChange,
  preference,
  preferenceValues,
  setPreference,
  type Preference,
  type PreferenceName,
} from './preferences.ts';
