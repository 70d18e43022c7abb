# Tic-Tac-Toe with pygame
import sys
import pygame

pygame.init()
SIZE = 300
CELL = SIZE // 3
screen = pygame.display.set_mode((SIZE, SIZE))
board = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]


def mark_square(row, col, player):
    board[row][col] = player


def is_board_full():
    return all(cell != 0 for row in board for cell in row)


def check_win(player):
    for i in range(3):
        if all(board[i][j] == player for j in range(3)) or all(board[j][i] == player for j in range(3)):
            return True
    return all(board[i][i] == player for i in range(3)) or all(board[i][2 - i] == player for i in range(3))


def minimax(depth, is_maximizing):
    if check_win(2):
        return float('inf')
    if check_win(1):
        return float('-inf')
    if is_board_full():
        return 0
    best_score = float('-inf') if is_maximizing else float('inf')
    for row in range(3):
        for col in range(3):
            if board[row][col] == 0:
                board[row][col] = 2 if is_maximizing else 1
                score = minimax(depth + 1, not is_maximizing)
                board[row][col] = 0
                best_score = max(score, best_score) if is_maximizing else min(score, best_score)
    return best_score


def best_move():
    best_score = float('-inf')
    move = None
    for row in range(3):
        for col in range(3):
            if board[row][col] == 0:
                mark_square(row, col, 2)
                score = minimax(0, False)
                mark_square(row, col, 0)
                if score > best_score:
                    best_score, move = score, (row, col)
    if move is None:
        return False
    mark_square(*move, 2)
    return True


player = 1
game_over = False
while True:
    for event in pygame.event.get():
        if event.type == pygame.QUIT:
            sys.exit()
        if event.type == pygame.MOUSEBUTTONDOWN and not game_over:
            row, col = event.pos[1] // CELL, event.pos[0] // CELL
            if board[row][col] == 0:
                mark_square(row, col, player)
                game_over = check_win(player) or is_board_full()
                if not game_over:
                    best_move()
                    game_over = check_win(2)
    pygame.display.update()
