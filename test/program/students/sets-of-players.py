player_squares = set()
computer_squares = set()
ALL = set(range(1, 10))
WINNING = [{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {1, 4, 7}, {2, 5, 8}, {3, 6, 9}, {1, 5, 9}, {3, 5, 7}]


def has_won(squares):
    return any(line <= squares for line in WINNING)


def left():
    return sorted(ALL - player_squares - computer_squares)


def minimax(computers_turn):
    if has_won(computer_squares):
        return 10 + len(left())
    if has_won(player_squares):
        return -10 - len(left())
    if not left():
        return 0
    mine = computer_squares if computers_turn else player_squares
    results = []
    for square in left():
        mine.add(square)
        results.append(minimax(not computers_turn))
        mine.remove(square)
    return max(results) if computers_turn else min(results)


def computer_move():
    best = None
    for square in left():
        computer_squares.add(square)
        score = minimax(False)
        computer_squares.remove(square)
        if best is None or score > best[0]:
            best = (score, square)
    return best[1]


def play():
    while left():
        player_squares.add(int(input("Square 1-9: ")))
        if has_won(player_squares) or not left():
            break
        computer_squares.add(computer_move())
        print(player_squares, computer_squares)
        if has_won(computer_squares):
            break


if __name__ == "__main__":
    play()
