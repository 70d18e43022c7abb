import type { ProgramLanguage } from '../../src/program/index.ts';

/** Programs as strangers write them, each of its own kind, and right; no call is said unless `call` says it. */

const rules = `LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def won(cells, mark):
    return any(all(cells[i] == mark for i in line) for line in LINES)


`;

const scored = `${rules}def minimax(cells, is_max):
    if won(cells, "X"):
        return 1
    if won(cells, "O"):
        return -1
    if " " not in cells:
        return 0
    values = []
    for i in range(9):
        if cells[i] == " ":
            cells[i] = "X" if is_max else "O"
            values.append(minimax(cells, not is_max))
            cells[i] = " "
    return max(values) if is_max else min(values)


`;

export interface Stranger {
  readonly kind: string;
  readonly source: string;
  readonly language?: ProgramLanguage;
  readonly call?: string;
  readonly position?: string;
  /** The call that is made; empty for none. */
  readonly made: string;
}

export const strangers: readonly Stranger[] = [
  {
    kind: 'cells are members of an enumeration',
    made: 'value(board, Piece.CROSS)',
    source: `import enum


class Piece(enum.IntEnum):
    NONE = 0
    CROSS = 1
    NOUGHT = 2


${rules}def value(cells, player):
    if won(cells, Piece.CROSS):
        return 1
    if won(cells, Piece.NOUGHT):
        return -1
    values = []
    for i, cell in enumerate(cells):
        if cell is Piece.NONE:
            after = [*cells]
            after[i] = player
            values.append(value(after, Piece.NOUGHT if player is Piece.CROSS else Piece.CROSS))
    if not values:
        return 0
    return max(values) if player is Piece.CROSS else min(values)


board = [Piece.NONE for _ in range(9)]
`,
  },
  {
    kind: 'a function needs only a board, and its search a side too',
    made: 'reply(board)',
    source: `${scored}def reply(cells):
    best, at = -2, None
    for i in range(9):
        if cells[i] == " ":
            cells[i] = "X"
            value = minimax(cells, False)
            cells[i] = " "
            if value > best:
                best, at = value, i
    return at
`,
  },
  {
    kind: 'a placing function asks again',
    made: 'worth(board, "X")',
    source: `${rules}def put(cells, at, mark):
    if cells[at] == " ":
        cells[at] = mark
    else:
        put(cells, int(input("Not free. Where? ")), mark)


def worth(cells, mark):
    for each, value in (("X", 1), ("O", -1)):
        if won(cells, each):
            return value
    if " " not in cells:
        return 0
    values = []
    for at in range(9):
        if cells[at] == " ":
            after = list(cells)
            put(after, at, mark)
            values.append(worth(after, "O" if mark == "X" else "X"))
    return max(values) if mark == "X" else min(values)
`,
  },
  {
    kind: 'a getter has the name of another method',
    made: 'search(board, True)',
    source: `${rules}class Store:
    def __init__(self):
        self.kept = {}

    def get(self, key):
        return self.kept.get(key)


store = Store()


def search(cells, is_max):
    key = "".join(cells)
    kept = store.get(key)
    if kept is not None:
        return kept
    if won(cells, "X"):
        return 1
    if won(cells, "O"):
        return -1
    if " " not in cells:
        return 0
    values = [search(cells[:i] + ["X" if is_max else "O"] + cells[i + 1:], not is_max) for i in range(9) if cells[i] == " "]
    store.kept[key] = max(values) if is_max else min(values)
    return store.kept[key]
`,
  },
  {
    kind: 'cells hold numbers that constants name',
    made: 'search(board, True)',
    source: `${rules}NOTHING_YET = 7
EMPTY = 40
MARK_X = 52
MARK_O = 61


def search(cells, is_max):
    if won(cells, MARK_X):
        return 1
    if won(cells, MARK_O):
        return -1
    if EMPTY not in cells:
        return 0
    values = []
    for i in range(9):
        if cells[i] == EMPTY:
            after = cells[:]
            after[i] = MARK_X if is_max else MARK_O
            values.append(search(after, not is_max))
    return max(values) if is_max else min(values)
`,
  },
  {
    kind: 'cells hold numbers that nothing names',
    made: 'search(board, True)',
    source: `${rules}def search(cells, is_max):
    if won(cells, 8):
        return 1
    if won(cells, 3):
        return -1
    if 0 not in cells:
        return 0
    values = []
    for i in range(9):
        if cells[i] == 0:
            after = cells[:]
            after[i] = 8 if is_max else 3
            values.append(search(after, not is_max))
    return max(values) if is_max else min(values)
`,
  },
  {
    kind: 'a text with a sign of its own for empty, and O is MAX',
    made: 'search(board, "x")',
    source: `${rules}def score(cells):
    return 1 if won(cells, "o") else -1 if won(cells, "x") else 0


def search(cells, mark):
    if score(cells) != 0 or "~" not in cells:
        return score(cells)
    other = "x" if mark == "o" else "o"
    values = [search(cells[:i] + mark + cells[i + 1:], other) for i in range(9) if cells[i] == "~"]
    return max(values) if mark == "o" else min(values)
`,
  },
  {
    kind: 'a search of an object with a window, behind a function that needs only a board',
    made: 'move_for(board)',
    source: `${rules}class Table:
    def __init__(self, cells):
        self.cells = cells

    def free(self):
        return [i for i in range(9) if self.cells[i] == " "]


def negamax(table, mark, alpha, beta):
    other = "O" if mark == "X" else "X"
    if won(table.cells, other):
        return -1
    if not table.free():
        return 0
    for i in table.free():
        table.cells[i] = mark
        alpha = max(alpha, -negamax(table, other, -beta, -alpha))
        table.cells[i] = " "
        if alpha >= beta:
            break
    return alpha


def move_for(cells):
    mark = "X" if cells.count("X") == cells.count("O") else "O"
    table = Table(cells)
    best, where = -2, None
    for i in table.free():
        table.cells[i] = mark
        value = -negamax(table, "O" if mark == "X" else "X", -2, 2)
        table.cells[i] = " "
        if value > best:
            best, where = value, i
    return where
`,
  },
  {
    kind: 'a flag and a depth with German names',
    made: 'bewerte(board, 3, True)',
    source: scored
      .replaceAll('minimax(cells, is_max)', 'bewerte(cells, uebrig, am_zug)')
      .replaceAll('minimax(cells, not is_max)', 'bewerte(cells, uebrig - 1, not am_zug)')
      .replaceAll('is_max', 'am_zug')
      .replace('if " " not in cells:', 'if uebrig == 0 or " " not in cells:'),
  },
  {
    kind: 'arguments that nothing tells',
    made: '',
    source: `${rules}def search(cells, mine, theirs, is_max):
    if won(cells, mine):
        return 1
    if won(cells, theirs):
        return -1
    if " " not in cells:
        return 0
    values = []
    for i in range(9):
        if cells[i] == " ":
            after = list(cells)
            after[i] = mine if is_max else theirs
            values.append(search(after, mine, theirs, not is_max))
    return max(values) if is_max else min(values)
`,
  },
  {
    kind: 'an opening rule',
    call: 'best_move(board)',
    made: 'best_move(board)',
    position: 'x../.../...',
    source: `${scored}def best_move(cells):
    if cells[4] == " ":
        return 4
    best, move = 2, None
    for i in range(9):
        if cells[i] == " ":
            cells[i] = "O"
            value = minimax(cells, True)
            cells[i] = " "
            if value < best:
                best, move = value, i
    return move
`,
  },
  {
    kind: 'a random choice among equals',
    made: 'best_move(board)',
    source: `import random

${scored}def best_move(cells):
    found = {}
    for i in range(9):
        if cells[i] == " ":
            cells[i] = "X"
            found[i] = minimax(cells, False)
            cells[i] = " "
    best = max(found.values())
    return random.choice([i for i in found if found[i] == best])
`,
  },
  {
    kind: 'a pair of cell and value, −100 for a loss',
    made: 'search(board, True)',
    source: `${rules}def search(cells, is_max):
    if won(cells, "X"):
        return (None, 100)
    if won(cells, "O"):
        return (None, -100)
    if " " not in cells:
        return (None, 0)
    best = (None, -1000 if is_max else 1000)
    for i in range(9):
        if cells[i] == " ":
            after = list(cells)
            after[i] = "X" if is_max else "O"
            value = search(after, not is_max)[1]
            if (value > best[1]) if is_max else (value < best[1]):
                best = (i, value)
    return best
`,
  },
  {
    kind: 'rules of a player without a search',
    made: 'choose(board)',
    source: `${rules}def choose(cells):
    free = [i for i in range(9) if cells[i] == " "]
    for mark in "XO":
        for i in free:
            if won(cells[:i] + [mark] + cells[i + 1:], mark):
                return i
    return free[0]
`,
  },
  {
    kind: 'printing and placing alone',
    made: '',
    source: `board = [" "] * 9


def print_board(cells):
    for row in range(3):
        print(" | ".join(cells[3 * row:3 * row + 3]))


def place(cells, at, mark):
    cells[at] = mark
`,
  },
  {
    kind: 'placing alone, called by the reader',
    call: 'place(board, 3, "X")',
    made: 'place(board, 3, "X")',
    source: `board = [" "] * 9


def place(cells, at, mark):
    cells[at] = mark
`,
  },
  {
    kind: 'the moves alone, for a board that is finished too',
    made: '',
    source: `def moves(cells):
    return [i for i in range(9) if cells[i] == " "]
`,
  },
  {
    kind: 'a tree of dictionaries and no board',
    call: 'value(tree, True)',
    made: 'value(tree, True)',
    source: `tree = {"l": {"a": 4, "b": 9}, "r": {"c": 1, "d": 6}}


def value(node, is_max):
    if isinstance(node, int):
        return node
    values = [value(child, not is_max) for child in node.values()]
    return max(values) if is_max else min(values)
`,
  },
  {
    kind: 'a call about a board of the program',
    call: 'minimax(game.cells, True)',
    made: 'minimax(game.cells, True)',
    source: `${scored}class Game:
    def __init__(self):
        self.cells = ["O", "X", "X", " ", "X", "O", "O", " ", " "]


game = Game()
`,
  },
  {
    kind: 'a game against itself in a function',
    call: 'match(board)',
    made: 'match(board)',
    source: `${scored}def match(cells):
    mark = "X"
    while " " in cells and not won(cells, "X") and not won(cells, "O"):
        found = []
        for i in range(9):
            if cells[i] == " ":
                cells[i] = mark
                found.append((minimax(cells, mark == "O"), i))
                cells[i] = " "
        cells[(max(found) if mark == "X" else min(found))[1]] = mark
        mark = "O" if mark == "X" else "X"
    return "".join(cells)
`,
  },
  {
    kind: 'rows in tuples, which are kept',
    made: 'minimax(board)',
    source: `from functools import lru_cache

start = ((".", ".", "."), (".", ".", "."), (".", ".", "."))


def lines(state):
    return list(state) + list(zip(*state)) + [tuple(state[i][i] for i in range(3)), tuple(state[i][2 - i] for i in range(3))]


@lru_cache(None)
def minimax(state):
    for mark, value in (("X", 1), ("O", -1)):
        if (mark, mark, mark) in lines(state):
            return value
    cells = [cell for row in state for cell in row]
    if "." not in cells:
        return 0
    mark = "X" if cells.count("X") == cells.count("O") else "O"
    values = []
    for at in range(9):
        if cells[at] == ".":
            after = cells[:at] + [mark] + cells[at + 1:]
            values.append(minimax(tuple([tuple(after[3 * row:3 * row + 3]) for row in range(3)])))
    return max(values) if mark == "X" else min(values)
`,
  },
  {
    kind: 'rows that are texts',
    made: 'minimax(board)',
    source: `start = ["...", "...", "..."]


def minimax(state):
    cells = "".join(state)
    for a, b, c in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)):
        if cells[a] != "." and cells[a] == cells[b] == cells[c]:
            return 1 if cells[a] == "X" else -1
    if "." not in cells:
        return 0
    mark = "X" if cells.count("X") == cells.count("O") else "O"
    values = []
    for at in range(9):
        if cells[at] == ".":
            after = cells[:at] + mark + cells[at + 1:]
            values.append(minimax([after[:3], after[3:6], after[6:]]))
    return max(values) if mark == "X" else min(values)
`,
  },
  {
    kind: 'a game object is wanted',
    made: 'minimax(board, True)',
    source: `${rules}class Game:
    def __init__(self, cells):
        self.cells = cells


def minimax(game, is_max):
    if won(game.cells, 1):
        return 1
    return 0 if 0 in game.cells else -1
`,
  },
  {
    kind: 'another game, on another board',
    made: 'minimax(board, 0, True)',
    source: `ROWS, COLUMNS = 6, 7


def minimax(grid, depth, is_max):
    free = [c for c in range(COLUMNS) if grid[0][c] == 0]
    if depth == 0 or not free:
        return 0
    values = []
    for c in free:
        row = max(r for r in range(ROWS) if grid[r][c] == 0)
        grid[row][c] = 1 if is_max else 2
        values.append(minimax(grid, depth - 1, not is_max))
        grid[row][c] = 0
    return max(values) if is_max else min(values)
`,
  },
  {
    kind: 'a printing of the tree that goes down by itself',
    made: 'minimax(board, True)',
    source: `${scored}def show(cells, depth):
    print(" " * depth + "".join(cells))
    if depth < 2:
        show(cells, depth + 1)
`,
  },
  {
    kind: 'what it loops over is asked at the keyboard',
    made: 'minimax(board, True)',
    source: `${scored}def play(cells):
    while " " in cells:
        cells[int(input("Your cell: "))] = "X"
        minimax(cells, False)
`,
  },
  {
    kind: 'a board that is made after a press',
    language: 'javascript',
    made: 'search(board, "X")',
    source: `const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
let cells;
function begin() { cells = Array(9).fill(''); }
function search(board, mark) {
  const free = cells.filter((each) => each === '');
  if (free.length === 0) return 0;
  return search(board, mark === 'X' ? 'O' : 'X');
}
`,
  },
  {
    kind: 'closures and objects',
    language: 'javascript',
    made: 'choose(board)',
    source: `const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const has = (cells, mark) => lines.some((line) => line.every((i) => cells[i] === mark));
const search = (cells, mark) => {
  if (has(cells, 'X')) return { score: 10 };
  if (has(cells, 'O')) return { score: -10 };
  if (!cells.includes('')) return { score: 0 };
  const tried = cells.flatMap((cell, index) => {
    if (cell !== '') return [];
    const after = cells.with ? [...cells] : cells.slice();
    after[index] = mark;
    return [{ index, score: search(after, mark === 'X' ? 'O' : 'X').score }];
  });
  tried.sort((a, b) => (mark === 'X' ? b.score - a.score : a.score - b.score));
  return tried[0];
};
function choose(cells) {
  return search(cells, 'X').index;
}
`,
  },
];
