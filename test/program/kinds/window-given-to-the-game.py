# position: oxx/.xo/o..
# made: board.minimax(False)
# The game is given the window in which it is shown, which is made in a function.
import tkinter as tk
from tkinter import messagebox


class TicTacToe(tk.Frame):
    def __init__(self, master):
        super().__init__(master)
        self.master = master
        self.board = [" "] * 9
        self.current = "X"
        self.buttons = []
        self.pack()
        for i in range(9):
            btn = tk.Button(self, text=" ", width=6, height=3, command=lambda i=i: self.play(i))
            btn.grid(row=i // 3, column=i % 3)
            self.buttons.append(btn)

    def play(self, i):
        if self.board[i] == " ":
            self.board[i] = "X"
            self.buttons[i]["text"] = "X"
            if self.winner("X"):
                messagebox.showinfo("", "You win")
                return
            j = self.best_move()
            self.board[j] = "O"
            self.buttons[j]["text"] = "O"

    def winner(self, p):
        b = self.board
        w = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
        return any(b[x] == b[y] == b[z] == p for x, y, z in w)

    def best_move(self):
        best, move = -2, None
        for i in range(9):
            if self.board[i] == " ":
                self.board[i] = "O"
                s = self.minimax(False)
                self.board[i] = " "
                if s > best:
                    best, move = s, i
        return move

    def minimax(self, maximizing):
        if self.winner("O"):
            return 1
        if self.winner("X"):
            return -1
        if " " not in self.board:
            return 0
        scores = []
        for i in range(9):
            if self.board[i] == " ":
                self.board[i] = "O" if maximizing else "X"
                scores.append(self.minimax(not maximizing))
                self.board[i] = " "
        return max(scores) if maximizing else min(scores)


def main():
    window = tk.Tk()
    window.title("Tic-Tac-Toe")
    app = TicTacToe(window)
    app.mainloop()


if __name__ == "__main__":
    main()
