from dataclasses import dataclass, field

@dataclass
class State:
    cells: list = field(default_factory=lambda: [" "] * 9)
    turn: str = "X"

    def moves(self):
        return [i for i, c in enumerate(self.cells) if c == " "]

    def play(self, i):
        cells = self.cells.copy()
        cells[i] = self.turn
        return State(cells, "O" if self.turn == "X" else "X")

    def winner(self):
        for a, b, c in [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]:
            if self.cells[a] != " " and self.cells[a] == self.cells[b] == self.cells[c]:
                return self.cells[a]
        return None

def minimax(state):
    w = state.winner()
    if w:
        return 1 if w == "X" else -1
    if not state.moves():
        return 0
    values = [minimax(state.play(m)) for m in state.moves()]
    return max(values)

def choose(state):
    return max(state.moves(), key=lambda m: minimax(state.play(m)))
