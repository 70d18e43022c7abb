LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def gagnant(grille):
    for a, b, c in LINES:
        if grille[a] != " " and grille[a] == grille[b] == grille[c]:
            return grille[a]
    return None


def adversaire(joueur):
    return "O" if joueur == "X" else "X"


def minimax(grille, joueur, joueur_max):
    vainqueur = gagnant(grille)
    if vainqueur == joueur_max:
        return 1
    if vainqueur == adversaire(joueur_max):
        return -1
    if " " not in grille:
        return 0
    valeurs = []
    for case in range(9):
        if grille[case] == " ":
            grille[case] = joueur
            valeurs.append(minimax(grille, adversaire(joueur), joueur_max))
            grille[case] = " "
    if joueur == joueur_max:
        return max(valeurs)
    return min(valeurs)
