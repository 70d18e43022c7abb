EMPTY = "...\n...\n..."


def rows(text):
    return text.split("\n")


def all_lines(text):
    grid = rows(text)
    columns = ["".join(row[i] for row in grid) for i in range(3)]
    diagonals = [grid[0][0] + grid[1][1] + grid[2][2], grid[0][2] + grid[1][1] + grid[2][0]]
    return grid + columns + diagonals


def next_player(text):
    return "x" if text.count("x") == text.count("o") else "o"


def next_boards(text):
    p = next_player(text)
    return [text[:i] + p + text[i + 1:] for i, c in enumerate(text) if c == "."]


def value(text):
    lines = all_lines(text)
    if "xxx" in lines:
        return 1
    if "ooo" in lines:
        return -1
    boards = next_boards(text)
    if not boards:
        return 0
    return (max if next_player(text) == "x" else min)(map(value, boards))


def best_board(text):
    return (max if next_player(text) == "x" else min)(next_boards(text), key=value)


print(best_board(EMPTY))
