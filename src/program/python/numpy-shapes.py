# The part of numpy that boards need, in plain Python: arrays of any shape whose slices, rows and transposes are views.
import builtins
import functools
import itertools
import math
import operator
import random as _random
import re

inf = math.inf
nan = math.nan
pi = math.pi
e = math.e
newaxis = None
bool_ = bool
int_ = int8 = int16 = int32 = int64 = uint8 = integer = int
float16 = float32 = float64 = floating = float
str_ = str
object_ = object

_named = {"int": int, "int8": int, "int32": int, "int64": int, "float": float, "float64": float, "bool": bool, "str": str}


# What is missing here is no error of the program: the name of this one says whose it is.
class Plybook(AttributeError):
    pass


def __getattr__(name):
    raise AttributeError(name) if name.startswith("_") else Plybook(_LACKING.replace("NAME", name))


# What is missing, where a call of a function of ours fails by its arguments: `ndarray.sum() got an unexpected keyword …`.
def _missing_argument(text, space):
    refused = _refused.match(text)
    if not refused:
        return None
    place, name, keyword = refused.groups()
    isOurs = place in ("ndarray.", "random.") or name in globals() and name not in space
    return _LACKING.replace("NAME", _ARGUMENT.replace("ARGUMENT", keyword).replace("NAME", name)) if isOurs else None


_refused = re.compile(r"(ndarray\.|random\.|)(\w+)\(\) got an unexpected keyword argument '(\w+)'")


def _conversion(dtype):
    dtype = _named.get(dtype, dtype)
    if isinstance(dtype, builtins.str):
        return str if dtype[:2] in ("<U", "U1") else object
    return dtype


def _keep(conversion, value):
    return value if conversion is None or conversion is object else conversion(value)


def _shape_of(value):
    if isinstance(value, ndarray):
        return value.shape
    if isinstance(value, (list, tuple)):
        inner = {_shape_of(each) for each in value}
        return (len(value),) + (inner.pop() if len(inner) == 1 else ())
    return ()


def _flat(value, depth):
    if depth == 0:
        return [value]
    return [leaf for each in value for leaf in _flat(each, depth - 1)]


def _count(shape):
    return math.prod(shape)


def _make(values, shape, dtype=None):
    return _wrap([_keep(dtype, each) for each in values], shape, dtype)


# Takes the list itself, whose values have the type already.
def _wrap(values, shape, dtype=None):
    return ndarray(values, _row(len(values)), shape, dtype)


# What follows from a shape alone is found once: programs ask for the same lines of a board again and again.
@functools.cache
def _row(count):
    return tuple(range(count))


@functools.cache
def _indexes(shape):
    return tuple(itertools.product(*[range(length) for length in shape]))


# The places along an axis, for each index of the other axes.
@functools.cache
def _lines(shape, axis):
    after = _count(shape[axis + 1 :])
    starts = [
        before * shape[axis] * after + at for before in range(_count(shape[:axis])) for at in range(after)
    ]
    return [[start + step * after for step in range(shape[axis])] for start in starts]


@functools.cache
def _turned(shape):
    places = dict(zip(_indexes(shape), range(_count(shape))))
    return [places[index[::-1]] for index in _indexes(shape[::-1])]


# Places and shapes by the shape and the key, where the key has no list or array in it.
_found = {}
