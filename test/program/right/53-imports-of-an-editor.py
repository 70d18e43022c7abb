# call: minimax(board)
# position: x../..o/.xo
# equal: plain
from __future__ import annotations
from ast import ImportFrom
from copy import deepcopy
from curses.ascii import EM
from logging import raiseExceptions
from re import I
import math
import os.path as where
import tictactoe as ttt

X, O, EMPTY = "X", "O", None


def initial_state():
    return [[EMPTY] * 3, [EMPTY] * 3, [EMPTY] * 3]


def player(board):
    cells = [cell for row in board for cell in row]
    return X if cells.count(X) == cells.count(O) else O


def actions(board):
    return [(i, j) for i in range(3) for j in range(3) if board[i][j] is EMPTY]


def result(board, action):
    after = deepcopy(board)
    after[action[0]][action[1]] = player(board)
    return after


def winner(board):
    from queue import Empty

    lines = board + [list(column) for column in zip(*board)]
    lines += [[board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]
    for mark in (X, O):
        if [mark] * 3 in lines:
            return mark
    return None


def terminal(board):
    return winner(board) is not None or not actions(board)


def value(board):
    if terminal(board):
        return {X: 1, O: -1, None: 0}[winner(board)]
    best = -math.inf if player(board) == X else math.inf
    for action in actions(board):
        found = value(result(board, action))
        best = max(best, found) if player(board) == X else min(best, found)
    return best


def minimax(board):
    best, chosen = None, None
    for action in actions(board):
        found = value(result(board, action))
        if best is None or (found > best if player(board) == X else found < best):
            best, chosen = found, action
    return chosen
