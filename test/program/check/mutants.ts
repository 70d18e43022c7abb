import { startInterpreter } from '../../../src/program/python/start-interpreter.ts';
import { listAsked } from '../../../src/program/check/asked-positions.ts';
import type { Side } from '../../../src/game/index.ts';
import { starts } from '../../../src/program/starts/index.ts';

/** A right program of the course, and how Python itself asks it. */
interface Base {
  readonly file: string;
  readonly call: Readonly<Record<Side, string>>;
  /** Python: the board of `cells`, nine of `x`, `o` and `.`. */
  readonly board: string;
  /** Python: the number of the cell in `answer`. */
  readonly cell: string;
}

const sameCall = (call: string) => ({ x: call, o: call });

const bases: readonly Base[] = [
  {
    file: 'two-functions.py',
    call: sameCall('minimax(board)'),
    board: '[[{"x": "X", "o": "O"}.get(c) for c in cells[i:i + 3]] for i in (0, 3, 6)]',
    cell: '3 * answer[0] + answer[1]',
  },
  {
    file: 'negamax.py',
    call: { x: 'best_move(board, 1)', o: 'best_move(board, -1)' },
    board: '[{"x": 1, "o": -1}.get(c, 0) for c in cells]',
    cell: 'answer',
  },
  {
    file: 'game-class.py',
    call: { x: 'TicTacToe(board).decision(1)', o: 'TicTacToe(board).decision(-1)' },
    board: '[[{"x": 1, "o": -1}.get(c, 0) for c in cells[i:i + 3]] for i in (0, 3, 6)]',
    cell: '3 * answer[0] + answer[1]',
  },
  {
    file: 'value-and-move.py',
    call: { x: 'minimax(board, True)', o: 'minimax(board, False)' },
    board: '[[{"x": "X", "o": "O"}.get(cells[i + j], str(i + j + 1)) for j in range(3)] for i in (0, 3, 6)]',
    cell: 'answer[1] - 1',
  },
];

/** Each changes one place of a program. */
const changes: readonly (readonly [from: RegExp, to: string])[] = [
  [/ == /g, ' != '],
  [/ != /g, ' == '],
  [/ > /g, ' >= '],
  [/ > /g, ' < '],
  [/ < /g, ' > '],
  [/\bmax\(/g, 'min('],
  [/\bmin\(/g, 'max('],
  [/ and /g, ' or '],
  [/ or /g, ' and '],
  [/\bnot (?=[\w(])/g, ''],
  [/(?<=[ (])-(?=[\w(])/g, ''],
  [/(?<=[( ])(?=player\)(?!:))/g, '-'],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/\b0\b/g, '1'],
  [/\b1\b/g, '0'],
  [/\b2\b/g, '1'],
  [/\b3\b/g, '2'],
  [/"X"/g, '"O"'],
  [/\bX\b(?=:|$)/gm, 'O'],
  [/\bis_maximizing(?=\))/g, 'True'],
  [/^( +)\w[\w.]*\[.*\] = .*$/gm, '$1pass'],
  [/^( +)self\.undo\(move\)$/gm, '$1pass'],
  [/copy\.deepcopy\(board\)|deepcopy\(board\)/g, 'list(board)'],
  [/^( +)return (?:best|value|best_move|chosen)$/gm, '$1pass'],
];

export interface Mutant {
  readonly name: string;
  readonly source: string;
  readonly base: Base;
}

/** Programs that differ from a right one in one place; most of them are wrong. */
export async function makeMutants(count: number): Promise<Mutant[]> {
  const all: Mutant[] = [];
  for (const base of bases) {
    const right = await starts.find(({ file }) => file === base.file)!.text();
    for (const [from, to] of changes)
      for (const match of right.matchAll(from)) {
        const { index } = match;
        const changed = match[0].replace(new RegExp(from.source, from.flags.replace('g', '')), to);
        const instead = changed === match[0] ? to : changed;
        const source = right.slice(0, index) + instead + right.slice(index + match[0].length);
        const line = right.slice(0, index).split('\n').length;
        all.push({
          name: `${base.file}, line ${line}: ${match[0].trim()} → ${instead.trim()}`,
          source,
          base,
        });
      }
  }
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]);
}

/** Only Python, with nothing of ours around the program. Fewest free cells first. */
const driver = `
import json, sys
sys.setrecursionlimit(120)

def first_loss(source, positions, calls, make, read):
    space = {"__name__": "program"}
    try:
        exec(source, space)
    except Exception as error:
        return repr(error)
    for cells, side, best in json.loads(positions):
        space["board"] = eval(make, {"cells": cells})
        try:
            answer = eval(calls[side], space)
            cell = eval(read, {"answer": answer})
        except Exception as error:
            return f"{cells} {side}: {error!r}"
        if cell not in best:
            return f"{cells} {side}: {answer!r}"
    return ""
`;

let python: ReturnType<typeof startInterpreter> | null = null;

/** The first position in which a program throws something away, as plain Python sees it; empty if there is none. */
export async function findLoss({ source, base }: Mutant, side: Side | null): Promise<string> {
  const interpreter = await (python ??= startInterpreter());
  const positions = listAsked('all', 1, side).map(({ position, plain }) => [
    position.game.format(position).replaceAll('/', ''),
    position.toMove,
    plain.best,
  ]);
  const given = [source, JSON.stringify(positions), JSON.stringify(base.call), base.board, base.cell];
  const names = given.map((text) => JSON.stringify(text));
  interpreter.runPython(driver);
  return interpreter.runPython(
    `first_loss(${names[0]}, ${names[1]}, json.loads(${names[2]}), ${names[3]}, ${names[4]})`,
  ) as string;
}
