# After the boards, in their namespace: objects of the program that are marks, as players are in the cells that they took.
class _Name(str):
    def __repr__(self):
        return f"<={self}>"


# A board with names in the place of such objects.
def _with_names(board):
    if len(board) not in (3, 9, 10):
        return board
    cells = _leaves_of(board)
    marks = {id(each) for each in cells if _may_be_mark(each)}
    return _names_in(board) if marks and len(cells) in (9, 10) and len(marks) < len(cells) else board


def _names_in(value):
    if isinstance(value, dict):
        return {key: _names_in(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return (list if isinstance(value, list) else tuple)(map(_names_in, value))
    if not _may_be_mark(value):
        return value
    named = _program.objects + _find_held(_program.board)
    return _Name(next((name for name, each in named if each is value), "?"))


def _may_be_mark(value):
    if isinstance(value, (*_plain, enum.Enum)):
        return False
    file = getattr(sys.modules.get(type(value).__module__), "__file__", None) or ""
    return file.startswith(_PROGRAMS) and _place_of(value) is None


# The objects that globals name, or that are in their lists and tables, each with the expression for it.
def _find_objects():
    return [each for each in _list_named(_program.space) if each[0][0] != "_"]


# The objects that an object with a board holds beside it, also in lists and tables.
def _find_held(board):
    held = {} if isinstance(board, (*_plain, enum.Enum)) else _fields_of(board)
    return _list_named({f"board.{name}": each for name, each in held.items()})


def _list_named(held):
    found = []
    for name, value in list(held.items()):
        found.append((name, value))
        if isinstance(value, (list, tuple)):
            found += [(f"{name}[{at}]", each) for at, each in enumerate(value)]
        elif isinstance(value, dict):
            found += [(f"{name}[{key!r}]", each) for key, each in value.items()]
    return [each for each in found if _may_be_mark(each[1])]


def _named_objects(board=None):
    texts = lambda value: [each for each in _fields_of(value).values() if isinstance(each, str)]
    named = _program.objects + _find_held(board)
    return [(type(each).__name__, name, texts(each)) for name, each in named]
