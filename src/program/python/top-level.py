# After the programs: a top level in parts. Its last ones, as a game of the program against itself, often only show
# something, and then need not run again.
import pickle

_PLAIN = (int, float, str, list, tuple, dict, set, type(None))
_MOST_PARTS = 50
_LARGEST_STATE = 1 << 20
# What reads or sets names that the code does not mention.
_UNSEEN = {"eval", "exec", "globals", "locals", "vars"}


# The statements up to the last definition, and then each for itself.
def _split(tree):
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)
    defines = [any(isinstance(each, kinds) for each in ast.walk(node)) for node in tree.body]
    last = max((at for at, does in enumerate(defines) if does), default=-1)
    parts = [tree.body[: last + 1], *([node] for node in tree.body[last + 1 :])]
    return [ast.Module(body, []) for body in parts]


# Runs the first parts, or all if their number is 0. Returns how many have to run when the program is loaded again: those
# after which the functions are as they were before, and no object is named, are left out.
def _run_parts(program, parts, count):
    space = program.space
    isWatched = not count and 1 < len(parts) <= _MOST_PARTS
    needed = len(parts)
    state = None
    for at, part in enumerate(parts[: count or None], 1):
        program.done = at - 1
        before = set(space)
        exec(part, space)
        if not isWatched or (at > 1 and state is None):
            continue
        now = _state_of(program)
        if at == 1 or now != state or not all(isinstance(space[name], _PLAIN) for name in space.keys() - before):
            needed = at
        state = now
    return count or (needed if state is not None else len(parts))


# How many parts ran to their end before one was stopped.
def count_done(program):
    return "=" + str(program.done)


# What the functions of a program may read, as bytes; None if it is large, or holds what cannot be compared.
def _state_of(program):
    used = {name for code in program.codes.values() if code.co_flags & 1 for name in code.co_names}
    if used & _UNSEEN:
        return None
    spaces = [(vars(each), used if each.__name__ == "program" else vars(each)) for each in _own_modules()]
    held = [(name, _open(space[name])) for space, names in spaces for name in sorted(names) if _is_held(name, space)]
    try:
        state = pickle.dumps([held, random.getstate()])
    except Exception:
        return None
    return state if len(state) < _LARGEST_STATE else None


def _is_held(name, space):
    return name in space and not _is_special(name) and not isinstance(space[name], types.ModuleType)


def _is_special(name):
    return name[:2] == name[-2:] == "__"


# A function or a class is pickled as its name, so what it holds stands for it.
def _open(value):
    if isinstance(value, types.FunctionType):
        cells = [cell.cell_contents for cell in value.__closure__ or ()]
        return value.__defaults__, value.__kwdefaults__, list(vars(value).items()), cells
    if isinstance(value, type) and sys.modules.get(value.__module__) in _own_modules():
        own = [(name, each) for name, each in vars(value).items() if not _is_special(name)]
        return [(name, _open(each)) for name, each in own if isinstance(each, types.FunctionType) or not hasattr(each, "__get__")]
    return value
