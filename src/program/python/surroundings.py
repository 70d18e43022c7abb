# After the recorder, in its namespace: what stands around a program. Output is kept, nothing can be typed in, time does not
# pass, and nothing is started beside the program.
import builtins
import io
import os
import random
import threading
import time
import warnings


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
        _count(text)
        _host.printed(text, _isOn)
        if _isOn:
            _note(_PRINT)


_output = sys.stdout = sys.stderr = _Output()


def _input(*given):
    _halt("input", _Input, str(given[0]) if given else "")


def _same_or_less(limit):
    _own_limit(min(limit, _RECURSION))


# The memory of an interpreter may be a copy of another's, and its chances with it.
random.seed()

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
builtins._board_of = _board_of
builtins._map_like = _map_like
builtins._with_marks = _with_marks
builtins._marks_on = _marks_on
builtins._reached = _reached
builtins._differs = _differs
builtins._states_in = _states_in
builtins._named_objects = _named_objects
builtins._copied = copy.deepcopy
warnings.simplefilter("ignore")
