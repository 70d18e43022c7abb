"""A player that plays the rest of a game and prints its boards."""

EMPTY_BOARD = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
TEMPLATE = "123\n456\n789\n"


def display(board):
    text = TEMPLATE
    text = text.replace("1", character(board[0][0]))
    text = text.replace("2", character(board[0][1]))
    text = text.replace("3", character(board[0][2]))
    text = text.replace("4", character(board[1][0]))
    text = text.replace("5", character(board[1][1]))
    text = text.replace("6", character(board[1][2]))
    text = text.replace("7", character(board[2][0]))
#| wrong
    text = text.replace("8", character(board[2][2]))
    text = text.replace("9", character(board[2][1]))
#| right
    text = text.replace("8", character(board[2][1]))
    text = text.replace("9", character(board[2][2]))
#| wrong .. right
    print(text)


def character(cell):
    return "x" if cell == 1 else "o" if cell == -1 else "."


def winner(board):
    lines = board + [[row[i] for row in board] for i in range(3)]
    lines += [[board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]
    for side in (1, -1):
        if [side] * 3 in lines:
            return side
    return 0


def moves(board):
    return [(i, j) for i in range(3) for j in range(3) if board[i][j] == 0]


def play(board, move, side):
    child = [row[:] for row in board]
    child[move[0]][move[1]] = side
    return child


def minimax(board, side):
    if winner(board) != 0 or not moves(board):
        return winner(board)
    values = [minimax(play(board, move, side), -side) for move in moves(board)]
    return max(values) if side == 1 else min(values)


# The last moves of a game; O is to move.
board, side = [[1, 1, -1], [-1, -1, 1], [1, 0, 0]], -1
while winner(board) == 0 and moves(board):
    # Multiplied by the side, larger is better for either.
    move = max(moves(board), key=lambda m: minimax(play(board, m, side), -side) * side)
    board, side = play(board, move, side), -side
    print("x" if side == -1 else "o", "plays row", move[0] + 1, "column", move[1] + 1)
    display(board)
