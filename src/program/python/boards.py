# After the recorder, in its namespace: how values are shown that hold a board, and how others are made of a board.
import copy
import enum
import re
import types

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
    held = _fields_of(value)
    if held:
        name = _place_of(value)
        if name:
            return _shown(held[name])
        # What keeps no more than a few values, as a move and its worth, is read like a dictionary.
        if len(held) < 5 and all(name[0] != "_" and _is_small(inner) for name, inner in held.items()):
            return dict(held)
    try:
        return str(value)
    # An object that is being made may not have what its own text needs.
    except Exception:
        return type(value).__name__


_member = re.compile(r"<(\w+)\.[\w|]+: ('[^']*'|-?[\w.]+)>")


# The program and the modules beside it that it has imported.
def _own_modules():
    return [each for each in list(sys.modules.values()) if (getattr(each, "__file__", None) or "").startswith(_PROGRAMS)]


# The names of the classes whose members are numbers or texts, as those of an `IntEnum` or a `StrEnum`.
def _find_equal():
    held = [each for module in _own_modules() for each in list(vars(module).values())]
    return {each.__name__ for each in held if isinstance(each, enum.EnumMeta) and issubclass(each, (int, float, str))}


# The text of a value, where members that are numbers or texts are written as such.
def _text_of(value):
    text = repr(value)
    if not _program.equal or "<" not in text:
        return text
    return _member.sub(lambda found: found[2] if found[1] in _program.equal else found[0], text)


def _is_small(value):
    return isinstance(value, _scalar) or isinstance(value, tuple) and len(value) == 2


def _is_named_tuple(value):
    """An object of a page's library may answer any name, so its own type is asked."""
    return isinstance(value, tuple) and hasattr(type(value), "_asdict")


# The attributes of an object and their values, also where its class lists them in `__slots__`.
def _fields_of(value):
    held = getattr(value, "__dict__", None)
    if held is not None:
        return held
    own = [vars(each) for each in type(value).__mro__ if "__slots__" in vars(each)]
    names = [name for each in own for name in each if isinstance(each[name], types.MemberDescriptorType)]
    return {name: getattr(value, name) for name in names if hasattr(value, name)}


# Where an object has a board, and an object with another there.
def _place_of(value):
    if type(value).__module__ == "numpy":
        return None
    held = value._asdict() if _is_named_tuple(value) else _fields_of(value)
    likely = [name for name in held if _may_be_board(held[name])]
    # Of several boards, as the one of the start and the one that is played on, those whose cells are set come first.
    likely.sort(key=lambda name: name not in _program.changed)
    return next((name for name in likely if _has_cells(held[name])), likely[0] if likely else None)


def _board_of(value, name):
    return value[name] if isinstance(value, dict) else getattr(value, name)


def _may_be_board(inner):
    if type(inner).__module__ == "numpy":
        return getattr(inner, "size", 0) == 9
    return isinstance(inner, (list, tuple, dict)) and len(inner) > 2 or isinstance(inner, str) and len(inner) == 9


# A table of scores has three entries too.
def _has_cells(inner):
    if not isinstance(inner, (list, tuple, dict)):
        return True
    cells = _leaves_of(inner)
    return len(cells) in (9, 10, 11) or all(isinstance(each, str) and len(each) == 3 for each in cells)


def _held(value, name, board):
    inner = getattr(value, name)
    if _is_named_tuple(value):
        return value._replace(**{name: board})
    if type(inner).__module__ == "numpy":
        inner[:] = board
        return value
    if not isinstance(inner, (list, tuple, dict)) or not _put_marks(inner, board):
        # As a frozen object is made too.
        object.__setattr__(value, name, board)
    return value


# Attributes in which objects that are cells have their marks.
_marking = {"mark", "marker", "value", "owner", "state", "symbol", "player", "piece", "content", "sign", "token", "status"}
_marking |= {"letter", "text"}


def _rows_of(board):
    return list(board.values() if isinstance(board, dict) else board)


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
    held = _fields_of(first)
    # Objects that are in several cells are the marks.
    if not held or len({id(each) for each in _leaves_of(board)}) != 9 or len(_leaves_of(board)) != 9:
        return None
    names = [name for name in held if isinstance(held[name], (_scalar, enum.Enum))]
    likely = [name for name in names if name.strip("_") in _marking]
    return likely[0] if likely else names[0] if len(names) == 1 else None


def _marks_of(board):
    name = _mark_of(board)
    if name is None:
        return _with_names(board)
    marks = [getattr(each, name, None) for each in _leaves_of(board)]
    if len(board) == 9:
        return dict(zip(board, marks)) if isinstance(board, dict) else marks
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


# A dictionary with the keys of another, or a tuple with its names, and other values.
def _map_like(board, values):
    if _is_named_tuple(board):
        return type(board)(*values)
    return dict(zip(board, values))
