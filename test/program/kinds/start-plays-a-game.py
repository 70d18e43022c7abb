# position: oxx/.xo/o..
# made: minimax(board, "X")
# A function start() that plays a whole game against itself, and no board global.
WINS = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]
def check(b):
    for x, y, z in WINS:
        if b[x] == b[y] == b[z] != "-":
            return b[x]
    if "-" not in b:
        return "tie"
    return None
def minimax(b, turn):
    r = check(b)
    if r == "X": return 1
    if r == "O": return -1
    if r == "tie": return 0
    scores = []
    for i in range(9):
        if b[i] == "-":
            b[i] = turn
            scores.append(minimax(b, "O" if turn == "X" else "X"))
            b[i] = "-"
    return max(scores) if turn == "X" else min(scores)
def start():
    b = ["-"] * 9
    turn = "X"
    while check(b) is None:
        best, where = None, None
        for i in range(9):
            if b[i] == "-":
                b[i] = turn
                s = minimax(b, "O" if turn == "X" else "X")
                b[i] = "-"
                if best is None or (s > best if turn == "X" else s < best):
                    best, where = s, i
        b[where] = turn
        turn = "O" if turn == "X" else "X"
    print(b, check(b))
    return b
if __name__ == "__main__":
    start()
