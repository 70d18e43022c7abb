MAGIC = [2, 7, 6, 9, 5, 1, 4, 3, 8]


def is_winner(squares):
    for i in range(len(squares)):
        for j in range(i + 1, len(squares)):
            for k in range(j + 1, len(squares)):
                if MAGIC[squares[i]] + MAGIC[squares[j]] + MAGIC[squares[k]] == 15:
                    return True
    return False


def open_squares(p1, p2):
    return [square for square in range(9) if square not in p1 and square not in p2]


def minimax(p1, p2, p1_to_move):
    if is_winner(p1):
        return 1, None
    if is_winner(p2):
        return -1, None
    options = open_squares(p1, p2)
    if not options:
        return 0, None
    best = None
    for square in options:
        if p1_to_move:
            value, _ = minimax(p1 + [square], p2, False)
            if best is None or value > best[0]:
                best = (value, square)
        else:
            value, _ = minimax(p1, p2 + [square], True)
            if best is None or value < best[0]:
                best = (value, square)
    return best


def game():
    p1, p2 = [], []
    is_first = True
    while open_squares(p1, p2) and not is_winner(p1) and not is_winner(p2):
        if is_first:
            p1.append(minimax(p1, p2, True)[1])
        else:
            p2.append(int(input("square: ")))
        is_first = not is_first


if __name__ == "__main__":
    game()
