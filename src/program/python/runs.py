# After the recorder, in its namespace: what the host asks for. Programs of one interpreter may take turns.
import os
import random
import types

_watch.use_tool_id(_TOOL, "plybook")
_watch.register_callback(_TOOL, _events.PY_START, _began)
_watch.register_callback(_TOOL, _events.PY_RETURN, _returned)
_watch.register_callback(_TOOL, _events.PY_UNWIND, _unwound)
_watch.register_callback(_TOOL, _events.EXCEPTION_HANDLED, _caught)

_watching = {}
_isLined = False


def _start(program, limit, marked=(), board=None):
    global _program, _limit, _calls, _depth, _isOn, _isPlain, _isExact, _marked, _watching, _why, _whyLine, _board
    global _next, _parameters
    _program = program
    _limit = limit
    _calls = _depth = _next = 0
    _parameters = program.parameters
    _why = ""
    _whyLine = 0
    _isPlain = program.isPlain and program.way is None and "numpy" not in sys.modules
    _marked = set(marked)
    _isOn = bool(marked)
    _isExact = True
    _exact.clear()
    _board = board
    _pending.clear()
    _aside.clear()
    _watching = {}
    _watch.register_callback(_TOOL, _events.LINE, _ran)
    for key, code in program.codes.items():
        index = program.indexes.get(key)
        isMarked = index in _marked and index not in program.decorated
        if isMarked:
            _watching[key] = code
        wanted = _events.PY_START | _events.PY_RETURN if isMarked else 0
        if _isOn and _isLined and code.co_flags & 1 and code.co_filename == program.file:
            wanted |= _events.LINE | (_events.PY_RETURN if key in program.watched else 0)
        _watch.set_local_events(_TOOL, code, wanted)
    others = _events.PY_UNWIND if _isOn else 0
    _watch.set_events(_TOOL, others | (_events.EXCEPTION_HANDLED if _isOn and _isLined else 0))


def _end():
    global _isOn, _isRunning
    _isRunning = False
    _output.end()
    _isOn = False
    _watch.set_events(_TOOL, 0)
    if _why:
        for code in _program.codes.values():
            _watch.set_local_events(_TOOL, code, 0)
    if _log:
        _flush()


# Runs a piece of work. Returns its text, or with a mark before it what it raised: name, text, line, and what ended it.
def _guarded(program, work):
    global _isRunning, _program
    _program = program
    _isRunning = True
    try:
        text = work()
        _end()
        return "=" + text
    except BaseException as error:
        _end()
        return "!" + "\x1f".join(_describe(error))


def _describe(error):
    name = type(error).__name__
    try:
        text = str(error)
    except BaseException:
        text = ""
    if isinstance(error, TypeError) and "numpy" in sys.modules:
        missing = sys.modules["numpy"]._missing_argument(text, _program.space)
        name, text = ("Plybook", missing) if missing else (name, text)
    if isinstance(error, SyntaxError) and error.filename == _program.file:
        return name, error.msg, str(min(error.lineno or 0, _program.ownLines)), ""
    lines = []
    inner = None
    trace = error.__traceback__
    while trace:
        file = trace.tb_frame.f_code.co_filename
        if file == _program.file:
            lines.append(trace.tb_lineno)
            inner = None
        elif file.startswith(_program.folder):
            inner = (file[len(_program.folder) + 1 :], trace.tb_lineno)
        trace = trace.tb_next
    why = _why
    if isinstance(error, RecursionError):
        why = why or "depth"
    if isinstance(error, MemoryError):
        why = why or "memory"
    lines = [each for each in lines if each <= _program.ownLines] or lines
    line = lines[-1] if lines else 0
    if why == "depth":
        # For endless recursion the line of the call matters, not the line where the stack ran out.
        line = next((each for at, each in reversed(list(enumerate(lines))) if each in lines[:at]), line)
    elif _whyLine:
        line = _whyLine
    if inner and not why:
        text += " (" + inner[0] + ", line " + str(inner[1]) + ")"
    if why == "input":
        name = "input"
    if why == "window":
        name, text = str(error), ""
    return name, text[:_LONGEST_TEXT], str(line), why if why in ("calls", "work", "clock", "depth", "memory") else ""


def _forget(program):
    global _arguments, _prints, _told, _size
    _arguments = _prints = _told = _size = 0
    _ids.clear()
    _values.clear()
    _assigned.clear()
    _caches.clear()
    _output.held = ""
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if isinstance(file, str) and file.startswith(_PROGRAMS):
            del sys.modules[name]
    beside = os.path.dirname(program.file)
    sys.path[:] = [path for path in sys.path if path and not path.startswith(_PROGRAMS)]
    sys.path[:0] = [beside] if beside == program.folder else [beside, program.folder]
    if _MODULES not in sys.path:
        sys.path.append(_MODULES)
    # Files of another program may have been there when a folder was last read.
    sys.path_importer_cache.clear()
    os.chdir(program.folder)


def make(source, file, folder, outline, ownLines):
    return _Program(source, folder + "/" + file, folder, outline, ownLines)


# Runs the first parts of the top level, or all for 0; returns how many a further load needs.
def load(program, isLined, seed, count):
    global _isLined

    def work():
        _forget(program)
        random.seed(seed)
        parts = program.compile()
        module = types.ModuleType("program")
        module.__file__ = program.file
        # A module with relative imports belongs to the package of its folder.
        module.__package__ = program.package
        program.space = module.__dict__
        sys.modules["program"] = module
        _start(program, 0)
        before = random.getstate()
        try:
            return str(_run_parts(program, parts, count))
        finally:
            program.equal = _find_equal()
            program.objects = _find_objects()
            program.has_drawn = random.getstate() != before

    _isLined = isLined
    program.codes = {}
    program.ways = {}
    return _guarded(program, work)


def has_drawn(program):
    return "drawn" if program.has_drawn else ""


def _given_board(program, text):
    name, given = text.split("|", 1) if text.startswith("@") else ("", text)
    value = eval(given, program.space)
    if not name:
        return value
    if name[1] != "[":
        return _refilled(program, name[1:], value)
    return [_refilled(program, each, one) for each, one in zip(_globals_in(name[1:]), value)]


# Of `[xs, os]`, where the cells of each side are a global.
def _globals_in(text):
    return text[1:-1].split(", ")


def _global_board():
    if _board[0] != "[":
        return _program.space[_board]
    return [_program.space[each] for each in _globals_in(_board)]


# A global with other cells: the same object, if it can be changed.
def _refilled(program, name, value):
    held = program.space.get(name)
    if isinstance(held, (list, tuple, dict)) and _put_marks(held, value):
        return held
    if isinstance(held, list) and isinstance(value, list):
        held[:] = value
    elif isinstance(held, dict) and isinstance(value, dict) or isinstance(held, set):
        held.clear()
        held.update(value)
    elif type(held).__module__ == "numpy":
        held[:] = value
    else:
        program.space[name] = value
    return program.space[name]


_question = ("", None)


# What an expression comes to, and the board of a text that it may name, as it is then; as texts, with a separator between them.
def ask(program, expression, text):
    def work():
        global _question
        _start(program, 0)
        program.way = None
        for cache in _caches:
            cache.cache_clear()
        if _question[0] != expression:
            _question = (expression, compile(expression, "call", "eval"))
        board = program.board = _given_board(program, text) if text else None
        value = eval(_question[1], program.space, {"board": board} if text else None)
        return _text_of(_shown(value))[:_LONGEST_TEXT] + "\x1f" + _text_of(_shown(board))[:_LONGEST_TEXT]

    return _guarded(program, work)


def record(program, expression, text, limit, marked, board):
    def work():
        for cache in _caches:
            cache.cache_clear()
        _start(program, 0)
        program.way = None
        given = program.board = _given_board(program, text)
        code = compile(expression, "call", "eval")
        _start(program, limit, [int(each) for each in marked.split()], board or None)
        eval(code, program.space, {"board": given})
        return ""

    return _guarded(program, work)
