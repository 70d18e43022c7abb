# position: oxx/.xo/o..
# made: score(board, "x")
# The worksheet's: a tuple of three tuples, a table by position and player, a whole game and ten searches when it starts.
import time

def print_state(state):
    for row in state:
        for j in range(3):
            print(row[j], end="", flush=True)
            if j != 2:
                print("|", end="", flush=True)
        print("")

def score_end(state):
    lines = [*state, *zip(*state), tuple(state[i][i] for i in range(3)), tuple(state[i][2 - i] for i in range(3))]
    for line in lines:
        if line[0] == line[1] == line[2] == 'x':
            return 1
        if line[0] == line[1] == line[2] == 'o':
            return -1
    for row in state:
        if ' ' in row:
            return None
    return 0

def play(state, row, col, mark):
    rows = [list(each) for each in state]
    rows[row][col] = mark
    return tuple(tuple(each) for each in rows)

def moves(state):
    return [(r, c) for r in range(3) for c in range(3) if state[r][c] == ' ']

cache = dict()

def score(state, player):
    if (state, player) in cache:
        return cache[(state, player)]
    if score_end(state) is not None:
        return score_end(state), None
    best_score = -2 if player == 'x' else 2
    for m in moves(state):
        value, _ = score(play(state, m[0], m[1], player), 'o' if player == 'x' else 'x')
        if (value > best_score) if player == 'x' else (value < best_score):
            best_score, best_move = value, m
    cache[(state, player)] = best_score, best_move
    return best_score, best_move

EMPTY = ((' ', ' ', ' '), (' ', ' ', ' '), (' ', ' ', ' '))
print('Expected =  0; Obtained:', score(EMPTY, 'x')[0])

state, player = EMPTY, 'x'
while score_end(state) is None:
    _, best = score(state, player)
    state = play(state, best[0], best[1], player)
    player = 'o' if player == 'x' else 'x'
    print_state(state)
    print()

cache = dict()  # Reset
start = time.time()
for _ in range(10):
    score(EMPTY, 'x')
print('Time to execute 10 times = %.2f seconds' % (time.time() - start))
