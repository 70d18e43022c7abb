import type { Move, CellNaming } from '../../game/index.ts';
import { boardScene, withNames, withScores } from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import { isPlayedBySearch } from '../../walk/index.ts';
import { type Said, words } from '../../words/index.ts';
import { cellGrid } from '../kit/cell-grid.ts';
import type { GameScene } from './game-view.ts';

/** The reader plays on it in their turn. With `isSeeing` it shows the scores of the moves. */
export function playBoard({ game, you, isSeeing, naming, active, activate }: GameScene) {
  const { count } = game;
  const position = game.position!;
  const before = count > 0 ? game.record!.positions[count - 1] : null;
  const bare = withNames(boardScene(position, before, naming)!, position, naming);
  const trace = isSeeing ? game.trace : null;
  const scores = trace ? scoresOf(trace) : new Map<Move, number>();
  const chosen = trace?.bestMove() ?? null;
  const isYours = !isPlayedBySearch(position.toMove, you);
  const open = isYours ? position.game.moves(position) : [];
  return cellGrid({
    board: scores.size ? withScores(bare, scores, chosen) : bare,
    label: words.play.board,
    active,
    name: (cell, row, column) => {
      const name = words.board.cell({ name: bare.names![cell], row, column, mark: bare.cells[cell] });
      const score = scores.get(cell);
      return score === undefined ? name : name + words.play.seen(score, cell === chosen);
    },
    isOpen: (cell) => open.includes(cell),
    press: (cell) => game.play(cell),
    activate,
  });
}

/** The move of the search, its score, and equally good moves. */
export function tellChoice(trace: Trace, naming: CellNaming): Said {
  const { game, toMove } = trace.root;
  const best = [...scoresOf(trace)].filter(([, score]) => score === trace.score[0]);
  const [first, ...others] = best.map(([move]) => game.moveName(move, naming));
  return words.play.sees(toMove, first, trace.score[0], others);
}

function scoresOf(trace: Trace): Map<Move, number> {
  return new Map([...trace.children(0)].map((child) => [trace.move[child], trace.score[child]]));
}
