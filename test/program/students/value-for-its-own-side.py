from dataclasses import dataclass, replace


@dataclass(frozen=True)
class State:
    cells: tuple = (" ",) * 9
    turn: str = "X"

    def moves(self):
        return [i for i, cell in enumerate(self.cells) if cell == " "]

    def play(self, i):
        cells = self.cells[:i] + (self.turn,) + self.cells[i + 1:]
        return replace(self, cells=cells, turn="O" if self.turn == "X" else "X")

    @property
    def winner(self):
        c = self.cells
        lines = [c[i:i + 3] for i in (0, 3, 6)] + [c[i::3] for i in range(3)] + [c[::4], c[2:7:2]]
        return next((line[0] for line in lines if line[0] != " " and len(set(line)) == 1), None)


@dataclass
class Minimax:
    me: str

    def value(self, state):
        if state.winner:
            return 1 if state.winner == self.me else -1
        if not state.moves():
            return 0
        values = [self.value(state.play(move)) for move in state.moves()]
        return max(values) if state.turn == self.me else min(values)


def run():
    state, players = State(), {"X": Minimax("X"), "O": Minimax("O")}
    while state.moves() and not state.winner:
        player = players[state.turn]
        state = state.play(max(state.moves(), key=lambda move: player.value(state.play(move))))
    print(state.winner or "draw")


if __name__ == "__main__":
    run()
