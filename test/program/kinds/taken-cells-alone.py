# position: oxx/.xo/o..
# made: bewerte(board, "X")
WINS = [[(r, c) for c in range(3)] for r in range(3)] + [[(r, c) for r in range(3)] for c in range(3)]
WINS += [[(i, i) for i in range(3)], [(i, 2 - i) for i in range(3)]]


def gewonnen(belegt, zeichen):
    return any(all(belegt.get(feld) == zeichen for feld in reihe) for reihe in WINS)


def anderer(wer):
    return "O" if wer == "X" else "X"


def bewerte(belegt, wer):
    if gewonnen(belegt, "X"):
        return 1
    if gewonnen(belegt, "O"):
        return -1
    werte = []
    for feld in [(r, c) for r in range(3) for c in range(3)]:
        if feld not in belegt:
            belegt[feld] = wer
            werte.append(bewerte(belegt, anderer(wer)))
            del belegt[feld]
    if not werte:
        return 0
    return max(werte) if wer == "X" else min(werte)


wer = "X"
print(bewerte({(0, 0): "O", (1, 1): "X", (2, 2): "O", (0, 2): "X"}, wer))
