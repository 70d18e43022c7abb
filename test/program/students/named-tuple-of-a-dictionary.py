from collections import namedtuple

State = namedtuple("State", "board player")
OTHER = {"X": "O", "O": "X"}
LINES = [[(i, j) for j in range(3)] for i in range(3)] + [[(j, i) for j in range(3)] for i in range(3)]
LINES += [[(i, i) for i in range(3)], [(i, 2 - i) for i in range(3)]]


def successors(state):
    for square, mark in state.board.items():
        if not mark:
            yield square, State({**state.board, square: state.player}, OTHER[state.player])


def value_at_end(state):
    for a, b, c in LINES:
        if state.board[a] and state.board[a] == state.board[b] == state.board[c]:
            return 1 if state.board[a] == "X" else -1
    return 0 if all(state.board.values()) else None


def max_value(state):
    end = value_at_end(state)
    return max(min_value(after) for _, after in successors(state)) if end is None else end


def min_value(state):
    end = value_at_end(state)
    return min(max_value(after) for _, after in successors(state)) if end is None else end


def decide(state):
    if state.player == "X":
        return max(successors(state), key=lambda pair: min_value(pair[1]))[0]
    return min(successors(state), key=lambda pair: max_value(pair[1]))[0]


def new_game():
    return State({(row, column): "" for row in range(3) for column in range(3)}, "X")


if __name__ == "__main__":
    state = new_game()
    while value_at_end(state) is None:
        state = dict(successors(state))[decide(state)]
        print(state.board)
