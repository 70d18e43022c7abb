"""Tris - progetto di Informatica, classe 4B"""
import copy

class Player(object):
    def __init__(self, mark):
        self.mark = mark

class TicTacToe:
    def __init__(self):
        self.x = Player('X')
        self.o = Player('O')
        self.board = [[None, None, None] for _ in range(3)]

    def lines(self, board):
        for r in range(3):
            yield [board[r][c] for c in range(3)]
        for c in range(3):
            yield [board[r][c] for r in range(3)]
        yield [board[i][i] for i in range(3)]
        yield [board[i][2 - i] for i in range(3)]

    def winner(self, board):
        for line in self.lines(board):
            if line[0] is not None and line[0] is line[1] is line[2]:
                return line[0]
        return None

    def moves(self, board):
        return [(r, c) for r in range(3) for c in range(3) if board[r][c] is None]

    def minimax(self, board, player):
        w = self.winner(board)
        if w is self.x:
            return 1, None
        elif w is self.o:
            return -1, None
        elif not self.moves(board):
            return 0, None
        best = None
        for r, c in self.moves(board):
            b = [row[:] for row in board]
            b[r][c] = player
            score, _ = self.minimax(b, self.o if player is self.x else self.x)
            if best is None or (player is self.x and score > best[0]) or (player is self.o and score < best[0]):
                best = (score, (r, c))
        return best

    def computer_move(self):
        score, move = self.minimax(self.board, self.o)
        self.board[move[0]][move[1]] = self.o
