# position: oxx/.xo/o..
# made: minimax(board, "X")
# Finished games return only their value, others a cell before it.
LINEAS = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def minimax(tablero, ficha):
    for cada, puntos in (("X", -10), ("O", 10)):
        if any(all(tablero[i] == cada for i in linea) for linea in LINEAS):
            return {"puntos": puntos}
    if "_" not in tablero:
        return {"puntos": 0}
    jugadas = []
    for casilla in range(9):
        if tablero[casilla] == "_":
            tablero[casilla] = ficha
            valor = minimax(tablero, "X" if ficha == "O" else "O")["puntos"]
            jugadas.append({"indice": casilla, "puntos": valor})
            tablero[casilla] = "_"
    return (max if ficha == "O" else min)(jugadas, key=lambda jugada: jugada["puntos"])
