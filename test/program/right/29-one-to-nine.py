# call: minimax(board, True)
# position: x../..o/.xo
# equal: plain
from copy import deepcopy

board = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]]


def available_moves(board):
    return [int(c) for row in board for c in row if c != "X" and c != "O"]


def has_won(board, player):
    for row in board:
        if row.count(player) == 3:
            return True
    for i in range(3):
        if board[0][i] == player and board[1][i] == player and board[2][i] == player:
            return True
    if board[0][0] == player and board[1][1] == player and board[2][2] == player:
        return True
    return board[0][2] == player and board[1][1] == player and board[2][0] == player


def game_is_over(board):
    return has_won(board, "X") or has_won(board, "O") or len(available_moves(board)) == 0


def evaluate_board(board):
    return 1 if has_won(board, "X") else -1 if has_won(board, "O") else 0


def minimax(input_board, is_maximizing):
    if game_is_over(input_board):
        return [evaluate_board(input_board), ""]
    best_move = ""
    best_value = -float("Inf") if is_maximizing else float("Inf")
    for move in available_moves(input_board):
        new_board = deepcopy(input_board)
        new_board[(move - 1) // 3][(move - 1) % 3] = "X" if is_maximizing else "O"
        value = minimax(new_board, not is_maximizing)[0]
        if is_maximizing and value > best_value or not is_maximizing and value < best_value:
            best_value = value
            best_move = move
    return [best_value, best_move]
