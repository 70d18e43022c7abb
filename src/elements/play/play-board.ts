import type { Move, CellNaming } from '../../game/index.ts';
import { buildBoardScene, addNames, addScores } from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import { type MarkedText, words } from '../../words/index.ts';
import { renderCellGrid } from '../kit/cell-grid.ts';
import type { GameScene } from './game-view.ts';

export function renderPlayBoard({ game, isSeeing, naming, active, activate }: GameScene) {
  const { count } = game;
  const position = game.position!;
  const before = count > 0 ? game.record!.positions[count - 1] : null;
  const bare = addNames(buildBoardScene(position, before, naming)!, position, naming);
  const trace = isSeeing ? game.trace : null;
  const scores = trace ? readScores(trace) : new Map<Move, number>();
  const chosen = trace && game.choice;
  const open = game.isWaiting ? [] : position.game.moves(position);
  return renderCellGrid({
    board: scores.size ? addScores(bare, scores, chosen) : bare,
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

export function describeChoice(trace: Trace, naming: CellNaming): MarkedText {
  const { game, toMove } = trace.root;
  const best = [...readScores(trace)].filter(([, score]) => score === trace.score[0]);
  const [first, ...others] = best.map(([move]) => game.moveName(move, naming));
  return words.play.sees(toMove, first, trace.score[0], others);
}

function readScores(trace: Trace): Map<Move, number> {
  return new Map([...trace.children(0)].map((child) => [trace.move[child], trace.score[child]]));
}
