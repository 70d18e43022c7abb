# position: oxx/.xo/o..
# made: Player(board).choose()
class TicTacToe:
    SYMBOLS = {0: " ", 1: "X", -1: "O"}

    def __init__(self):
        self.squares = [0] * 9
        self.side = 1
        self.history = []
        self.rows = [0] * 3
        self.cols = [0] * 3
        self.diag = 0
        self.anti = 0

    def make(self, sq):
        self._add(sq, self.side)
        self.squares[sq] = self.side
        self.history.append(sq)
        self.side = -self.side

    def unmake(self):
        sq = self.history.pop()
        self.side = -self.side
        self.squares[sq] = 0
        self._add(sq, -self.side)

    def _add(self, sq, n):
        r, c = divmod(sq, 3)
        self.rows[r] += n
        self.cols[c] += n
        if r == c:
            self.diag += n
        if r + c == 2:
            self.anti += n

    def legal(self):
        return [sq for sq in range(9) if not self.squares[sq]]

    def winner(self):
        for total in (*self.rows, *self.cols, self.diag, self.anti):
            if total == 3:
                return 1
            if total == -3:
                return -1
        return 0


class Player:
    def __init__(self, game):
        self.game = game

    def alphabeta(self, alpha, beta):
        won = self.game.winner()
        if won:
            return won * self.game.side
        moves = self.game.legal()
        if not moves:
            return 0
        best = -2
        for sq in moves:
            self.game.make(sq)
            score = -self.alphabeta(-beta, -alpha)
            self.game.unmake()
            best = max(best, score)
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best

    def choose(self):
        best, chosen = -2, None
        for sq in self.game.legal():
            self.game.make(sq)
            score = -self.alphabeta(-2, 2)
            self.game.unmake()
            if score > best:
                best, chosen = score, sq
        return chosen


def main():
    game = TicTacToe()
    player = Player(game)
    while not game.winner() and game.legal():
        game.make(player.choose())
    print(game.squares, game.winner())


if __name__ == "__main__":
    main()
