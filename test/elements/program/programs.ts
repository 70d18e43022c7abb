/** Programs that end in different ways, each as a reader could write it. */

const rules = `LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def won(board, side):
    return any(all(board[cell] == side for cell in line) for line in LINES)


`;

/** Minimax over a text of nine. */
export const right = `${rules}def minimax(board, is_max):
    if won(board, "x"):
        return 1
    if won(board, "o"):
        return -1
    if " " not in board:
        return 0
    values = []
    for cell in range(9):
        if board[cell] == " ":
            after = board[:cell] + ("x" if is_max else "o") + board[cell + 1:]
            print("asks", cell)
            values.append(minimax(after, not is_max))
    return max(values) if is_max else min(values)
`;

/** The line of a program on which a text first stands, from 1. */
export const lineOf = (program: string, text: string): number =>
  program.split('\n').findIndex((line) => line.includes(text)) + 1;

/** Fails where three marks are to be set: only two are counted. */
export const failing = right.replace(
  '            print("asks", cell)\n',
  '            print("asks", [7, 8][after.count(" ") % 3])\n',
);

/** Fails after some calls: where the last mark is to be set. */
export const failingLater = right.replace(
  'print("asks", cell)',
  'print("asks", 1 // (after.count(" ") + (cell != 7)))',
);

/** Does not end. Its lines take so long that no limit of work stops it before a test does. */
export const endless = right.replace(
  '    values = []\n',
  '    while board.count(" ") == 2:\n        max(range(100_000))\n    values = []\n',
);

/** Ends before it is a program. */
export const unreadable = right.replace('def minimax(board, is_max):', 'def minimax(board, is_max)');
