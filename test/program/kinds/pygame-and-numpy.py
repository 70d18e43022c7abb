# position: oxx/.xo/o..
# made: AI().minimax(board, True)
import pygame
import sys
import numpy as np
WIDTH = 600
ROWS = COLS = 3
class Board:
    def __init__(self):
        self.squares = np.zeros((ROWS, COLS))
        self.empty_sqrs = self.squares
        self.marked_sqrs = 0
    def final_state(self):
        for col in range(COLS):
            if self.squares[0][col] == self.squares[1][col] == self.squares[2][col] != 0:
                return self.squares[0][col]
        for row in range(ROWS):
            if self.squares[row][0] == self.squares[row][1] == self.squares[row][2] != 0:
                return self.squares[row][0]
        if self.squares[0][0] == self.squares[1][1] == self.squares[2][2] != 0:
            return self.squares[1][1]
        if self.squares[2][0] == self.squares[1][1] == self.squares[0][2] != 0:
            return self.squares[1][1]
        return 0
    def mark_sqr(self, row, col, player):
        self.squares[row][col] = player
        self.marked_sqrs += 1
    def empty_sqr(self, row, col):
        return self.squares[row][col] == 0
    def get_empty_sqrs(self):
        return [(r, c) for r in range(ROWS) for c in range(COLS) if self.empty_sqr(r, c)]
    def isfull(self):
        return len(self.get_empty_sqrs()) == 0
class AI:
    def __init__(self, level=1, player=2):
        self.level = level
        self.player = player
    def minimax(self, board, maximizing):
        case = board.final_state()
        if case == 1:
            return 1, None
        if case == 2:
            return -1, None
        elif board.isfull():
            return 0, None
        import copy
        if maximizing:
            max_eval = -100
            best_move = None
            for (row, col) in board.get_empty_sqrs():
                temp_board = copy.deepcopy(board)
                temp_board.mark_sqr(row, col, 1)
                eval = self.minimax(temp_board, False)[0]
                if eval > max_eval:
                    max_eval = eval
                    best_move = (row, col)
            return max_eval, best_move
        else:
            min_eval = 100
            best_move = None
            for (row, col) in board.get_empty_sqrs():
                temp_board = copy.deepcopy(board)
                temp_board.mark_sqr(row, col, self.player)
                eval = self.minimax(temp_board, True)[0]
                if eval < min_eval:
                    min_eval = eval
                    best_move = (row, col)
            return min_eval, best_move
    def eval(self, main_board):
        eval, move = self.minimax(main_board, False)
        print(f'AI has chosen to mark the square in pos {move} with an eval of: {eval}')
        return move
class Game:
    def __init__(self):
        self.board = Board()
        self.ai = AI()
        self.player = 1
    def run(self):
        pygame.init()
        screen = pygame.display.set_mode((WIDTH, WIDTH))
        while True:
            for event in pygame.event.get():
                if event.type == pygame.QUIT:
                    sys.exit()
            if self.player == 2:
                row, col = self.ai.eval(self.board)
                self.board.mark_sqr(row, col, 2)
                self.player = 1
            pygame.display.update()
def main():
    g = Game()
    g.run()
main()
