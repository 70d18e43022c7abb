# A win is worth the depth that is left, of ten at the beginning; the computer is always O.
def vinnare(brade):
    rader = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
    for rad in rader:
        tecken = [brade[i] for i in rad]
        if tecken.count("X") == 3:
            return "X"
        if tecken.count("O") == 3:
            return "O"
    return None if " " in brade else "oavgjort"


def varde(brade, djup, dator):
    vann = vinnare(brade)
    if vann == "O":
        return djup
    if vann == "X":
        return -djup
    if vann == "oavgjort":
        return 0
    varden = []
    for i in range(9):
        if brade[i] == " ":
            nytt = brade[:]
            nytt[i] = "O" if dator else "X"
            varden.append(varde(nytt, djup - 1, not dator))
    return max(varden) if dator else min(varden)


def datorns_drag(brade):
    basta, drag = -100, None
    for i in range(9):
        if brade[i] == " ":
            nytt = brade[:]
            nytt[i] = "O"
            nu = varde(nytt, 10, False)
            if nu > basta:
                basta, drag = nu, i
    return drag


if __name__ == "__main__":
    brade = [" "] * 9
    while vinnare(brade) is None:
        brade[int(input("Ditt drag: "))] = "X"
        if vinnare(brade) is None:
            brade[datorns_drag(brade)] = "O"
    print(vinnare(brade))
