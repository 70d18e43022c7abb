import numpy as np

LEER, KREUZ, KREIS = 0, 1, 2


def neues_feld():
    return np.zeros((3, 3), dtype=int)


def gewinner(feld):
    for spieler in (KREUZ, KREIS):
        treffer = feld == spieler
        if treffer.all(axis=0).any() or treffer.all(axis=1).any():
            return spieler
        if np.diag(treffer).all() or np.diag(np.fliplr(treffer)).all():
            return spieler
    return LEER


def bewerte(feld, tiefe):
    g = gewinner(feld)
    if g == KREUZ:
        return 100 - tiefe
    if g == KREIS:
        return tiefe - 100
    return 0


def minimax(feld, tiefe, spieler):
    if gewinner(feld) or not (feld == LEER).any():
        return bewerte(feld, tiefe)
    werte = []
    for z, s in np.argwhere(feld == LEER):
        neu = feld.copy()
        neu[z, s] = spieler
        werte.append(minimax(neu, tiefe + 1, 3 - spieler))
    return max(werte) if spieler == KREUZ else min(werte)


def bester_zug(feld, spieler):
    zuege = [tuple(z) for z in np.argwhere(feld == LEER)]

    def wert(zug):
        neu = feld.copy()
        neu[zug] = spieler
        return minimax(neu, 1, 3 - spieler)

    return max(zuege, key=wert) if spieler == KREUZ else min(zuege, key=wert)


if __name__ == "__main__":
    feld = neues_feld()
    feld[1, 1] = KREUZ
    feld[0, 0] = KREIS
    feld[2, 0] = KREUZ
    print(bester_zug(feld, KREIS))
