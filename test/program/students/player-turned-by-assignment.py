# Marks are named by the number of a player, which each function turns itself.
marcas = ["X", "O"]
vazio = " "


def vencedor(grade):
    linhas = grade + [list(coluna) for coluna in zip(*grade)]
    linhas += [[grade[i][i] for i in range(3)], [grade[i][2 - i] for i in range(3)]]
    for linha in linhas:
        if linha[0] != vazio and linha[0] == linha[1] == linha[2]:
            return linha[0]
    return None if any(vazio in linha for linha in grade) else "empate"


def casas(grade):
    return [(i, j) for i in range(3) for j in range(3) if grade[i][j] == vazio]


pontos = {"X": 1, "O": -1, "empate": 0}


def valor(grade, jogador):
    quem = vencedor(grade)
    if quem:
        return pontos[quem]
    jogador = (jogador + 1) % 2
    valores = []
    for i, j in casas(grade):
        grade[i][j] = marcas[jogador]
        valores.append(valor(grade, jogador))
        grade[i][j] = vazio
    return max(valores) if jogador == 0 else min(valores)


def jogada(grade, jogador):
    melhor = None
    for i, j in casas(grade):
        grade[i][j] = marcas[jogador]
        agora = valor(grade, jogador)
        grade[i][j] = vazio
        if melhor is None or (agora > melhor[0] if jogador == 0 else agora < melhor[0]):
            melhor = agora, (i, j)
    return melhor[1]


if __name__ == "__main__":
    grade, jogador = [[vazio] * 3 for _ in range(3)], 0
    while not vencedor(grade):
        i, j = jogada(grade, jogador)
        grade[i][j] = marcas[jogador]
        jogador = (jogador + 1) % 2
        print(*grade, sep="\n")
