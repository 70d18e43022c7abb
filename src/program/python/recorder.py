# Runs before a reader's program, in a namespace of its own. It notes every call, return and line of the functions that
# lead to a search as a number in a log, whose blocks the host takes: a call is the id of the text of its arguments, a
# return −2 less the id of its value, −1 is a call that raised; lines, those of functions that a search asks, and prints
# have a bit of their own. The text of the program is compiled as it is: CPython itself tells of its calls and lines.
import ast
import builtins
import functools
import importlib
import io
import json
import os
import signal
import sys
import threading
import time
import types
import warnings
from array import array

_LINE = 0x40000000
_ASIDE = 0x48000000
_ASSIGNED = 0x50000000
_PRINT = 0x60000000
_DEEPEST = 100
# Recursion through C, as of a cached function, ends the interpreter at about 250 calls.
_RECURSION = 200
_MOST_TOLD = 40000
_LONG = 10**15
_LONGEST_TEXT = 2000

# Where programs are, each in a folder of its own with the modules beside it, and where modules of ours are.
_PROGRAMS = "/home/programs/"
_MODULES = "/home/modules"

_TOOL = 3
_watch = sys.monitoring
_events = _watch.events
_own_limit = sys.setrecursionlimit
_caller = sys._getframe

_log = array("i", bytes(4 * 16384))
_used = 0
_block = 64
_calls = 0
_limit = 0
_depth = 0
_isOn = False
_isRunning = False
_why = ""
_whyLine = 0
_marked = set()
_arguments = 0
_ids = {}
_values = {}
_assigned = {}
_aside = set()
_pending = {}
_told = 0
_isPlain = True
_prints = 0
_board = None
_caches = []
_program = None


# Ends a program. No `except Exception` catches it, and what does meets it again at the next line.
class _Stop(BaseException):
    pass


class _Input(_Stop):
    pass


class _Window(_Stop):
    pass


class _Program:
    def __init__(self, source, file, folder, outline):
        self.source = source
        self.file = file
        self.folder = folder
        described = json.loads(outline)
        self.functions = described["functions"]
        self.assigned = {int(line): names for line, names in described["assigned"].items()}
        self.space = {}
        # By the identity of a code object, because asking one for its hash reads all of it.
        self.codes = {}
        self.indexes = {}
        self.parameters = {}
        self.watched = set()
        # Modules of which nothing is used: editors add such imports, of files that are not here.
        self.idle = set()
        self.isPlain = True
        self.decorated = set()

    def compile(self):
        tree = ast.parse(self.source, self.file)
        known = {(name, line): index for index, (name, line, _) in enumerate(self.functions)}
        firsts = {}
        self.isPlain = True
        self.decorated.clear()
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                self.isPlain = False
            if not isinstance(node, ast.FunctionDef):
                continue
            index = known.get((node.name, node.lineno))
            if index is None:
                continue
            first = min([node.lineno] + [each.lineno for each in node.decorator_list])
            firsts[node.name, first] = index
            if self.functions[index][2]:
                self.decorate(node, index)
        used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        self.idle = set()
        for node in ast.walk(tree):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                bound = [(each.asname or each.name).split(".")[0] for each in node.names]
                if "*" not in bound and not used.intersection(bound):
                    self.idle.update([node.module or ""] if isinstance(node, ast.ImportFrom) else [each.name for each in node.names])
        code = compile(tree, self.file, "exec", dont_inherit=True)
        self.codes = {}
        self.indexes = {}
        self.watched = set()
        self.take(code, firsts, False)
        return code

    # A call that a decorator answers, as a cache does, is a call too: one more decorator, above the others, sees it.
    def decorate(self, node, index):
        place = len(node.decorator_list)
        while place and not _binds(node.decorator_list[place - 1]):
            place -= 1
        if place == len(node.decorator_list):
            return
        above = node.decorator_list[place]
        call = ast.Call(ast.Name("_plybook_recorded", ast.Load()), [ast.Constant(index)], [])
        ast.copy_location(call, above)
        node.decorator_list.insert(place, ast.fix_missing_locations(call))
        self.decorated.add(index)

    def take(self, code, firsts, isWatched):
        self.codes[id(code)] = code
        index = firsts.get((code.co_name, code.co_firstlineno))
        if index is not None:
            self.indexes[id(code)] = index
            names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
            stars = code.co_varnames[len(names) :]
            rest = stars[0] if code.co_flags & 4 else None
            named = stars[1 if rest else 0] if code.co_flags & 8 else None
            self.parameters[id(code)] = (names, rest, named)
            isWatched = isWatched or self.functions[index][2]
        if isWatched:
            self.watched.add(id(code))
        for each in code.co_consts:
            if isinstance(each, types.CodeType):
                self.take(each, firsts, isWatched)


def _binds(decorator):
    return any(word in ast.unparse(decorator) for word in ("staticmethod", "classmethod", "property"))


def _flush():
    global _used, _block
    _host.block(_log.buffer_info()[0], _used)
    _used = 0
    _block = min(4 * _block, 16384)


def _note(event):
    global _used
    _log[_used] = event
    _used += 1
    if _used == _block:
        _flush()


# From now on each line of the program raises, also one within `except:`.
def _refuse(code, line):
    raise _Stop(_why)


def _halt(why, kind=_Stop, text=None, frame=None):
    global _why, _whyLine
    if not _why:
        _why = why
        frame = frame or _caller(1)
        while frame and frame.f_code.co_filename != _program.file:
            frame = frame.f_back
        _whyLine = frame.f_lineno if frame else 0
        _watch.register_callback(_TOOL, _events.LINE, _refuse)
        for code in _program.codes.values():
            _watch.set_local_events(_TOOL, code, _events.LINE)
    raise kind(why if text is None else text)


def _late(number, frame):
    if _isRunning:
        _halt("seconds")


signal.signal(signal.SIGINT, _late)


# Each of the hooks below runs thousands of times a second, so each writes into the log itself.
def _began(code, offset):
    frame = _caller(1)
    if _calls >= _limit:
        _halt("calls", frame=frame.f_back)
    names, rest, named = _program.parameters[id(code)]
    held = frame.f_locals
    given = [held[name] for name in names]
    if rest:
        given += held[rest]
    _call(_program.indexes[id(code)], tuple(given), held[named] if named else None)


def _call(index, given, named):
    global _calls, _depth, _arguments, _used
    if _calls >= _limit:
        _halt("calls")
    _calls += 1
    text = repr(given) if _isPlain else repr(tuple([_shown(each) for each in given]))
    if named:
        text += "|" + repr(named)
    if _board:
        text += "|" + repr(_shown(_program.space[_board]))
    key = _ids.get((index, text))
    if key is None:
        key = _ids[index, text] = _arguments
        _arguments += 1
        _host.argument(key, str(index) + "|" + text)
    _log[_used] = key
    _used += 1
    if _used == _block:
        _flush()
    _depth += 1
    if _depth > _DEEPEST:
        _halt("depth")


def _returned(code, offset, value):
    if _pending:
        _settle(_caller(1), 0)
    if id(code) in _watching:
        _return(value)


def _return(value):
    global _depth, _used
    _depth -= 1
    key = _values.get(value) if type(value) is int else None
    if key is None:
        key = _value_key(value)
    _log[_used] = key
    _used += 1
    if _used == _block:
        _flush()


def _unwound(code, offset, error):
    _pending.pop(_caller(1), None)
    if id(code) in _watching:
        _raised()


def _raised():
    global _depth
    _depth -= 1
    if not _why:
        _note(-1)


def _caught(code, offset, error):
    _pending.pop(_caller(1), None)


def _value_key(value):
    global _told
    text = repr(value)[:300]
    key = _values.get(text)
    if key is None:
        key = _values[text] = -2 - _told
        _host.value(_told, text)
        _told += 1
    if type(value) is int:
        _values[value] = key
    return key


def _lined(frame, line):
    if _pending:
        _settle(frame, line)
    _aside.clear()
    _note(_LINE | line)
    if line in _program.assigned:
        _pending[frame] = line


# A line of a function that the search asks: told once for each line of the search, however often it runs.
def _beside(line):
    if line not in _aside:
        _aside.add(line)
        _note(_ASIDE | line)


def _ran(code, line):
    if id(code) in _program.watched:
        _lined(_caller(1), line)
    else:
        _beside(line)


# Tells what the line before gave its variables. Line 0 is the end of the function.
def _settle(frame, line):
    before = _pending.pop(frame, None)
    if before is None:
        return
    held = frame.f_locals
    for name, first, last in _program.assigned[before]:
        if first <= line <= last or line == 0 == first:
            if name in held:
                _give(str(before) + "|" + name, held[name])
            elif name not in frame.f_code.co_varnames and name in frame.f_globals:
                _give(str(before) + "|" + name, frame.f_globals[name])


_scalars = (int, str, bool, float, type(None))


# Only values of the language's own types are told: what a program defines could do anything when it is asked for its text.
def _is_simple(value):
    kind = type(value)
    if kind is int:
        return -_LONG < value < _LONG
    return len(value) <= 24 if kind is str else kind in _scalars


def _give(place, value):
    global _told
    kind = type(value)
    isTold = _is_simple(value)
    if kind is list or kind is tuple:
        isTold = len(value) <= 4 and all([_is_simple(each) for each in value])
    text = place + " = " + (repr(value) if isTold else "…")
    event = _assigned.get(text)
    if event is None:
        if _told >= _MOST_TOLD:
            return
        _host.value(_told, text)
        event = _assigned[text] = _ASSIGNED | _told
        _told += 1
    _note(event)


_plain = (list, tuple, str, int, bool, float, dict, set, frozenset, type(None), bytes)


def _shown(value):
    if isinstance(value, _plain):
        return value
    listed = getattr(value, "tolist", None)
    if listed is not None and type(value).__module__ == "numpy":
        return listed()
    held = getattr(value, "__dict__", None)
    if held:
        for name in held:
            inner = held[name]
            if isinstance(inner, (list, tuple, dict)) and len(inner) > 2 or isinstance(inner, str) and len(inner) == 9:
                return inner
    return str(value)


# The topmost decorator of a function that has others.
def _plybook_recorded(index):
    def wrap(function):
        @functools.wraps(function)
        def call(*given, **named):
            if not _isOn or index not in _marked:
                return function(*given, **named)
            _call(index, given, named)
            try:
                value = function(*given, **named)
            except:
                _raised()
                raise
            _return(value)
            return value

        for name in ("cache_info", "cache_clear", "cache_parameters"):
            if hasattr(function, name):
                setattr(call, name, getattr(function, name))
        return call

    return wrap


# Where an object has a board, and an object with another there.
def _place_of(value):
    for name in getattr(value, "__dict__", ()):
        if getattr(value, name) is _shown(value):
            return name


def _held(value, name, board):
    setattr(value, name, board)
    return value


# Keeps what is printed until its line ends.
class _Output(io.TextIOBase):
    held = ""

    def writable(self):
        return True

    def write(self, text):
        self.held += text
        if self.held.endswith("\n") or len(self.held) > _LONGEST_TEXT:
            self.end()
        return len(text)

    def end(self):
        global _prints
        text, self.held = self.held, ""
        _prints += 1
        if not text or _prints > _host.most_printed:
            return
        if text.endswith("\n"):
            text = text[:-1]
        if len(text) > _LONGEST_TEXT:
            text = text[:_LONGEST_TEXT] + "…"
        _host.printed(text, _isOn)
        if _isOn:
            _note(_PRINT)


_output = sys.stdout = sys.stderr = _Output()


def _input(*given):
    _halt("input", _Input, str(given[0]) if given else "")


def _same_or_less(limit):
    _own_limit(min(limit, _RECURSION))


_make_cache = functools._lru_cache_wrapper


def _kept_cache(*given):
    made = _make_cache(*given)
    _caches.append(made)
    return made


def _no_thread(self, *given):
    self._started.set()
    _host.inert("threading")


functools._lru_cache_wrapper = _kept_cache
sys.setrecursionlimit = _same_or_less
sys.setrecursionlimit(_RECURSION)
time.sleep = lambda seconds: None
os.system = lambda command: 0
threading.Thread.start = _no_thread
threading.Thread.join = lambda self, timeout=None: None
builtins.input = _input
builtins._plybook_recorded = _plybook_recorded
builtins._place_of = _place_of
builtins._held = _held
warnings.simplefilter("ignore")
_watch.use_tool_id(_TOOL, "plybook")
_watch.register_callback(_TOOL, _events.PY_START, _began)
_watch.register_callback(_TOOL, _events.PY_RETURN, _returned)
_watch.register_callback(_TOOL, _events.PY_UNWIND, _unwound)
_watch.register_callback(_TOOL, _events.EXCEPTION_HANDLED, _caught)

_watching = {}
_isLined = False


def _start(program, limit, marked=(), board=None):
    global _program, _limit, _calls, _depth, _isOn, _isPlain, _marked, _watching, _why, _whyLine, _board
    _program = program
    _limit = limit
    _calls = _depth = 0
    _why = ""
    _whyLine = 0
    _isPlain = program.isPlain and "numpy" not in sys.modules
    _marked = set(marked)
    _isOn = bool(marked)
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
    if _used:
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
    if isinstance(error, SyntaxError) and error.filename == _program.file:
        return name, error.msg, str(error.lineno or 0), ""
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
    return name, text[:_LONGEST_TEXT], str(line), why if why in ("calls", "seconds", "depth", "memory") else ""


def _forget(program):
    global _arguments, _prints, _told
    _arguments = _prints = _told = 0
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
    importlib.invalidate_caches()
    os.chdir(program.folder)


def make(source, file, folder, outline):
    return _Program(source, folder + "/" + file, folder, outline)


def load(program, isLined):
    global _isLined

    def work():
        _forget(program)
        code = program.compile()
        module = types.ModuleType("program")
        module.__file__ = program.file
        program.space = module.__dict__
        sys.modules["program"] = module
        _start(program, 0)
        exec(code, program.space)
        return ""

    _isLined = isLined
    program.codes = {}
    return _guarded(program, work)


def _board_of(program, text):
    name, given = text.split("|", 1) if text.startswith("@") else ("", text)
    value = eval(given, program.space)
    if not name:
        return value
    held = program.space.get(name[1:])
    if isinstance(held, list) and isinstance(value, list):
        held[:] = value
    elif isinstance(held, dict) and isinstance(value, dict):
        held.clear()
        held.update(value)
    elif type(held).__module__ == "numpy":
        held[:] = value
    else:
        program.space[name[1:]] = value
    return program.space[name[1:]]


_question = ("", None)


# What an expression comes to, and the board of a text that it may name, as it is then; as texts, with a separator between them.
def ask(program, expression, text):
    def work():
        global _question
        _start(program, 0)
        for cache in _caches:
            cache.cache_clear()
        if _question[0] != expression:
            _question = (expression, compile(expression, "call", "eval"))
        board = _board_of(program, text) if text else None
        value = eval(_question[1], program.space, {"board": board} if text else None)
        return repr(_shown(value))[:_LONGEST_TEXT] + "\x1f" + repr(_shown(board))[:_LONGEST_TEXT]

    return _guarded(program, work)


def record(program, expression, text, limit, marked, board):
    def work():
        for cache in _caches:
            cache.cache_clear()
        _start(program, 0)
        given = _board_of(program, text)
        code = compile(expression, "call", "eval")
        _start(program, limit, [int(each) for each in marked.split()], board or None)
        eval(code, program.space, {"board": given})
        return ""

    return _guarded(program, work)
