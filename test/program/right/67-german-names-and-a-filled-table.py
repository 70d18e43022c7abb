# call: bester_zug(board, 1)
# position: oxx/.xo/o..
REIHEN = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
speicher = {}


def gewinner(brett):
    for reihe in REIHEN:
        if abs(sum(brett[i // 3][i % 3] for i in reihe)) == 3:
            return brett[reihe[0] // 3][reihe[0] % 3]
    return 0


def freie_felder(brett):
    return [(r, s) for r in range(3) for s in range(3) if brett[r][s] == 0]


def negamax(brett, spieler):
    schluessel = (tuple(map(tuple, brett)), spieler)
    if schluessel in speicher:
        return speicher[schluessel]
    sieger = gewinner(brett)
    wert = sieger * spieler
    if sieger == 0 and freie_felder(brett):
        wert = -10
        for r, s in freie_felder(brett):
            brett[r][s] = spieler
            wert = max(wert, -negamax(brett, -spieler))
            brett[r][s] = 0
    speicher[schluessel] = wert
    return wert


def bester_zug(brett, spieler):
    bester, bester_wert = None, -10
    for r, s in freie_felder(brett):
        brett[r][s] = spieler
        wert = -negamax(brett, -spieler)
        brett[r][s] = 0
        if wert > bester_wert:
            bester, bester_wert = (r, s), wert
    return bester


print(bester_zug([[0, 0, 0], [0, 0, 0], [0, 0, 0]], 1))
