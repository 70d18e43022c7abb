# call: Engine().best_move(*board)
# position: oxx/.xo/o..
import time

WIN = [0b111000000, 0b000111000, 0b000000111, 0b100100100, 0b010010010, 0b001001001, 0b100010001, 0b001010100]
FULL = 0b111111111
INF = float('inf')


class SearchTimeout(Exception):
    pass


class Engine:
    def __init__(self, time_limit=3600):
        self.time_limit = time_limit
        self.tt = {}
        self.nodes = 0

    def legal(self, me, opp):
        occ = me | opp
        for i in (4, 0, 2, 6, 8, 1, 3, 5, 7):
            if not occ & (1 << i):
                yield 1 << i

    def wins(self, bb):
        return any(bb & w == w for w in WIN)

    def negamax(self, me, opp, depth, alpha, beta, deadline):
        self.nodes += 1
        if time.monotonic() > deadline:
            raise SearchTimeout
        if self.wins(opp):
            return -100 - depth
        if (me | opp) == FULL:
            return 0
        if depth == 0:
            return self.heuristic(me, opp)
        key = (me, opp, depth)
        entry = self.tt.get(key)
        alpha0 = alpha
        if entry:
            flag, value = entry
            if flag == 'EXACT':
                return value
            if flag == 'LOWER':
                alpha = max(alpha, value)
            elif flag == 'UPPER':
                beta = min(beta, value)
            if alpha >= beta:
                return value
        best = -INF
        for m in self.legal(me, opp):
            score = -self.negamax(opp, me | m, depth - 1, -beta, -alpha, deadline)
            best = max(best, score)
            alpha = max(alpha, score)
            if alpha >= beta:
                break
        flag = 'UPPER' if best <= alpha0 else 'LOWER' if best >= beta else 'EXACT'
        self.tt[key] = (flag, best)
        return best

    def heuristic(self, me, opp):
        return sum(not opp & w for w in WIN) - sum(not me & w for w in WIN)

    def best_move(self, me, opp):
        deadline = time.monotonic() + self.time_limit
        best = None
        try:
            for depth in range(1, 10 - bin(me | opp).count('1')):
                best_score = -INF
                candidate = None
                for m in self.legal(me, opp):
                    s = -self.negamax(opp, me | m, depth - 1, -INF, INF, deadline)
                    if s > best_score:
                        best_score, candidate = s, m
                best = candidate
        except SearchTimeout:
            pass
        return best.bit_length() - 1 if best else None
