import {
  formatPosition,
  MnkGame,
  opponent,
  ticTacToe,
  type MnkPosition,
  type Position,
} from '../game/index.ts';
import { describeError, words } from '../words/index.ts';

interface BoardUse {
  readonly place: string;
  /** Whether the author wrote who is to move: then O may have begun. */
  readonly isTurnWritten: boolean;
  readonly needsMoves: boolean;
  /** Whether an impossible board is meant; null where it can't be. */
  readonly isImpossible: boolean | null;
}

/** Null if a game reaches the board and, where moves are needed, one is left. */
export function findBoardProblem(position: Position, use: BoardUse): string | null {
  const { place, isTurnWritten, needsMoves, isImpossible } = use;
  const { impossiblePosition, finishedPosition } = words.lessonProblems;
  const { game } = position;
  const text = formatPosition(position);
  const notice = game.notice(position);
  if (notice !== null && !isImpossible && !(isTurnWritten && isReachedByO(position)))
    return impossiblePosition(place, text, notice, isImpossible !== null);
  const isOver = needsMoves && !game.isAbstract && game.moves(position).length === 0;
  return isOver ? finishedPosition(place, text) : null;
}

/** Throws on any board but one of tic-tac-toe, and says that programs have no other. */
export function readProgramBoard(read: () => Position): Position {
  const { programPosition } = words.lessonProblems;
  let position: Position;
  try {
    position = read();
  } catch (error) {
    throw new RangeError(programPosition(describeError(error)), { cause: error });
  }
  if (position.game === ticTacToe) return position;
  throw new RangeError(programPosition(words.codeDesk.onlyBoards));
}

/** Whether a game that O begins reaches the position. */
function isReachedByO(position: Position): boolean {
  const { game } = position;
  if (!(game instanceof MnkGame)) return false;
  const { x, o, toMove } = position as MnkPosition;
  return game.notice(game.makePosition(o, x, opponent(toMove))) === null;
}
