# After the boards, in their namespace: how the moves of a program lead from state to state.
# How programs write moves, likeliest first: as a number from 0 or 1, or as row and column from 0 or 1.
_written = (
    list(range(9)),
    list(range(1, 10)),
    [divmod(cell, 3) for cell in range(9)],
    [(row, column) for row in (1, 2, 3) for column in (1, 2, 3)],
)


# How a program's own moves lead from its first state to others: that state and its cells, what they write for a move,
# the cell of each move, and the marks of both sides in turn.
class _Way:
    def __init__(self, first, places):
        self.first = first
        self.places = places
        self.blank = _board_in(first, places)

    # Only a state of the program's own has moves that lead on: a plain list or text of cells has none.
    def holds(self, value):
        if type(value) is not type(self.first) or isinstance(value, (list, str, *_scalar)):
            return False
        return type(value) is not dict or value.keys() == self.first.keys()

    def read(self, value):
        return _board_in(value, self.places) if self.holds(value) else None

    # The state after a move: what the program returned, what that holds, or the state before, if it was changed.
    def play(self, play, state, place):
        before = self.read(state)
        turn = sum(one != other for one, other in zip(before, self.blank)) % 2
        returned = play(state, place, turn)
        for each in [returned, *_parts_of(returned), state]:
            cells = self.read(each)
            if cells is not None and sum(one != other for one, other in zip(cells, before)) == 1:
                return each
        raise ValueError("no move")

    def learn(self, make, play):
        after = [self.play(play, make(), place) for place in self.places]
        changed = [[cell for cell in range(9) if self.read(each)[cell] != self.blank[cell]][0] for each in after]
        if len(set(changed)) < 9:
            raise ValueError("not all cells")
        self.cells = changed
        second = self.play(play, after[0], self.places[1])
        self.marks = (self.read(after[0])[changed[0]], self.read(second)[changed[1]])

    # The state with these cells of each side. A game that is over ends with the move that ended it.
    def reach(self, make, play, x, o):
        if len(x) - len(o) not in (0, 1):
            raise ValueError("no moves reach this board")
        late, early = (x, o) if len(x) > len(o) else (o, x)
        for last in range(max(len(late), 1)):
            ordered = late[last + 1 :] + late[: last + 1]
            pairs = zip(ordered, early + [None]) if late is x else zip(early, ordered)
            try:
                state = make()
                for cell in [cell for pair in pairs for cell in pair if cell is not None]:
                    state = self.play(play, state, self.places[self.cells.index(cell)])
                return state
            except Exception:
                continue
        raise ValueError("no moves reach this board")


def _way_of(name, make, play):
    known = _program.ways.get(name)
    if known:
        return known
    for places in _written:
        way = _Way(make(), places)
        try:
            if way.blank is not None:
                way.learn(make, play)
                _program.ways[name] = way
                return way
        except Exception:
            continue
    return None


# The marks of both sides and the cells of the first state, where its moves reach others; else null.
def _marks_on(name, make, play):
    way = _way_of(name, make, play)
    return way and [*way.marks, way.blank]


# The state that the program's own moves reach, one that has these cells.
def _reached(name, make, play, cells):
    way = _program.way = _way_of(name, make, play)
    return way.reach(make, play, *([at for at, cell in enumerate(cells) if cell == mark] for mark in way.marks))


# Whether an object whose board was set lacks what the moves of the program change beside the board: a count, the moves
# so far, or who won.
def _differs(one, other):
    held = [value if isinstance(value, dict) else _fields_of(value) for value in (one, other)]
    plain = [{name: repr(each) for name, each in every.items() if isinstance(each, _plain)} for every in held]
    return any(" at 0x" not in text and text != plain[1].get(name) for name, text in plain[0].items())


# The names of the attributes of an object that may be states.
def _states_in(value):
    return [name for name, each in _fields_of(value).items() if not isinstance(each, (*_scalar, list, set))]


def _parts_of(value):
    if isinstance(value, dict):
        return list(value.values())
    if isinstance(value, (list, tuple)):
        return list(value)
    return [] if isinstance(value, type) else list(_fields_of(value).values())


# The cells of a board within a state; a dictionary of the cells that are taken has its moves as keys.
def _board_in(value, places, deep=3):
    if type(value).__module__ == "numpy":
        return _board_in(value.tolist(), places)
    if isinstance(value, dict) and (all(place in value for place in places) or all(key in places for key in value)):
        return [value.get(place) for place in places]
    if isinstance(value, str):
        return list(value) if len(value) == 9 else None
    if isinstance(value, (list, tuple)) and not hasattr(value, "_fields") and len(value) in (3, 9, 10):
        isRow = lambda each: isinstance(each, (list, tuple)) or isinstance(each, str) and len(value) == 3
        cells = [cell for row in value for cell in (row if isRow(row) else [row])]
        if len(cells) in (9, 10) and all(isinstance(cell, (*_scalar, enum.Enum)) for cell in cells):
            return cells[-9:]
    if deep > 0 and not isinstance(value, _scalar):
        for each in _parts_of(value):
            cells = _board_in(each, places, deep - 1)
            if cells is not None:
                return cells
    return None


# The cells of a state that the program's own moves reach, or of the last one that an object holds, as a move has one
# before it and one after it; null for any other value.
def _cells_of(value):
    way = _program.way
    if way is None or isinstance(value, _scalar):
        return None
    cells = way.read(value)
    if cells is not None or isinstance(value, _plain):
        return cells
    held = [each for each in map(way.read, _parts_of(value)) if each is not None]
    count = lambda each: sum(cell != blank for cell, blank in zip(each, way.blank))
    return max(held, key=count, default=None)
