# A window whose move for the computer ends with a question, after which the board is empty again.
from tkinter import Tk, Button, messagebox

window = Tk()
squares = [" "] * 9
ME, YOU = "X", "O"


def line_of(mark):
    lines = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
    return any(all(squares[at] == mark for at in line) for line in lines)


def over():
    return line_of(ME) or line_of(YOU) or " " not in squares


def search(is_mine):
    if line_of(ME):
        return 1
    if line_of(YOU):
        return -1
    if " " not in squares:
        return 0
    scores = []
    for at in range(9):
        if squares[at] == " ":
            squares[at] = ME if is_mine else YOU
            scores.append(search(not is_mine))
            squares[at] = " "
    return max(scores) if is_mine else min(scores)


def computer_move():
    best, chosen = -2, None
    for at in range(9):
        if squares[at] == " ":
            squares[at] = ME
            score = search(False)
            squares[at] = " "
            if score > best:
                best, chosen = score, at
    squares[chosen] = ME
    buttons[chosen].config(text=ME)
    if over():
        messagebox.showinfo("The end", "Again?")
        new_game()


def person_move(at):
    if squares[at] == " ":
        squares[at] = YOU
        buttons[at].config(text=YOU)
        new_game() if over() else computer_move()


def new_game():
    for at in range(9):
        squares[at] = " "
        buttons[at].config(text=" ")


buttons = [Button(window, command=lambda at=at: person_move(at)) for at in range(9)]
window.mainloop()
