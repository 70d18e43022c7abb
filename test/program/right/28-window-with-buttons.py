# call: minimax(board, "O")
# position: x../.o./.x.
import tkinter as tk
from tkinter import messagebox

window = tk.Tk()
window.title("Tic-tac-toe")
board = [["", "", ""], ["", "", ""], ["", "", ""]]
buttons = []
for r in range(3):
    row = []
    for c in range(3):
        button = tk.Button(window, text="", width=6, height=3, command=lambda r=r, c=c: click(r, c))
        button.grid(row=r, column=c)
        row.append(button)
    buttons.append(row)


def winner(board):
    for i in range(3):
        if board[i][0] == board[i][1] == board[i][2] != "":
            return board[i][0]
        if board[0][i] == board[1][i] == board[2][i] != "":
            return board[0][i]
    if board[0][0] == board[1][1] == board[2][2] != "":
        return board[0][0]
    if board[0][2] == board[1][1] == board[2][0] != "":
        return board[0][2]
    return None


def full(board):
    return all(cell != "" for row in board for cell in row)


def minimax(board, turn):
    w = winner(board)
    if w == "X":
        return 1
    if w == "O":
        return -1
    if full(board):
        return 0
    scores = []
    for r in range(3):
        for c in range(3):
            if board[r][c] == "":
                board[r][c] = turn
                scores.append(minimax(board, "X" if turn == "O" else "O"))
                board[r][c] = ""
    return max(scores) if turn == "X" else min(scores)


def click(r, c):
    if board[r][c] == "" and winner(board) is None:
        board[r][c] = "X"
        buttons[r][c].config(text="X")
        if winner(board) == "X":
            messagebox.showinfo("Over", "You win")


window.mainloop()
