"""A player that loves a draw: it could win, but lets the win go."""

import math

# A state is a tuple of nine cells, so that no call can change that of another.
START = (0,) * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
X, O = 1, 2


def score_end(state):
    """1 if X has won, -1 if O has, 0 for a draw, None while the game goes on."""
    for a, b, c in LINES:
        if state[a] == state[b] == state[c] != 0:
            return 1 if state[a] == X else -1
    return None if 0 in state else 0


def moves(state):
    return [cell for cell in range(9) if state[cell] == 0]


def play(state, cell, player):
    """A new state: the old one up to the cell, the mark, and the rest."""
    return state[:cell] + (player,) + state[cell + 1:]


def minimax(state, player):
    """What the state is worth for X, with `player` to move."""
    score = score_end(state)
#| wrong
    if score:
#| right
    if score is not None:
#| wrong .. right
        return score
    best = -math.inf if player == X else math.inf
    for cell in moves(state):
        if player == X:
            best = max(best, minimax(play(state, cell, player), O))
        else:
            best = min(best, minimax(play(state, cell, player), X))
    return best


def choose(state):
    """The move that X should play."""
    best, chosen = -math.inf, None
    for cell in moves(state):
        value = minimax(play(state, cell, X), O)
        if value > best:
            best, chosen = value, cell
    return chosen
