# position: oxx/.xo/o..
# made: best_move(board)
# The search is inside the function and uses its board, so no call shows whose move it is: it always moves for O.
def best_move(board):
    me, them = "O", "X"
    nodes = 0
    def win(p):
        return any(all(board[i] == p for i in l) for l in ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)))
    def go(player):
        nonlocal nodes
        nodes += 1
        if win(me): return 1
        if win(them): return -1
        free = [i for i in range(9) if board[i] not in "XO"]
        if not free: return 0
        vals = []
        for i in free:
            old, board[i] = board[i], player
            vals.append(go(them if player == me else me))
            board[i] = old
        return (max if player == me else min)(vals)
    best = None
    for i in range(9):
        if board[i] in "XO": continue
        old, board[i] = board[i], me
        v = go(them)
        board[i] = old
        if best is None or v > best[0]:
            best = (v, i)
    print(nodes, "nodes")
    return best[1]

grid = list("123456789")
