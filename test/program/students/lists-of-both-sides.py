"""Tic-tac-toe with two global lists of taken squares (1..9)."""
import random

xs = []
os = []

LINES = [(1, 2, 3), (4, 5, 6), (7, 8, 9),
         (1, 4, 7), (2, 5, 8), (3, 6, 9),
         (1, 5, 9), (3, 5, 7)]


def won(squares):
    return any(all(s in squares for s in line) for line in LINES)


def free():
    return [s for s in range(1, 10) if s not in xs and s not in os]


def minimax(is_x):
    if won(xs):
        return 1
    if won(os):
        return -1
    if not free():
        return 0
    scores = []
    for s in free():
        if is_x:
            xs.append(s)
            scores.append(minimax(False))
            xs.pop()
        else:
            os.append(s)
            scores.append(minimax(True))
            os.pop()
    return max(scores) if is_x else min(scores)


def computer_move():
    best, best_square = -2, None
    for s in free():
        xs.append(s)
        score = minimax(False)
        xs.pop()
        if score > best:
            best, best_square = score, s
    return best_square


def show():
    for r in range(3):
        print(" ".join("X" if s in xs else "O" if s in os else "." for s in range(r * 3 + 1, r * 3 + 4)))
    print()


def main():
    while free() and not won(xs) and not won(os):
        xs.append(computer_move())
        show()
        if not free() or won(xs):
            break
        os.append(int(input("Your square (1-9): ")))
    print("X wins" if won(xs) else "O wins" if won(os) else "draw")


if __name__ == "__main__":
    main()
