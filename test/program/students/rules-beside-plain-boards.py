# A search for any game: one object knows the rules, and states are plain tuples.
from abc import ABC, abstractmethod
import math


class Game(ABC):
    @abstractmethod
    def player(self, state): ...

    @abstractmethod
    def actions(self, state): ...

    @abstractmethod
    def result(self, state, action): ...

    @abstractmethod
    def utility(self, state): ...


class TicTacToe(Game):
    LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

    def player(self, state):
        return 1 if state.count(0) % 2 else -1

    def actions(self, state):
        return [at for at in range(9) if state[at] == 0]

    def result(self, state, action):
        return (*state[:action], self.player(state), *state[action + 1 :])

    def utility(self, state):
        sums = [sum(state[at] for at in line) for line in self.LINES]
        return 1 if 3 in sums else -1 if -3 in sums else 0


def minimax_search(game: Game, state):
    me = game.player(state)

    def value(state):
        end = game.utility(state)
        if end or not game.actions(state):
            return end * me, None
        best = -math.inf, None
        sign = 1 if game.player(state) == me else -1
        for action in game.actions(state):
            found, _ = value(game.result(state, action))
            if sign * found > best[0]:
                best = sign * found, action
        return sign * best[0], best[1]

    return value(state)[1]


def play_game(game, strategies):
    state = (0,) * 9
    while game.actions(state) and not game.utility(state):
        state = game.result(state, strategies[game.player(state)](game, state))
    return state


if __name__ == "__main__":
    print(play_game(TicTacToe(), {1: minimax_search, -1: minimax_search}))
