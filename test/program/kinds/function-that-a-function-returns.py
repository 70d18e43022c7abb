# made: ai(board)
# position: oxx/.xo/o..
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

def make_ai(me, you):
    def won(board, mark):
        return any(all(board[i] == mark for i in line) for line in LINES)

    def minimax(board, turn):
        if won(board, me): return 1
        if won(board, you): return -1
        if None not in board: return 0
        scores = []
        for i in range(9):
            if board[i] is None:
                board[i] = turn
                scores.append(minimax(board, you if turn == me else me))
                board[i] = None
        return max(scores) if turn == me else min(scores)

    def choose(board):
        best, best_score = None, -2
        for i in range(9):
            if board[i] is None:
                board[i] = me
                score = minimax(board, you)
                board[i] = None
                if score > best_score:
                    best, best_score = i, score
        return best

    return choose

ai = make_ai("X", "O")
