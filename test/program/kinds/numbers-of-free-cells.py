# position: oxx/.xo/o..
# made: minimax(board, "X")
# Free cells hold their own number.
board = list(range(9))
human, ai = "O", "X"


def empty_indices(b):
    return [c for c in b if c not in ("O", "X")]


def winning(b, p):
    return ((b[0] == p and b[1] == p and b[2] == p) or (b[3] == p and b[4] == p and b[5] == p) or
            (b[6] == p and b[7] == p and b[8] == p) or (b[0] == p and b[3] == p and b[6] == p) or
            (b[1] == p and b[4] == p and b[7] == p) or (b[2] == p and b[5] == p and b[8] == p) or
            (b[0] == p and b[4] == p and b[8] == p) or (b[2] == p and b[4] == p and b[6] == p))


def minimax(new_board, player):
    avail = empty_indices(new_board)
    if winning(new_board, human):
        return {"score": -10}
    elif winning(new_board, ai):
        return {"score": 10}
    elif len(avail) == 0:
        return {"score": 0}
    moves = []
    for i in avail:
        move = {"index": new_board[i]}
        new_board[i] = player
        result = minimax(new_board, human if player == ai else ai)
        move["score"] = result["score"]
        new_board[i] = move["index"]
        moves.append(move)
    best_move = None
    if player == ai:
        best_score = -10000
        for k, m in enumerate(moves):
            if m["score"] > best_score:
                best_score = m["score"]
                best_move = k
    else:
        best_score = 10000
        for k, m in enumerate(moves):
            if m["score"] < best_score:
                best_score = m["score"]
                best_move = k
    return moves[best_move]
