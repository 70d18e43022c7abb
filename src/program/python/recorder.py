# Runs before a reader's program, in a namespace of its own. It notes every call, return and line of the functions that
# lead to a search as a number in `_log`, whose blocks the host takes: a call is the id of the text of its arguments, a
# return −2 less the id of its value, −1 is a call that raised; lines, those of functions that a search asks, and prints
# have a bit of their own.
import gc
import io
import time
from array import array

import _plybook as _host

_LINE = 0x40000000
_ASIDE = 0x48000000
_ASSIGNED = 0x50000000
_PRINT = 0x60000000
_DEEPEST = 100
# Nothing is cleared away while a call is open, so many calls need much, whatever they keep: in bytes, in all and a call.
_MOST_MEMORY = 512 << 20
_LEFT_BEHIND = 4500
_MOST_TOLD = 40000
_LONG = 10**15

_log = array("i", bytes(4 * 16384))
_used = 0
_block = 64
_calls = 0
_limit = 0
_memory = _MOST_MEMORY
_deadline = 0
_depth = 0
_looked = 0
_ticks = 0
_isOn = False
_why = ""
_marked = set()
_arguments = 0
_values = {}
_assigned = {}
_aside = set()
_told = 0
_next = 0
_isPlain = True
_prints = 0
_board = None
_space = {}


class _Stop(BaseException):
    pass


def _flush():
    global _used, _block
    _host.block(_used)
    _used = 0
    _block = min(4 * _block, 16384)


def _note(event):
    global _used
    _log[_used] = event
    _used += 1
    if _used == _block:
        _flush()


def _halt(why):
    global _why
    _why = _why or why
    raise _Stop(why)


def _check():
    global _looked
    now = time.ticks_ms()
    if _why or time.ticks_diff(now, _deadline) > 0:
        _halt("seconds")
    if time.ticks_diff(now, _looked) > 500:
        _looked = now
        if gc.mem_alloc() > _memory:
            _halt("memory")


# Each of the hooks below runs thousands of times a second, so each writes into the log itself.
def _L(line):
    global _used
    if not _isOn:
        return
    if _aside:
        _aside.clear()
    _log[_used] = _LINE | line
    _used += 1
    if _used == _block:
        _flush()


# A line of a function that the search asks: told once for each line of the search, however often it runs.
def _A(line):
    if _isOn and line not in _aside:
        _aside.add(line)
        _note(_ASIDE | line)


_scalars = (int, str, bool, float, type(None))


# Only values of the language's own types are told: what a program defines could do anything when it is asked for its text.
def _is_simple(value):
    kind = type(value)
    if kind is int:
        return -_LONG < value < _LONG
    return len(value) <= 24 if kind is str else kind in _scalars


# What a variable is given; the place is its line and name, as they are told.
def _V(place, value):
    global _used, _told
    if not _isOn:
        return
    given = _assigned.get(place)
    if given is None:
        given = _assigned[place] = {}
    kind = type(value)
    if kind is int or value is None or kind is str and len(value) <= 24:
        key = value
    else:
        isTold = _is_simple(value)
        if kind is list or kind is tuple:
            isTold = len(value) <= 4 and all([_is_simple(each) for each in value])
        key = (repr(value) if isTold else "…",)
    event = given.get(key)
    if event is None:
        if _told >= _MOST_TOLD:
            return
        text = key[0] if type(key) is tuple else repr(key) if _is_simple(key) else "…"
        _host.value(_told, place + " = " + text)
        event = given[key] = _ASSIGNED | _told
        _told += 1
    _log[_used] = event
    _used += 1
    if _used == _block:
        _flush()


# A loop over what it is given, which tells what its variable is given each time.
def _E(place, values):
    for value in values:
        _V(place, value)
        yield value


def _W():
    global _ticks
    _ticks += 1
    if _why or _ticks & 255 == 0:
        _check()


_plain = (list, tuple, str, int, bool, float, dict, set, type(None), bytes)


def _shown(value):
    if isinstance(value, _plain):
        return value
    held = getattr(value, "__dict__", None)
    if held:
        for name in held:
            inner = held[name]
            if isinstance(inner, (list, tuple, dict)) and len(inner) > 2 or isinstance(inner, str) and len(inner) == 9:
                return inner
    return str(value)


def _text(given):
    return repr(tuple([_shown(each) for each in given]))


def _pause():
    global _next
    _check()
    if _calls >= _limit:
        _halt("calls")
    _next = min(_calls + 64, _limit)


def _rec(index):
    def watch(function):
        ids = {}

        def call(*given, **named):
            global _calls, _depth, _arguments, _used
            if not _isOn or index not in _marked:
                _W()
                return function(*given, **named)
            if _calls >= _next:
                _pause()
            _calls += 1
            text = repr(given) if _isPlain else _text(given)
            if named:
                text += "|" + repr(named)
            if _board:
                text += "|" + repr(_shown(_space[_board]))
            key = ids.get(text)
            if key is None:
                key = ids[text] = _arguments
                _arguments += 1
                _host.argument(key, str(index) + "|" + text)
            _log[_used] = key
            _used += 1
            if _used == _block:
                _flush()
            _depth += 1
            if _depth > _DEEPEST:
                _halt("depth")
            try:
                value = function(*given, **named)
            except:
                _depth -= 1
                if not _why:
                    _note(-1)
                raise
            _depth -= 1
            key = _values.get(value) if type(value) is int else None
            if key is None:
                key = _value_key(value)
            _log[_used] = key
            _used += 1
            if _used == _block:
                _flush()
            return value

        return call

    return watch


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


_own_print = print


# What was printed since the last line ended.
_unended = ""


def _print(*given, flush=False, **named):
    global _unended
    if "file" in named:
        return _own_print(*given, **named)
    said = io.StringIO()
    _own_print(*given, file=said, **named)
    _unended += said.getvalue()
    if _unended.endswith("\n"):
        _end_line()


def _end_line():
    global _prints, _unended
    said, _unended = _unended, ""
    _prints += 1
    if _prints > _host.most_printed:
        return
    _host.printed(said, _isOn)
    if _isOn:
        _note(_PRINT)


class _Input(BaseException):
    pass


def _input(*given):
    raise _Input(*given[:1])


def _restart():
    global _arguments, _prints, _told
    _arguments = _prints = _told = 0
    _values.clear()
    _assigned.clear()
    _space.clear()
    _space.update(_hooks)


def _start(limit, milliseconds, marked, board, hasClasses=False):
    global _limit, _memory, _deadline, _calls, _depth, _isOn, _isPlain, _marked, _next, _why, _board
    _limit = limit
    _memory = max(_MOST_MEMORY, limit * _LEFT_BEHIND)
    _deadline = time.ticks_add(time.ticks_ms(), milliseconds)
    _calls = _depth = _next = 0
    _isPlain = not hasClasses
    _why = ""
    _marked = set(marked)
    _isOn = bool(marked)
    _board = board


def _end():
    global _isOn
    if _unended:
        _end_line()
    _isOn = False
    if _used:
        _flush()
    return _why


# Where an object has a board, and an object with another there.
def _place_of(value):
    for name in getattr(value, "__dict__", ()):
        if getattr(value, name) is _shown(value):
            return name


def _held(value, name, board):
    setattr(value, name, board)
    return value


_hooks = {"__name__": "program", "_rec": _rec, "_L": _L, "_A": _A, "_V": _V, "_E": _E, "_W": _W, "_place_of": _place_of, "_held": _held, "print": _print, "input": _input}
