# Runs before a reader's program, in a namespace of its own. It notes every call, return and line of the functions that
# lead to a search as a number in a log, whose blocks the host takes: a call is the id of the text of its arguments, a
# return −2 less the id of its value, −1 is a call that raised; lines, those of functions that a search asks, and prints
# have a bit of their own. The text of the program is compiled as it is: CPython itself tells of its calls and lines.
import functools
import signal
import sys
from array import array
from marshal import dumps as _bytes_of

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
# In characters, of all calls and lines together.
_MOST_TEXT = 40_000_000

# Where programs are, each in a folder of its own with the modules beside it, and where modules of ours are.
_PROGRAMS = "/home/programs/"
_MODULES = "/home/modules"

_TOOL = 3
_watch = sys.monitoring
_events = _watch.events
_own_limit = sys.setrecursionlimit
_caller = sys._getframe

_log = []
_add = _log.append
_block = 64
_calls = 0
_limit = 0
# The number of calls at which the log is full, or the limit reached.
_next = 0
_parameters = {}
_depth = 0
_isOn = False
_isRunning = False
_why = ""
_whyLine = 0
_marked = set()
_arguments = 0
_ids = {}
# The ids of what calls are given by its bytes, while all of it has some.
_exact = {}
_isExact = True
_values = {}
_assigned = {}
_aside = set()
_pending = {}
_told = 0
_size = 0
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


def _flush():
    global _block
    events = array("i", _log)
    _log.clear()
    _host.block(events.buffer_info()[0], len(events))
    _block = min(4 * _block, 16384)


def _note(event):
    _add(event)
    if len(_log) >= _block:
        _flush()


# From now on each line of the program raises, also one within `except:`.
def _refuse(code, line):
    raise _Stop(_why)


def _halt(why, kind=_Stop, text=None, frame=None):
    global _why, _whyLine
    if not _why:
        _why = why
        frame = frame or _caller(1)
        while frame and (frame.f_code.co_filename != _program.file or (frame.f_lineno or 0) > _program.ownLines):
            frame = frame.f_back
        _whyLine = frame.f_lineno if frame else 0
        _watch.register_callback(_TOOL, _events.LINE, _refuse)
        for code in _program.codes.values():
            _watch.set_local_events(_TOOL, code, _events.LINE)
    raise kind(why if text is None else text)


def _late(number, frame):
    if _isRunning:
        _halt(_host.late())


signal.signal(signal.SIGINT, _late)


# What calls are given is kept as text, and a host that took too much of it would be slow.
def _count(text):
    global _size
    _size += len(text)
    if _size > _MOST_TEXT:
        _halt("memory")


# Each of the hooks below runs thousands of times a second: what may be done now and then is done in `_pause`.
def _began(code, offset):
    frame = _caller(1)
    if _calls >= _next:
        _pause(frame.f_back)
    index, read, rest, named = _parameters[id(code)]
    held = frame.f_locals
    if rest or named:
        _call(index, read(held) + (held[rest] if rest else ()), held[named] if named else None)
    else:
        _call(index, read(held), None)


def _pause(frame):
    global _next
    if _calls >= _limit:
        _halt("calls", frame=frame)
    if len(_log) >= _block:
        _flush()
    _next = min(_limit, _calls + _block // 2)


def _call(index, given, named):
    global _calls, _depth, _isExact
    _calls += 1
    if not _isPlain:
        given = tuple([_shown(each) for each in given])
    held = _shown(_global_board()) if _board else None
    exact = key = None
    if _isExact:
        # Told apart by their bytes, values need a text only once: writing one takes several times as long.
        try:
            exact = _bytes_of((index, given, named, held), 2)
            key = _exact.get(exact)
        except ValueError:
            _isExact = False
    if key is None:
        key = _argument(index, given, named, held)
        if exact:
            _exact[exact] = key
    _add(key)
    _depth += 1
    if _depth > _DEEPEST:
        _halt("depth")


def _argument(index, given, named, held):
    global _arguments
    text = _text_of(given)
    if named:
        text += "|" + _text_of(named)
    if _board:
        text += "|" + _text_of(held)
    key = _ids.get((index, text))
    if key is None:
        key = _ids[index, text] = _arguments
        _arguments += 1
        _count(text)
        _host.argument(key, str(index) + "|" + text)
    return key


def _returned(code, offset, value):
    if _pending:
        _settle(_caller(1), 0)
    if not _isLined or id(code) in _watching:
        _return(value)


def _return(value):
    global _depth
    _depth -= 1
    key = _values.get(value) if type(value) is int else None
    _add(_value_key(value) if key is None else key)


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
    text = _text_of(value)[:300]
    key = _values.get(text)
    if key is None:
        key = _values[text] = -2 - _told
        _host.value(_told, text)
        _told += 1
    if type(value) is int:
        _values[value] = key
    return key


# The topmost decorator of a function that has others.
def _plybook_recorded(index):
    def wrap(function):
        @functools.wraps(function)
        def call(*given, **named):
            if not _isOn or index not in _marked:
                return function(*given, **named)
            if _calls >= _next:
                _pause(_caller(1))
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
