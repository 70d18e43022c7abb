# call: ai_move(board)
# position: x.x/.o./...
import os
import platform
import time

board = [" "] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def clear():
    os.system("cls" if platform.system() == "Windows" else "clear")


def draw(board):
    for i in (0, 3, 6):
        print(board[i] + "|" + board[i + 1] + "|" + board[i + 2])


def won(board, mark):
    return any(board[a] == board[b] == board[c] == mark for a, b, c in LINES)


def minimax(board, is_ai):
    if won(board, "O"):
        return 1
    if won(board, "X"):
        return -1
    if " " not in board:
        return 0
    best = -2 if is_ai else 2
    for i in range(9):
        if board[i] == " ":
            board[i] = "O" if is_ai else "X"
            score = minimax(board, not is_ai)
            board[i] = " "
            best = max(best, score) if is_ai else min(best, score)
    return best


def ai_move(board):
    best, move = -2, None
    for i in range(9):
        if board[i] == " ":
            board[i] = "O"
            score = minimax(board, False)
            board[i] = " "
            if score > best:
                best, move = score, i
    return move


while True:
    draw(board)
    cell = int(input("Your cell, 1 to 9: ")) - 1
    if board[cell] == " ":
        board[cell] = "X"
        if won(board, "X") or " " not in board:
            break
        board[ai_move(board)] = "O"
        time.sleep(0.5)
