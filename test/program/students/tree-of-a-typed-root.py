# The search is made for the root of a tree, whose type says that it is a node of the program's.
from dataclasses import dataclass, field
from typing import Optional


@dataclass
class Node:
    board: list[list[str]]
    player: str
    move: Optional[tuple[int, int]] = None
    children: list["Node"] = field(default_factory=list)
    value: int = 0

    def winner(self) -> str:
        board = self.board
        lines = [*board, *map(list, zip(*board)), [board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]
        return next((line[0] for line in lines if line[0] and line.count(line[0]) == 3), "")

    def expand(self) -> None:
        for r in range(3):
            for c in range(3):
                if not self.board[r][c]:
                    board = [row[:] for row in self.board]
                    board[r][c] = self.player
                    self.children.append(Node(board, "O" if self.player == "X" else "X", (r, c)))


class Minimax:
    def __init__(self, root: Node):
        self.root = root
        self.me = root.player

    def rate(self, node: Node) -> int:
        won = node.winner()
        if not won:
            node.expand()
        if node.children:
            pick = max if node.player == self.me else min
            node.value = pick(self.rate(child) for child in node.children)
        elif won:
            node.value = 1 if won == self.me else -1
        return node.value

    def best_move(self) -> tuple[int, int]:
        best = self.rate(self.root)
        return next(child.move for child in self.root.children if child.value == best)


if __name__ == "__main__":
    print(Minimax(Node([["X", "", "O"], ["", "X", ""], ["", "", "O"]], "X")).best_move())
