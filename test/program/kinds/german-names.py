# position: oxx/.xo/o..
# made: bester_zug(board, "X")
brett = [" "] * 9
gewinn = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def hat_gewonnen(feld, stein):
    for a, b, c in gewinn:
        if feld[a] == feld[b] == feld[c] == stein:
            return True
    return False


def freie(feld):
    return [i for i in range(9) if feld[i] == " "]


def bewerte(feld, spieler, tiefe):
    if hat_gewonnen(feld, "X"):
        return 10 - tiefe
    if hat_gewonnen(feld, "O"):
        return tiefe - 10
    if not freie(feld):
        return 0
    if spieler == "X":
        bester = -99
        for zug in freie(feld):
            feld[zug] = "X"
            bester = max(bester, bewerte(feld, "O", tiefe + 1))
            feld[zug] = " "
    else:
        bester = 99
        for zug in freie(feld):
            feld[zug] = "O"
            bester = min(bester, bewerte(feld, "X", tiefe + 1))
            feld[zug] = " "
    return bester


def bester_zug(feld, spieler):
    gegner = "O" if spieler == "X" else "X"
    werte = {}
    for zug in freie(feld):
        feld[zug] = spieler
        werte[zug] = bewerte(feld, gegner, 1)
        feld[zug] = " "
    if spieler == "X":
        return max(werte, key=werte.get)
    return min(werte, key=werte.get)


if __name__ == "__main__":
    print(bester_zug(brett, "X"))
