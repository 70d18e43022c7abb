SIZE = 3
PLAYERS = ['X', 'O']


def new_board():
    return {(r, c): None for r in range(SIZE) for c in range(SIZE)}


def lines():
    for i in range(SIZE):
        yield [(i, j) for j in range(SIZE)]
        yield [(j, i) for j in range(SIZE)]
    yield [(i, i) for i in range(SIZE)]
    yield [(i, SIZE - 1 - i) for i in range(SIZE)]


def has_won(board, who):
    return any(all(board[square] == who for square in line) for line in lines())


def empties(board):
    return [square for square, piece in board.items() if piece is None]


def negamax(board, turn):
    """Returns (score, square) from the point of view of PLAYERS[turn]."""
    if has_won(board, PLAYERS[1 - turn]):
        return -1, None
    if not empties(board):
        return 0, None
    best = (-2, None)
    for square in empties(board):
        board[square] = PLAYERS[turn]
        score, _ = negamax(board, 1 - turn)
        board[square] = None
        if -score > best[0]:
            best = (-score, square)
    return best


def main():
    board = new_board()
    turn = 0
    while empties(board) and not has_won(board, 'X') and not has_won(board, 'O'):
        if turn == 0:
            r, c = map(int, input("row col: ").split())
            board[r, c] = 'X'
        else:
            _, square = negamax(board, turn)
            board[square] = 'O'
        turn = 1 - turn


if __name__ == '__main__':
    main()
