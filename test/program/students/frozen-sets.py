from functools import lru_cache
from itertools import combinations

FULL = frozenset(range(9))
LINES = [frozenset(s) for s in [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]]

def has_line(cells):
    return any(line <= cells for line in LINES)

@lru_cache(maxsize=None)
def value(me: frozenset, other: frozenset) -> int:
    """Value for the side to move."""
    if has_line(other):
        return -1
    rest = FULL - me - other
    if not rest:
        return 0
    return max(-value(other, me | {c}) for c in rest)

def best(me: frozenset, other: frozenset) -> int:
    return max(FULL - me - other, key=lambda c: -value(other, me | {c}))

if __name__ == "__main__":
    print(value(frozenset(), frozenset()))
