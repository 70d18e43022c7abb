# After the array, in its namespace: the functions of numpy, each for arrays and what can be made one.
# All cells as texts of one width, numbers with their points below each other.
def _texts(given):
    values = given._values()
    texts = [f"{each:.16g}" if isinstance(each, float) else repr(each) for each in values]
    if float in map(type, values):
        pairs = [each.split(".") if "." in each else [each, ""] for each in texts]
        after = builtins.max([len(part) for _, part in pairs])
        texts = [whole + "." + part.ljust(after) if whole[-1].isdigit() else whole for whole, part in pairs]
    width = builtins.max([len(each) for each in texts], default=0)
    return _make([each.rjust(width) for each in texts], given.shape)


def _rows(texts, comma, indent):
    if texts.ndim <= 1:
        return "[" + comma.join(texts._values()) + "]"
    return "[" + (comma.rstrip() + "\n" + " " * indent).join([_rows(each, comma, indent + 1) for each in texts]) + "]"


# The values of an array, repeated to fill a shape.
def _spread(given, shape):
    if given.shape == tuple(shape):
        return given._values()
    padded = (1,) * (len(shape) - given.ndim) + given.shape
    if len(padded) > len(shape) or builtins.any(one not in (1, length) for one, length in zip(padded, shape)):
        raise ValueError(f"operands could not be broadcast together with shapes {given.shape} {tuple(shape)}")
    wide = given.reshape(padded)
    return [wide[tuple(0 if one == 1 else at for one, at in zip(padded, index))] for index in _indexes(tuple(shape))]


def _pairwise(name, function, dtype=None):
    def operate(self, other):
        if isinstance(other, (ndarray, list, tuple, range)):
            other = array(other)
            shape = tuple(
                builtins.max(one, two)
                for one, two in itertools.zip_longest(self.shape[::-1], other.shape[::-1], fillvalue=1)
            )[::-1]
            values = map(function, _spread(self, shape), _spread(other, shape))
        else:
            shape = self.shape
            values = map(function, self._values(), itertools.repeat(other))
        return _wrap(list(values), shape, dtype)

    setattr(ndarray, f"__{name}__", operate)
    setattr(ndarray, f"__r{name}__", lambda self, other: operate(array(other), self))

    def change(self, other):
        self[...] = operate(self, other)
        return self

    if dtype is None:
        setattr(ndarray, f"__i{name}__", change)


for _name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "and_", "or_", "xor"):
    _pairwise(_name.rstrip("_"), getattr(operator, _name))
for _name in ("eq", "ne", "lt", "le", "gt", "ge"):
    _pairwise(_name, getattr(operator, _name), bool)


def array(value, dtype=None):
    conversion = _conversion(dtype)
    if isinstance(value, ndarray):
        if conversion in (None, value._conversion):
            return value.copy()
        return _make(value._values(), value.shape, conversion)
    if isinstance(value, (set, range)) or hasattr(value, "__next__"):
        value = list(value)
    shape = _shape_of(value)
    values = _flat(value, len(shape))
    kinds = {type(each) for each in values}
    if conversion is None and kinds <= {int, float, bool} and len(kinds) > 1:
        conversion = float if float in kinds else int
    if conversion is None and len(kinds) == 1:
        conversion = next(iter(kinds & {int, float, bool, str}), None)
    return _make(values, shape, conversion)


asarray = array


def full(shape, value, dtype=None):
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    kind = type(value) if type(value) in (int, float, bool, str) else object
    return _make([value] * _count(shape), shape, _conversion(dtype) or kind)


def zeros(shape, dtype=float):
    conversion = _conversion(dtype)
    return full(shape, "" if conversion is str else 0, conversion)


def ones(shape, dtype=float):
    return full(shape, 1, dtype)


empty = zeros


def zeros_like(like, dtype=None):
    like = array(like)
    return zeros(like.shape, dtype or like.dtype)


def full_like(like, value, dtype=None):
    return full(array(like).shape, value, dtype)


def eye(rows, dtype=float):
    return array([[int(row == column) for column in range(rows)] for row in range(rows)], dtype)


identity = eye


def arange(*given, dtype=None):
    return array(list(range(*given)), dtype)


def argwhere(given):
    given = array(given)
    found = [index for index, each in zip(_indexes(given.shape), given._values()) if each]
    return _wrap([one for index in found for one in index], (len(found), given.ndim), int)


def flatnonzero(given):
    return array(given).ravel().nonzero()[0]


def where(condition, *choices):
    condition = array(condition)
    if not choices:
        return condition.nonzero()
    one, other = [_spread(array(each), condition.shape) for each in choices]
    return array([a if isOne else b for isOne, a, b in zip(condition._values(), one, other)]).reshape(condition.shape)


def count_nonzero(given):
    return builtins.sum([1 for each in array(given)._values() if each])


def diag(given, k=0):
    given = array(given) if not isinstance(given, ndarray) else given
    if given.ndim == 2:
        return given.diagonal(k)
    made = zeros((len(given), len(given)), given.dtype)
    for at, each in enumerate(given):
        made[at, at] = each
    return made


def fliplr(given):
    return given[:, ::-1]


def flipud(given):
    return given[::-1]


def flip(given, axis=None):
    if axis is None:
        return given[(slice(None, None, -1),) * given.ndim]
    return given[(slice(None),) * axis + (slice(None, None, -1),)]


def rot90(given, k=1):
    for _ in range(k % 4):
        given = flipud(given.T)
    return given


def array_equal(one, other):
    one, other = array(one), array(other)
    return one.shape == other.shape and list(one._values()) == list(other._values())


def unique(given):
    return array(sorted(set(array(given)._values())))


def concatenate(parts, axis=0):
    parts = [array(each) for each in parts]
    if axis == 0:
        return array([each for part in parts for each in part.tolist()])
    return concatenate([part.T for part in parts]).T


def stack(parts):
    return array([array(each).tolist() for each in parts])


vstack = lambda parts: concatenate([array(each).reshape(-1, array(each).shape[-1]) for each in parts])
hstack = lambda parts: concatenate(parts, 0 if array(parts[0]).ndim == 1 else 1)


def isin(given, among):
    among = array(among)._values()
    return array(given)._map(lambda each: each in among, bool)


def _of_array(name):
    def ask(given, *rest, **named):
        return getattr(given if isinstance(given, ndarray) else array(given), name)(*rest, **named)

    ask.__name__ = name
    return ask


any, all, sum, prod, max, min, mean, argmax, argmin, trace, diagonal, reshape, ravel, transpose, nonzero, copy = [
    _of_array(_name)
    for _name in (
        "any all sum prod max min mean argmax argmin trace diagonal reshape ravel transpose nonzero copy"
    ).split()
]
amax, amin = max, min


def abs(given):
    return builtins.abs(array(given)) if isinstance(given, (list, tuple, ndarray)) else builtins.abs(given)


absolute = abs


def sign(given):
    return array(given)._map(lambda each: (each > 0) - (each < 0))


class random:
    seed = staticmethod(_random.seed)
    rand = random = staticmethod(lambda: _random.random())
    shuffle = staticmethod(lambda given: _shuffle(given))

    @staticmethod
    def randint(low, high=None):
        return _random.randrange(low) if high is None else _random.randrange(low, high)

    @staticmethod
    def choice(given):
        return _random.choice(list(range(given) if isinstance(given, int) else given))

    @staticmethod
    def permutation(given):
        values = list(range(given) if isinstance(given, int) else given)
        _random.shuffle(values)
        return array(values)


def _shuffle(given):
    values = given.tolist() if isinstance(given, ndarray) else list(given)
    _random.shuffle(values)
    given[:] = values
