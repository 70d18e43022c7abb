# Crosses are true and noughts false, and letters are only how the board is drawn.
PUSTE, KRZYZYK, KOLKO = None, True, False


class Plansza:
    def __init__(self):
        self.pola = [[PUSTE] * 3 for _ in range(3)]

    def wolne(self):
        return [(w, k) for w in range(3) for k in range(3) if self.pola[w][k] is PUSTE]

    def wygral(self, gracz):
        p = self.pola
        linie = [*p, *map(list, zip(*p)), [p[i][i] for i in range(3)], [p[i][2 - i] for i in range(3)]]
        return any(all(pole is gracz for pole in linia) for linia in linie)

    def rysuj(self):
        znaki = {PUSTE: ".", KRZYZYK: "X", KOLKO: "O"}
        for wiersz in self.pola:
            print(*(znaki[pole] for pole in wiersz))


def minmax(plansza, gracz):
    if plansza.wygral(KRZYZYK):
        return 1
    if plansza.wygral(KOLKO):
        return -1
    oceny = []
    for w, k in plansza.wolne():
        plansza.pola[w][k] = gracz
        oceny.append(minmax(plansza, not gracz))
        plansza.pola[w][k] = PUSTE
    return 0 if not oceny else max(oceny) if gracz else min(oceny)


def najlepszy_ruch(plansza, gracz):
    najlepszy = None
    for w, k in plansza.wolne():
        plansza.pola[w][k] = gracz
        ocena = minmax(plansza, not gracz)
        plansza.pola[w][k] = PUSTE
        if najlepszy is None or (ocena > najlepszy[0] if gracz else ocena < najlepszy[0]):
            najlepszy = ocena, (w, k)
    return najlepszy[1]


if __name__ == "__main__":
    plansza, gracz = Plansza(), KRZYZYK
    while plansza.wolne() and not plansza.wygral(not gracz):
        w, k = najlepszy_ruch(plansza, gracz)
        plansza.pola[w][k] = gracz
        gracz = not gracz
        plansza.rysuj()
