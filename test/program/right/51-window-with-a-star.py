# call: minimax(None, "X")
# position: x../..o/.xo
# equal: plain
from tkinter import *
from tkinter.messagebox import showinfo

field = ["-"] * 9


class Window(Frame):
    def __init__(self):
        Frame.__init__(self)
        self.master.title("Three in a row")
        self.label = Label(self, text="Your move")
        self.label.pack(side=LEFT)


def three(mark):
    rows = ["".join(field[i : i + 3]) for i in (0, 3, 6)]
    columns = ["".join(field[i::3]) for i in range(3)]
    diagonals = [field[0] + field[4] + field[8], field[2] + field[4] + field[6]]
    return mark * 3 in rows + columns + diagonals


def minimax(loc, player):
    if three("X"):
        return 1
    if three("O"):
        return -1
    if "-" not in field:
        return 0
    values = []
    for at in range(9):
        if field[at] == "-":
            field[at] = player
            values.append(minimax(at, "O" if player == "X" else "X"))
            field[at] = "-"
    return max(values) if player == "X" else min(values)


window = Window()
window.mainloop()
showinfo("Three in a row", "Good bye")
