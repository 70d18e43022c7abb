def leeres_brett():
    return {'a': [' ', ' ', ' '], 'b': [' ', ' ', ' '], 'c': [' ', ' ', ' ']}

def sieger(brett):
    reihen = list(brett.values())
    linien = reihen + [[r[i] for r in reihen] for i in range(3)]
    linien.append([reihen[i][i] for i in range(3)])
    linien.append([reihen[i][2 - i] for i in range(3)])
    for l in linien:
        if l[0] != ' ' and l.count(l[0]) == 3:
            return l[0]
    return None

def minimax(brett, spieler):
    s = sieger(brett)
    if s == 'X': return 1
    if s == 'O': return -1
    werte = []
    for zeile in brett:
        for spalte in range(3):
            if brett[zeile][spalte] == ' ':
                brett[zeile][spalte] = spieler
                werte.append(minimax(brett, 'O' if spieler == 'X' else 'X'))
                brett[zeile][spalte] = ' '
    if not werte:
        return 0
    return max(werte) if spieler == 'X' else min(werte)

def bester_zug(brett, spieler):
    bester = None
    for zeile in brett:
        for spalte in range(3):
            if brett[zeile][spalte] == ' ':
                brett[zeile][spalte] = spieler
                w = minimax(brett, 'O' if spieler == 'X' else 'X')
                brett[zeile][spalte] = ' '
                if bester is None or (w > bester[0] if spieler == 'X' else w < bester[0]):
                    bester = (w, zeile, spalte)
    return bester[1], bester[2]
