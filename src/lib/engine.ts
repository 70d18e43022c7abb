/**
 * The engine: positions, the search and its trace, and the state at every step. Needs no screen. Whatever else the
 * rooms export is the notebook's own and may change.
 */
export {
  cellName,
  formatPosition,
  parseGame,
  parsePosition,
  type Game,
  type Move,
  type Notation,
  type Outcome,
  type ParseOptions,
  type Position,
  type Side,
} from '../game/index.ts';
export {
  isLeaf,
  Kind,
  search,
  searchSliced,
  Trace,
  type Bound,
  type Progress,
  type ResolvedOptions,
  type SearchOptions,
  type SearchRun,
  type Stop,
  type ScoreWindow,
} from '../search/index.ts';
export {
  Comparison,
  momentAt,
  navigate,
  sentenceFor,
  Session,
  stateAt,
  type Frame,
  type Moment,
  type Navigation,
  type State,
} from '../walk/index.ts';
