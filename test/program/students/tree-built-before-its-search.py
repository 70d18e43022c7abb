LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Node:
    def __init__(self, state, player, move=None):
        self.state = state
        self.player = player
        self.move = move
        self.children = []

    def has_line(self, mark):
        return any(self.state[a] == self.state[b] == self.state[c] == mark for a, b, c in LINES)

    def is_terminal(self):
        return self.has_line("X") or self.has_line("O") or "_" not in self.state

    def expand(self):
        other = "O" if self.player == "X" else "X"
        for i, cell in enumerate(self.state):
            if cell == "_":
                after = self.state[:i] + self.player + self.state[i + 1:]
                self.children.append(Node(after, other, i))
        return self.children


class GameTree:
    def __init__(self, state="_________", player="X"):
        self.root = Node(state, player)
        self.build(self.root)

    def build(self, node):
        if not node.is_terminal():
            for child in node.expand():
                self.build(child)

    def minimax(self, node):
        if node.is_terminal():
            return 1 if node.has_line("X") else -1 if node.has_line("O") else 0
        values = [self.minimax(child) for child in node.children]
        return max(values) if node.player == "X" else min(values)

    def best_move(self):
        choose = max if self.root.player == "X" else min
        return choose(self.root.children, key=self.minimax).move


def computer_move(state, player):
    return GameTree(state, player).best_move()


if __name__ == "__main__":
    print(computer_move("X___O____", "X"))
