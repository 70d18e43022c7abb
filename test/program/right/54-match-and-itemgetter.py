# call: minimax(board, "X")
# position: x../..o/.xo
# equal: plain
from operator import itemgetter

LINES = ["012", "345", "678", "036", "147", "258", "048", "246"]


def new_board():
    return ["."] * 9


def verdict(board):
    for line in LINES:
        match [board[int(at)] for at in line]:
            case ["X", "X", "X"]:
                return "X"
            case ("O", "O", "O"):
                return "O"
    match board.count("."):
        case 0:
            return "draw"
        case left if left > 0:
            return None


def score(board):
    match verdict(board):
        case "X":
            return 1
        case "O":
            return -1
        case "draw" | None:
            return 0
        case _:
            raise ValueError("no verdict")


def minimax(board, turn):
    if verdict(board):
        return score(board), None
    found = []
    for at, mark in enumerate(board):
        match mark, turn:
            case ".", "X":
                value, _ = minimax(board[:at] + ["X"] + board[at + 1 :], "O")
            case ".", _:
                value, _ = minimax(board[:at] + ["O"] + board[at + 1 :], "X")
            case _:
                continue
        found.append((value, at))
    return max(found, key=itemgetter(0)) if turn == "X" else min(found, key=itemgetter(0))
