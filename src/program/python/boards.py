# After the recorder, in its namespace: how values are shown that hold a board, and how others are made of a board.
import copy
import enum
import re

_scalar = (str, int, float, bool, type(None))
_plain = (list, tuple, str, int, bool, float, dict, set, frozenset, type(None), bytes)


def _shown(value):
    if isinstance(value, enum.Enum):
        return value
    cells = _cells_of(value)
    if cells is not None:
        return cells
    if isinstance(value, _plain):
        return _marks_of(value) if isinstance(value, (list, tuple, dict)) else value
    listed = getattr(value, "tolist", None)
    if listed is not None and type(value).__module__ == "numpy":
        return listed()
    held = getattr(value, "__dict__", None)
    if held:
        name = _place_of(value)
        if name:
            return _shown(held[name])
        # What keeps no more than a few values, as a move and its worth, is read like a dictionary.
        if len(held) < 5 and all(name[0] != "_" and _is_small(inner) for name, inner in held.items()):
            return dict(held)
    return str(value)


_member = re.compile(r"<(\w+)\.[\w|]+: ('[^']*'|-?[\w.]+)>")


# The names of the classes whose members are numbers or texts, as those of an `IntEnum` or a `StrEnum`.
def _find_equal(program):
    beside = [each for each in list(sys.modules.values()) if (getattr(each, "__file__", None) or "").startswith(_PROGRAMS)]
    held = [each for space in [program.space] + [vars(each) for each in beside] for each in list(space.values())]
    return {each.__name__ for each in held if isinstance(each, enum.EnumMeta) and issubclass(each, (int, float, str))}


# The text of a value, where members that are numbers or texts are written as such.
def _text_of(value):
    text = repr(value)
    if not _program.equal or "<" not in text:
        return text
    return _member.sub(lambda found: found[2] if found[1] in _program.equal else found[0], text)


def _is_small(value):
    return isinstance(value, _scalar) or isinstance(value, tuple) and len(value) == 2


# Where an object has a board, and an object with another there.
def _place_of(value):
    if type(value).__module__ == "numpy":
        return None
    held = getattr(value, "__dict__", {})
    likely = [name for name in held if _may_be_board(held[name])]
    return next((name for name in likely if _has_cells(held[name])), likely[0] if likely else None)


def _may_be_board(inner):
    if type(inner).__module__ == "numpy":
        return getattr(inner, "size", 0) == 9
    return isinstance(inner, (list, tuple, dict)) and len(inner) > 2 or isinstance(inner, str) and len(inner) == 9


# A table of scores has three entries too.
def _has_cells(inner):
    if not isinstance(inner, (list, tuple, dict)):
        return True
    cells = _leaves_of(inner)
    return len(cells) in (9, 10) or all(isinstance(each, str) and len(each) == 3 for each in cells)


def _held(value, name, board):
    inner = getattr(value, name)
    if type(inner).__module__ == "numpy":
        inner[:] = board
        return value
    if isinstance(inner, dict) and isinstance(board, list) and len(board) == len(inner):
        board = dict(zip(_keys_of(inner), board))
    if not isinstance(inner, (list, tuple, dict)) or not _put_marks(inner, board):
        # As a frozen object is made too.
        object.__setattr__(value, name, board)
    return value


# Attributes in which objects that are cells have their marks.
_marking = ("mark", "value", "owner", "state", "symbol", "player", "piece", "content", "sign", "token", "status")


def _keys_of(board):
    try:
        return sorted(board)
    except TypeError:
        return list(board)


def _rows_of(board):
    return [board[key] for key in _keys_of(board)] if isinstance(board, dict) else list(board)


def _leaves_of(board):
    rows = [_rows_of(each) if isinstance(each, (list, tuple)) else [each] for each in _rows_of(board)]
    return [each for row in rows for each in row]


# The attribute with the mark, if cells are objects of the program: each is read as what it holds there.
def _mark_of(board):
    if not 2 < len(board) < 11:
        return None
    first = next(iter(board.values() if isinstance(board, dict) else board))
    if isinstance(first, (list, tuple)) and first:
        first = first[0]
    if isinstance(first, (_plain, enum.Enum)):
        return None
    held = getattr(first, "__dict__", None)
    if not held or len(_leaves_of(board)) != 9:
        return None
    names = [name for name in held if isinstance(held[name], (_scalar, enum.Enum))]
    likely = [name for name in names if name.strip("_") in _marking]
    return likely[0] if likely else names[0] if len(names) == 1 else None


def _marks_of(board):
    name = _mark_of(board)
    if name is None:
        return board
    marks = [getattr(each, name, None) for each in _leaves_of(board)]
    if len(board) == 9:
        return dict(zip(_keys_of(board), marks)) if isinstance(board, dict) else marks
    return [marks[0:3], marks[3:6], marks[6:9]]


# Whether the cells are objects, which then have these marks.
def _put_marks(board, marks):
    name = _mark_of(board)
    if name is None:
        return False
    for each, mark in zip(_leaves_of(board), _leaves_of(marks)):
        object.__setattr__(each, name, mark)
    return True


# A board of the program with other marks, where its cells are objects or it is an array; without marks, whether it is so.
def _with_marks(board, marks=None):
    isArray = type(board).__module__ == "numpy"
    if marks is None:
        return isArray or isinstance(board, (list, tuple, dict)) and _mark_of(board) is not None
    if isArray:
        board[:] = marks
    else:
        _put_marks(board, marks)
    return board


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
        returned = play(state, place)
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


# Whether an object whose board was set lacks what the moves of the program change beside the board: a count, or who won.
def _differs(one, other):
    plain = [{name: each for name, each in vars(value).items() if isinstance(each, _scalar)} for value in (one, other)]
    return plain[0] != plain[1]


# The names of the attributes of an object that may be states.
def _states_in(value):
    return [name for name, each in vars(value).items() if not isinstance(each, (*_scalar, list, set))]


def _parts_of(value):
    if isinstance(value, dict):
        return list(value.values())
    if isinstance(value, (list, tuple)):
        return list(value)
    names = getattr(value, "__dict__", None) or getattr(type(value), "__slots__", ())
    return [getattr(value, name, None) for name in names] if isinstance(names, (dict, tuple, list)) else []


# The cells of a board within a state; a dictionary of the cells that are taken has its moves as keys.
def _board_in(value, places, deep=3):
    if type(value).__module__ == "numpy":
        return _board_in(value.tolist(), places)
    if isinstance(value, dict) and (all(place in value for place in places) or all(key in places for key in value)):
        return [value.get(place) for place in places]
    if isinstance(value, str):
        return list(value) if len(value) == 9 else None
    if isinstance(value, (list, tuple)) and not hasattr(value, "_fields") and len(value) in (3, 9, 10):
        cells = [cell for row in value for cell in (row if isinstance(row, (list, tuple, str)) else [row])]
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
