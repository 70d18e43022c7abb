class Game:
    def __init__(self):
        self.board = [[' ' for _ in range(3)] for _ in range(3)]
        self.current = 'X'

    def display(self):
        for row in self.board:
            print('|'.join(row))

    def available_moves(self):
        return [(r, c) for r in range(3) for c in range(3) if self.board[r][c] == ' ']

    def make_move(self, move, letter):
        self.board[move[0]][move[1]] = letter

    def undo(self, move):
        self.board[move[0]][move[1]] = ' '

    def winner(self, letter):
        b = self.board
        for i in range(3):
            if all(b[i][j] == letter for j in range(3)): return True
            if all(b[j][i] == letter for j in range(3)): return True
        return all(b[i][i] == letter for i in range(3)) or all(b[i][2-i] == letter for i in range(3))

    def minimax(self, letter, depth=0):
        if self.winner('X'): return 10 - depth
        if self.winner('O'): return depth - 10
        if not self.available_moves(): return 0
        best = -100 if letter == 'X' else 100
        for m in self.available_moves():
            self.make_move(m, letter)
            s = self.minimax('O' if letter == 'X' else 'X', depth + 1)
            self.undo(m)
            best = max(best, s) if letter == 'X' else min(best, s)
        return best

    def best_move(self, letter):
        best, choice = -100, None
        for m in self.available_moves():
            self.make_move(m, letter)
            s = self.minimax('O' if letter == 'X' else 'X', 1)
            self.undo(m)
            if s > best:
                best, choice = s, m
        return choice

def play():
    g = Game()
    while g.available_moves() and not g.winner('X') and not g.winner('O'):
        g.display()
        r, c = map(int, input('move? ').split())
        g.make_move((r, c), 'X')
        if g.available_moves():
            g.make_move(g.best_move('O'), 'O')

if __name__ == '__main__':
    play()
