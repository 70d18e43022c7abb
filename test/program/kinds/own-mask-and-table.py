# position: oxx/.xo/o..
# made: best_square(*board)
WIN_MASKS = (0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
FULL = 0o777
memo: dict[tuple[int, int], int] = {}


def is_win(bits: int) -> bool:
    return any((bits & m) == m for m in WIN_MASKS)


def bits_of(n: int):
    while n:
        low = n & -n
        yield low
        n ^= low


def negamax(own: int, opp: int) -> int:
    """Value for the side to move, whose stones are `own`."""
    key = (own, opp)
    if key in memo:
        return memo[key]
    if is_win(opp):
        value = -1
    elif own | opp == FULL:
        value = 0
    else:
        value = max(-negamax(opp, own | bit) for bit in bits_of(FULL & ~(own | opp)))
    memo[key] = value
    return value


def best_square(own: int, opp: int) -> int:
    best = max(bits_of(FULL & ~(own | opp)), key=lambda bit: -negamax(opp, own | bit))
    return best.bit_length() - 1
