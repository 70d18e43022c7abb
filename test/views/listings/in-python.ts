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

def has_won(position, side):
    return any(all(position.cells[cell] == side for cell in line) for line in LINES)

def is_over(position):
    return has_won(position, "x") or has_won(position, "o") or None not in position.cells

def score(position, depth=0):
    worth = 10 - depth if penalised else 1
    return worth if has_won(position, "x") else -worth if has_won(position, "o") else 0

def score_for(player, position, depth):
    return score(position, depth) if player == "x" else -score(position, depth)

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
    depth: `Position([${cells}], ${side}), 0`,
    player: `Position([${cells}], ${side}), 0, ${side}`,
    window: `Position([${cells}], ${side}), 0, -math.inf, math.inf`,
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
  return { value: value!, move, calls: calls! };
}

function numberOf(text: string): number | null {
  if (text === 'None') return null;
  return Number(text.replace('inf', 'Infinity'));
}
