# position: oxx/.xo/o..
# made: Engine().search(board, 1)
INF = 10**6
LINES = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]

class Engine:
    def __init__(self):
        self.nodes = 0
        self.tt = {}

    def evaluate(self, b):
        for a, c, d in LINES:
            if b[a] and b[a] == b[c] == b[d]:
                return 100 * b[a]
        return 0

    def negamax(self, b, depth, alpha, beta, color):
        self.nodes += 1
        e = self.evaluate(b)
        if e != 0:
            return e * color
        if depth == 0 or 0 not in b:
            return 0
        best = -INF
        for i in range(9):
            if b[i] == 0:
                b[i] = color
                score = -self.negamax(b, depth - 1, -beta, -alpha, -color)
                b[i] = 0
                best = max(best, score)
                alpha = max(alpha, score)
                if alpha >= beta:
                    break
        return best

    def search(self, b, color):
        best_move = None
        for depth in range(1, b.count(0) + 1):
            best = -INF
            for i in range(9):
                if b[i] == 0:
                    b[i] = color
                    s = -self.negamax(b, depth - 1, -INF, INF, -color)
                    b[i] = 0
                    if s > best:
                        best, best_move = s, i
        return best_move

