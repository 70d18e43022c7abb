import type { Position } from '../../../src/game/index.ts';
import { startInterpreter } from '../../../src/program/python/start-interpreter.ts';
import type { Listed, Outcome } from './runs.ts';

/** The game and all else that the listings call and do not show, written once more and without our engine. */
const helpers = `
import math

LINES = ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6))

class Position:
    def __init__(self, cells, to_move):
        self.cells = cells
        self.to_move = to_move

def other(side):
    return "o" if side == "x" else "x"

def cells_of(given):
    return given.cells if isinstance(given, Position) else given

def has_won(given, side):
    cells = cells_of(given)
    return any(all(cells[cell] == side for cell in line) for line in LINES)

def is_full(given):
    return None not in cells_of(given)

def is_over(given):
    return has_won(given, "x") or has_won(given, "o") or is_full(given)

def score(given, depth=0):
    worth = 10 - depth if penalised else 1
    return worth if has_won(given, "x") else -worth if has_won(given, "o") else 0

def score_for(player, position, depth):
    return score(position, depth) if player == "x" else -score(position, depth)

def score_end(position):
    return score(position) if is_over(position) else None

def is_max_to_move(position):
    return position.to_move == "x"

def moves(position):
    return [] if is_over(position) else [cell for cell in range(9) if position.cells[cell] is None]

def play(position, move):
    cells = list(position.cells)
    cells[move] = position.to_move
    return Position(cells, other(position.to_move))

def key(position):
    return tuple(position.cells)

def children(position):
    return [play(position, move) for move in moves(position)]

def counted(inner):
    def outer(*given):
        global calls
        calls += 1
        return inner(*given)
    return outer
`;

const printed: string[] = [];
const python = await startInterpreter({ print: (line) => void printed.push(line) });
python.runPython(helpers);

/** Runs a listing in Python. */
export function runPython({ lines, takes }: Listed, root: Position, scoring: 'plain' | 'depth'): Outcome {
  const code = lines('python');
  const names = code.flatMap((line) => /^def (\w+)/.exec(line)?.[1] ?? []);
  const cells = root.game
    .board(root)!
    .cells.map((mark) => (mark ? `"${mark}"` : 'None'))
    .join(', ');
  const side = `"${root.toMove}"`;
  const given = {
    position: `Position([${cells}], ${side})`,
    depth: `Position([${cells}], ${side}), 0`,
    player: `Position([${cells}], ${side}), 0, ${side}`,
    window: `Position([${cells}], ${side}), 0, -math.inf, math.inf`,
    board: `[${cells}], ${side}`,
  };
  printed.length = 0;
  python.runPython(
    [
      ...code,
      `calls, penalised = 0, ${scoring === 'depth' ? 'True' : 'False'}`,
      ...names.map((name) => `${name} = counted(${name})`),
      `returned = ${names[0]}(${given[takes]})`,
      'pair = returned if isinstance(returned, tuple) else (returned, None)',
      'print(pair[0], pair[1], calls)',
    ].join('\n'),
  );
  const [value, move, calls] = printed.pop()!.split(' ').map(numberOf);
  return { value, move, calls: calls!, printed: [...printed] };
}

function numberOf(text: string): number | null {
  if (text === 'None') return null;
  return Number(text.replace('inf', 'Infinity'));
}
