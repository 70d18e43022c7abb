# position: oxx/.xo/o..
# As in a well-known textbook: a state is a named tuple, which only the moves of the game make.
from collections import namedtuple

GameState = namedtuple("GameState", "to_move, utility, board, moves")


def minimax_decision(state, game):
    player = game.to_move(state)

    def max_value(state):
        if game.terminal_test(state):
            return game.utility(state, player)
        value = float("-inf")
        for action in game.actions(state):
            value = max(value, min_value(game.result(state, action)))
        return value

    def min_value(state):
        if game.terminal_test(state):
            return game.utility(state, player)
        value = float("inf")
        for action in game.actions(state):
            value = min(value, max_value(game.result(state, action)))
        return value

    return max(game.actions(state), key=lambda action: min_value(game.result(state, action)))


def minimax_player(game, state):
    return minimax_decision(state, game)


class Game:
    def actions(self, state):
        raise NotImplementedError

    def result(self, state, move):
        raise NotImplementedError

    def utility(self, state, player):
        raise NotImplementedError

    def terminal_test(self, state):
        return not self.actions(state)

    def to_move(self, state):
        return state.to_move

    def play_game(self, *players):
        state = self.initial
        while True:
            for player in players:
                state = self.result(state, player(self, state))
                if self.terminal_test(state):
                    return self.utility(state, self.to_move(self.initial))


class TicTacToe(Game):
    def __init__(self, size=3):
        self.size = size
        moves = [(x, y) for x in range(1, size + 1) for y in range(1, size + 1)]
        self.initial = GameState(to_move="X", utility=0, board={}, moves=moves)

    def actions(self, state):
        return state.moves

    def result(self, state, move):
        if move not in state.moves:
            return state
        board = state.board.copy()
        board[move] = state.to_move
        moves = list(state.moves)
        moves.remove(move)
        return GameState(
            to_move="O" if state.to_move == "X" else "X",
            utility=self.compute_utility(board, move, state.to_move),
            board=board,
            moves=moves,
        )

    def utility(self, state, player):
        return state.utility if player == "X" else -state.utility

    def terminal_test(self, state):
        return state.utility != 0 or len(state.moves) == 0

    def compute_utility(self, board, move, player):
        if any(self.in_row(board, move, player, step) for step in [(0, 1), (1, 0), (1, -1), (1, 1)]):
            return 1 if player == "X" else -1
        return 0

    def in_row(self, board, move, player, step):
        count = -1
        for sign in (1, -1):
            x, y = move
            while board.get((x, y)) == player:
                count += 1
                x, y = x + sign * step[0], y + sign * step[1]
        return count >= self.size
