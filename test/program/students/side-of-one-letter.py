class Gra:
    def __init__(self):
        self.b = [0] * 9
    def wynik(self):
        for a, b, c in [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]:
            if self.b[a] == self.b[b] == self.b[c] != 0:
                return self.b[a]
        return 0
    def minimax(self, g):
        w = self.wynik()
        if w != 0:
            return w
        for i in range(9):
            if self.b[i] == 0:
                self.b[i] = g
                v = self.minimax(-g)
                self.b[i] = 0
                if g == 1:
                    return max(-2, v)
                return min(2, v)
        return 0
