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
  type CellNaming,
  type Outcome,
  type ParseOptions,
  type Position,
  type Side,
} from '../game/index.ts';
export {
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
  navigate,
  Session,
  stateAt,
  type Frame,
  type Navigation,
  type State,
} from '../walk/index.ts';
