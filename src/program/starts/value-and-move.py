"""Minimax that returns the value and the move it came from: [value, move]."""

from copy import deepcopy

# An empty cell holds its own number, so the board shows what can be chosen.
board = [
    ["1", "2", "3"],
    ["4", "5", "6"],
    ["7", "8", "9"],
]


def select_space(board, move, mark):
    """Puts a mark on a cell, by its number from 1 to 9."""
    row, column = (move - 1) // 3, (move - 1) % 3
    board[row][column] = mark


def available_moves(board):
    return [int(cell) for row in board for cell in row if cell not in ("X", "O")]


def has_won(board, mark):
    for i in range(3):
        if all(board[i][j] == mark for j in range(3)):
            return True
        if all(board[j][i] == mark for j in range(3)):
            return True
    if all(board[i][i] == mark for i in range(3)):
        return True
    return all(board[i][2 - i] == mark for i in range(3))


def game_is_over(board):
    return has_won(board, "X") or has_won(board, "O") or not available_moves(board)


def evaluate_board(board):
    if has_won(board, "X"):
        return 1
    if has_won(board, "O"):
        return -1
    return 0


def minimax(board, is_maximizing):
    if game_is_over(board):
        # A finished game has a value and no move.
        return [evaluate_board(board), None]
    best_move = None
    best_value = -float("inf") if is_maximizing else float("inf")
    mark = "X" if is_maximizing else "O"
    for move in available_moves(board):
        new_board = deepcopy(board)
        select_space(new_board, move, mark)
        # Only the value of the answer matters here, not its move.
        value = minimax(new_board, not is_maximizing)[0]
        if is_maximizing and value > best_value:
            best_value, best_move = value, move
        if not is_maximizing and value < best_value:
            best_value, best_move = value, move
    return [best_value, best_move]
