# position: oxx/.xo/o..
# made: ai_move(board)
def make_ai(me, them):
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

    def wins(board, mark):
        return any(all(board[i] == mark for i in line) for line in lines)

    def score(board, mine):
        if wins(board, me):
            return 1
        if wins(board, them):
            return -1
        empty = [i for i in range(9) if board[i] == ""]
        if not empty:
            return 0

        def result(i):
            child = list(board)
            child[i] = me if mine else them
            return score(child, not mine)

        return max(map(result, empty)) if mine else min(map(result, empty))

    def choose(board):
        empty = [i for i in range(9) if board[i] == ""]

        def worth(i):
            child = list(board)
            child[i] = me
            return score(child, False)

        return max(empty, key=worth)

    return choose


ai_move = make_ai("X", "O")
