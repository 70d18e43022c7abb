# Elsewhere, a variable with the name of the board begins as an empty list.
KREST, NOL, PUSTO = "x", "o", "_"


def vvod():
    pole = []
    for _ in range(3):
        pole += list(input())
    return "".join(pole)


def pobeda(pole, kto):
    linii = "012 345 678 036 147 258 048 246".split()
    return any(all(pole[int(at)] == kto for at in liniya) for liniya in linii)


def hod(pole, at, kto):
    return pole[:at] + kto + pole[at + 1 :]


def chej_hod(pole):
    return KREST if pole.count(KREST) == pole.count(NOL) else NOL


def otsenka(pole, glubina=0):
    if pobeda(pole, KREST):
        return 10 - glubina
    if pobeda(pole, NOL):
        return glubina - 10
    if PUSTO not in pole:
        return 0
    kto = chej_hod(pole)
    vse = [otsenka(hod(pole, at, kto), glubina + 1) for at in range(9) if pole[at] == PUSTO]
    return max(vse) if kto == KREST else min(vse)


def luchshij_hod(pole):
    kto = chej_hod(pole)
    vse = [(otsenka(hod(pole, at, kto)), at) for at in range(9) if pole[at] == PUSTO]
    return (max(vse) if kto == KREST else min(vse))[1]


if __name__ == "__main__":
    pole = vvod()
    print(luchshij_hod(pole))
