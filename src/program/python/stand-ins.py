# After the recorder, in its namespace: modules for windows and the outside world, in which everything can be called and
# does nothing.
import importlib.abc
import importlib.machinery


class _Any:
    def __init__(self, *given, **named):
        pass

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __call__(self, *given, **named):
        return self

    def __getitem__(self, key):
        return self

    def __setitem__(self, key, value):
        pass

    def __or__(self, other):
        return self

    __ror__ = __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __floordiv__ = __or__

    def __lt__(self, other):
        return False

    __gt__ = __le__ = __ge__ = __lt__

    def __int__(self):
        return 0

    __index__ = __len__ = __int__

    def __str__(self):
        return ""

    def __enter__(self):
        return self

    def __exit__(self, *given):
        return None

    def __iter__(self):
        return iter(())

    def __bool__(self):
        return False

    # A decorator of a page, as in Flask, leaves the function to be called.
    def route(self, *given, **named):
        return lambda function: function


class _Events(_Any):
    # A loop that waits for a window's events would not end.
    def get(self, *given, **named):
        _halt("window", _Window, "pygame.event")

    poll = wait = get


_nothing = _Any()


# What is imported from such a module: a class, to be called or built upon, or a value. The host is told.
def _handed(module, name):
    if name.startswith("__"):
        raise AttributeError(name)
    _host.inert(module)
    if module == "pygame" and name == "event":
        return _Events()
    return _Any if name[:1].isupper() and name != name.upper() else _nothing


_outside = set(
    "tkinter customtkinter pygame turtle colorama termcolor curses rich art pyfiglet tabulate keyboard msvcrt winsound "
    "playsound streamlit flask requests subprocess matplotlib PIL kivy PyQt5 PyQt6 PySide6 IPython tqdm psutil js jsffi "
    "pyodide pyodide_js".split()
)

# What a star imports has to be named: what such programs use.
_starred = {
    "tkinter": (
        "Tk Frame Label Button Entry Canvas Toplevel Text Menu Scale Radiobutton Checkbutton LabelFrame OptionMenu "
        "Listbox Scrollbar Spinbox Message PhotoImage StringVar IntVar BooleanVar DoubleVar "
        "END LEFT RIGHT TOP BOTTOM CENTER BOTH NORMAL DISABLED ACTIVE SUNKEN RAISED FLAT GROOVE RIDGE SOLID NSEW "
        "HORIZONTAL VERTICAL INSERT WORD mainloop messagebox"
    ),
    "turtle": (
        "Turtle Screen "
        "forward fd backward bk left lt right rt goto setpos setx sety setheading home circle dot speed penup pu up "
        "pendown pd down pensize width pencolor fillcolor color begin_fill end_fill hideturtle ht showturtle shape "
        "write clear reset bgcolor title setup tracer update done mainloop exitonclick onscreenclick onclick onkey "
        "listen textinput numinput bye"
    ),
    "pygame": "Rect Surface init quit display draw event font time mouse key image locals",
    "pygame.locals": (
        "QUIT KEYDOWN KEYUP MOUSEBUTTONDOWN MOUSEBUTTONUP MOUSEMOTION K_ESCAPE K_SPACE K_RETURN K_UP K_DOWN K_LEFT "
        "K_RIGHT K_r K_q"
    ),
    "colorama": "Fore Back Style init",
}


class _Outside(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name, path=None, target=None):
        first = name.split(".")[0]
        isOwn = _program and any(os.path.exists(_program.folder + "/" + first + end) for end in (".py", ""))
        isStandIn = first in _outside and not isOwn
        return importlib.machinery.ModuleSpec(name, self, is_package=True) if isStandIn else None

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        name = module.__spec__.name
        module.__getattr__ = lambda each: _handed(name, each)
        module.__all__ = _starred.get(name, "").split()


class _Idle(_Outside):
    def find_spec(self, name, path=None, target=None):
        isIdle = _program and any(each == name or each.startswith(name + ".") for each in _program.idle)
        return importlib.machinery.ModuleSpec(name, self, is_package=True) if isIdle else None

    def exec_module(self, module):
        module.__getattr__ = lambda each: None if not each.startswith("__") else _handed("", each)


sys.meta_path[:] = [_Outside()] + [each for each in sys.meta_path if "pyodide" not in type(each).__module__] + [_Idle()]
for _name in list(sys.modules):
    if _name.split(".")[0] in _outside | {"_pyodide", "_pyodide_core"}:
        del sys.modules[_name]
