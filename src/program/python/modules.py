# What programs import and MicroPython lacks, after the recorder: caches, shuffling, types; and, for windows and the
# outside world, modules in which everything can be called and does nothing.
import cmath
import functools
import math
import operator
import os
import platform
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


# What is imported from a module that reaches outside: a class, to be called or built upon, or a value. The host is told.
def _handed(module, name):
    _host.inert(module)
    return _Any if name[:1].isupper() and name != name.upper() else _Any()


def _kind(module):
    class Kind(_Any):
        def __init__(self, *given, **named):
            _host.inert(module)

    return Kind


class _Typing(_Any):
    def __call__(self, *given, **named):
        return given[-1] if given else self


class _Enum:
    pass


_counted = 0


def _auto():
    global _counted
    _counted += 1
    return _counted


class _Modules:
    given = staticmethod(_handed)
    kind = staticmethod(_kind)
    nothing = _Any()
    typing = _Typing()
    Enum = _Enum
    auto = staticmethod(_auto)


sys.modules["_plybook_modules"] = _Modules

# Only what is a module in a file can be imported with a star, so each is one; classes and values that such programs use.
_starred = {
    "tkinter": (
        "Tk Frame Label Button Entry Canvas Toplevel Text Menu Scale Radiobutton Checkbutton LabelFrame OptionMenu "
        "Listbox Scrollbar Spinbox Message PhotoImage StringVar IntVar BooleanVar DoubleVar",
        "END LEFT RIGHT TOP BOTTOM CENTER BOTH NORMAL DISABLED ACTIVE SUNKEN RAISED FLAT GROOVE RIDGE SOLID NSEW "
        "HORIZONTAL VERTICAL INSERT WORD mainloop messagebox",
    ),
    "turtle": (
        "Turtle Screen",
        "forward fd backward bk left lt right rt goto setpos setx sety setheading home circle dot speed penup pu up "
        "pendown pd down pensize width pencolor fillcolor color begin_fill end_fill hideturtle ht showturtle shape "
        "write clear reset bgcolor title setup tracer update done mainloop exitonclick onscreenclick onclick onkey "
        "listen textinput numinput bye",
    ),
    "pygame": ("Rect Surface", "init quit display draw event font time mouse key image locals"),
    "pygame.locals": (
        "",
        "QUIT KEYDOWN KEYUP MOUSEBUTTONDOWN MOUSEBUTTONUP MOUSEMOTION K_ESCAPE K_SPACE K_RETURN K_UP K_DOWN K_LEFT "
        "K_RIGHT K_r K_q",
    ),
    "colorama": ("", "Fore Back Style init"),
}
_outside = (
    "tkinter tkinter.messagebox tkinter.ttk tkinter.font tkinter.simpledialog tkinter.filedialog tkinter.constants "
    "customtkinter pygame pygame.locals turtle colorama termcolor curses rich art pyfiglet tabulate keyboard msvcrt "
    "winsound playsound streamlit flask socket requests subprocess threading argparse getpass signal shutil "
    "traceback warnings ctypes matplotlib matplotlib.pyplot PIL kivy PyQt5 PyQt5.QtWidgets PyQt5.QtCore PyQt5.QtGui "
    "IPython IPython.display tqdm psutil js jsffi"
)


def _write(name, text):
    path = "/lib/" + name.replace(".", "/")
    if " " + name + "." in " " + _outside:
        os.mkdir(path)
        path += "/__init__"
    with open(path + ".py", "w") as file:
        file.write("import _plybook_modules as _m\n" + text)


def _all(names, value):
    return " = ".join(names.split()) + " = " + value + "\n" if names else ""


os.mkdir("/lib")
for _name in _outside.split():
    _classes, _constants = _starred.get(_name, ("", ""))
    _write(
        _name,
        _all(_classes, "_m.kind('" + _name + "')")
        + _all(_constants, "_m.nothing")
        + "def __getattr__(name):\n    return _m.given('" + _name + "', name)\n",
    )
_write(
    "typing",
    "TYPE_CHECKING = False\n"
    + _all("Any Callable Dict Iterable Iterator List Literal Optional Sequence Set Tuple Type TypeVar Union", "_m.typing")
    + "def __getattr__(name):\n    return _m.typing\n",
)
_write("enum", "Enum = IntEnum = _m.Enum\nauto = _m.auto\ndef unique(kind):\n    return kind\n")
_write("timeit", "from time import time as default_timer\n")
_write("pprint", "pprint = print\n")


def _replace(name, values):
    _write("_" + name, _all(" ".join(values), "None"))
    module = sys.modules[name] = __import__("_" + name)
    for each in values:
        setattr(module, each, values[each])


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


functools.lru_cache = functools.cache = _lru_cache
functools.wraps = lambda function: lambda wrapper: wrapper
os.system = lambda command: 0
os.name = "posix"
os.environ = {}


def _shuffle(items):
    for last in range(len(items) - 1, 0, -1):
        other = random.randint(0, last)
        items[last], items[other] = items[other], items[last]


def _sample(items, count):
    rest = list(items)
    _shuffle(rest)
    return rest[:count]


def _named(module, **more):
    values = {name: getattr(module, name) for name in dir(module) if not name.startswith("_")}
    values.update(more)
    return values


def _itemgetter(*keys):
    return lambda held: held[keys[0]] if len(keys) == 1 else tuple([held[key] for key in keys])


def _attrgetter(name):
    return lambda held: getattr(held, name)


_replace("cmath", _named(cmath, inf=math.inf, nan=math.nan))
_replace("operator", _named(operator, itemgetter=_itemgetter, attrgetter=_attrgetter))
_replace("random", _named(random, shuffle=_shuffle, sample=_sample))
_replace("platform", _named(platform, system=lambda: "", release=lambda: "", python_version=lambda: "3"))


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
