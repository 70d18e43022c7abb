# What programs import and MicroPython lacks, after the recorder: caches, shuffling, types; and, for windows and the
# outside world, modules in which everything can be called and does nothing.
import functools
import random
import sys


class _Any:
    def __init__(self, *given, **named):
        pass

    def __getattr__(self, name):
        return self

    def __call__(self, *given, **named):
        return self

    def __getitem__(self, key):
        return self

    def __setitem__(self, key, value):
        pass

    def __or__(self, other):
        return self

    def __ror__(self, other):
        return self

    def __enter__(self):
        return self

    def __exit__(self, *given):
        return None

    def __iter__(self):
        return iter(())

    def __bool__(self):
        return False


class _Inert(_Any):
    def __init__(self, module):
        self._module = module

    def __getattr__(self, name):
        _host.inert(self._module)
        return _Any()


_inert = ("tkinter", "pygame", "streamlit", "flask", "turtle", "colorama", "termcolor", "curses", "subprocess", "threading", "socket", "requests", "matplotlib", "js", "jsffi")
for _name in _inert:
    sys.modules[_name] = _Inert(_name)


class _Typing(_Any):
    def __call__(self, *given, **named):
        return given[-1] if given else self


class _TypingModule:
    TYPE_CHECKING = False

    def __getattr__(self, name):
        return _Typing()


sys.modules["typing"] = _TypingModule()


def _lru_cache(maxsize=None, typed=False):
    def keep(function):
        known = {}

        def cached(*given):
            if given in known:
                return known[given]
            value = known[given] = function(*given)
            return value

        return cached

    if callable(maxsize):
        function, maxsize = maxsize, None
        return keep(function)
    return keep


class _Functools:
    lru_cache = staticmethod(_lru_cache)
    cache = staticmethod(_lru_cache)

    @staticmethod
    def wraps(function):
        return lambda wrapper: wrapper


for _name in dir(functools):
    if not _name.startswith("_") and not hasattr(_Functools, _name):
        setattr(_Functools, _name, staticmethod(getattr(functools, _name)))
sys.modules["functools"] = _Functools


def _shuffle(items):
    for last in range(len(items) - 1, 0, -1):
        other = random.randint(0, last)
        items[last], items[other] = items[other], items[last]


def _sample(items, count):
    rest = list(items)
    _shuffle(rest)
    return rest[:count]


class _Random:
    shuffle = staticmethod(_shuffle)
    sample = staticmethod(_sample)


for _name in dir(random):
    if not _name.startswith("_"):
        setattr(_Random, _name, staticmethod(getattr(random, _name)))
sys.modules["random"] = _Random


def _board_of(text):
    name, given = text.split("|", 1) if text.startswith("@") else ("", text)
    value = eval(given, _space)
    if not name:
        return value
    _assign(name[1:], value)
    return _space[name[1:]]


def _assign(name, value):
    held = _space.get(name)
    if isinstance(held, list) and isinstance(value, list):
        held[:] = value
    elif isinstance(held, dict) and isinstance(value, dict):
        held.clear()
        held.update(value)
    else:
        _space[name] = value


_question = ("", None)


# What an expression comes to, and the board of a text that it may name, as it is then; as texts, with a separator between them.
def _ask(expression, text):
    global _question
    if _question[0] != expression:
        _question = (expression, compile(expression, "call", "eval"))
    _start(200000, 5000, (), None)
    board = _board_of(text) if text else None
    value = eval(_question[1], _space, {"board": board}) if text else eval(_question[1], _space)
    return repr(_shown(value))[:2000] + "\x1f" + repr(_shown(board))
