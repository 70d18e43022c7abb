# position: oxx/.xo/o..
# made: Computer("X").get_move(board)
# The constructor is in the class that the player is derived from; the board is told of each move.
class Player:
    def __init__(self, letter):
        self.letter = letter


class Computer(Player):
    def get_move(self, game):
        return self.minimax(game, self.letter)["position"]

    def minimax(self, state, player):
        other = "O" if player == "X" else "X"
        if state.current_winner == other:
            sign = 1 if other == self.letter else -1
            return {"position": None, "score": sign * (state.board.count(" ") + 1)}
        if " " not in state.board:
            return {"position": None, "score": 0}
        best = {"position": None, "score": float("-inf" if player == self.letter else "inf")}
        for square in [i for i, mark in enumerate(state.board) if mark == " "]:
            state.make_move(square, player)
            tried = self.minimax(state, other)
            state.board[square] = " "
            state.current_winner = None
            tried["position"] = square
            if tried["score"] > best["score"] if player == self.letter else tried["score"] < best["score"]:
                best = tried
        return best


class TicTacToe:
    def __init__(self):
        self.board = [" " for _ in range(9)]
        self.current_winner = None

    def make_move(self, square, letter):
        self.board[square] = letter
        row, column = square // 3, square % 3
        lines = [range(3 * row, 3 * row + 3), range(column, 9, 3), [0, 4, 8], [2, 4, 6]]
        if any(all(self.board[i] == letter for i in line) for line in lines):
            self.current_winner = letter


if __name__ == "__main__":
    game = TicTacToe()
    game.make_move(int(input("Your cell: ")), "O")
    print(Computer("X").get_move(game))
