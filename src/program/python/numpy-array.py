# After the shapes, in their namespace: the array itself.
# What arrays have in NumPy, and not here.
_ELSEWHERE = frozenset(
    """argpartition argsort base byteswap choose clip compress conj conjugate cumprod cumsum data dot
    flags imag itemsize nbytes partition ptp put real repeat resize round searchsorted sort squeeze
    std strides swapaxes take tofile tostring var view""".split()
)


class ndarray:
    """`_places` are those of its cells in `_store`, row by row; views share the store."""

    __slots__ = ("_store", "_places", "shape", "_conversion")
    __hash__ = None

    def __init__(self, store, places, shape, dtype):
        self._store = store
        self._places = places
        self.shape = tuple(shape)
        self._conversion = dtype

    ndim = property(lambda self: len(self.shape))
    size = property(lambda self: len(self._places))
    T = property(lambda self: self.transpose())
    flat = property(lambda self: iter(self._values()))

    def __getattr__(self, name):
        if name in _ELSEWHERE:
            return __getattr__(name)
        raise AttributeError(f"'numpy.ndarray' object has no attribute '{name}'")

    @property
    def dtype(self):
        kinds = {type(each) for each in self._values()}
        return self._conversion or (kinds.pop() if len(kinds) == 1 else object)

    def _values(self):
        store = self._store
        if len(store) > 1 and len(self._places) > 1:
            return operator.itemgetter(*self._places)(store)
        return [store[place] for place in self._places]

    def _view(self, places, shape):
        return ndarray(self._store, places, shape, self._conversion) if shape else self._store[places[0]]

    # The places that a key names, and the shape that they have.
    def _find(self, key):
        own = self._places
        try:
            places, shape = _found[self.shape, key]
        except KeyError:
            places, shape = _found[self.shape, key] = self._search(key)
        except TypeError:
            places, shape = self._search(key)
        return [own[place] for place in places], shape

    # The same, counted among its own cells.
    def _search(self, key):
        if isinstance(key, list):
            key = array(key)
        if isinstance(key, ndarray) and key.dtype is bool and key.shape == self.shape:
            places = [place for place, isIn in enumerate(key._values()) if isIn]
            return places, (len(places),)
        keys = key if isinstance(key, tuple) else (key,)
        if Ellipsis in [each for each in keys if not isinstance(each, ndarray)]:
            at = keys.index(Ellipsis)
            keys = keys[:at] + (slice(None),) * (self.ndim - len(keys) + 1) + keys[at + 1 :]
        if len(keys) > self.ndim:
            raise IndexError(
                f"too many indices for array: array is {self.ndim}-dimensional, but {len(keys)} were indexed"
            )
        axes = []
        shape = []
        lists = [axis for axis, each in enumerate(keys) if isinstance(each, (list, tuple, ndarray))]
        for axis, length in enumerate(self.shape):
            each = keys[axis] if axis < len(keys) else slice(None)
            if isinstance(each, slice):
                axes.append(range(length)[each])
                shape.append(len(axes[-1]))
            elif axis in lists:
                named = array(each)
                axes.append([self._index(one, length, axis) for one in named._values()])
                if axis == lists[0]:
                    shape.extend(named.shape)
            else:
                axes.append([self._index(each, length, axis)])
        if len(lists) > 1:
            chosen = zip(*[axes[axis] for axis in lists])
            combinations = [one for one in chosen]
        else:
            combinations = itertools.product(*axes)
        places = []
        for combination in combinations:
            at = 0
            for length, index in zip(self.shape, combination):
                at = at * length + index
            places.append(at)
        return places, tuple(shape)

    def _index(self, index, length, axis):
        if not -length <= index < length:
            raise IndexError(f"index {index} is out of bounds for axis {axis} with size {length}")
        return int(index) % length

    def __getitem__(self, key):
        return self._view(*self._find(key))

    def __setitem__(self, key, value):
        places, shape = self._find(key)
        if isinstance(value, (list, tuple, ndarray)):
            values = _spread(array(value), shape)
        else:
            values = [value] * len(places)
        for place, each in zip(places, values):
            self._store[place] = _keep(self._conversion, each)

    def __len__(self):
        if not self.shape:
            raise TypeError("len() of unsized object")
        return self.shape[0]

    def __iter__(self):
        count = len(self)
        if self.ndim == 1:
            return (self._store[place] for place in self._places)
        step = self.size // count if count else 0
        return (
            self._view(self._places[step * index : step * (index + 1)], self.shape[1:]) for index in range(count)
        )

    def __contains__(self, value):
        return value in self._values()

    def __bool__(self):
        if self.size == 1:
            return bool(self._values()[0])
        raise ValueError(
            "The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()"
        )

    def _map(self, function, dtype=None):
        return _make([function(each) for each in self._values()], self.shape, dtype)

    def __neg__(self):
        return self._map(lambda each: -each)

    def __abs__(self):
        return self._map(builtins.abs)

    def __invert__(self):
        return self._map(lambda each: not each if isinstance(each, bool) else ~each)

    def copy(self):
        return _wrap(list(self._values()), self.shape, self._conversion)

    __copy__ = copy

    def __deepcopy__(self, memo):
        return self.copy()

    def astype(self, dtype):
        return _make(self._values(), self.shape, _conversion(dtype))

    def tolist(self):
        values = list(self._values())
        for length in self.shape[:0:-1]:
            values = [values[at : at + length] for at in range(0, len(values), length or 1)]
        return values if self.shape else values[0]

    # As keys of a table need them: equal for equal values, and no other bytes than that.
    def tobytes(self):
        return repr(self.tolist()).encode()

    def item(self, *at):
        return self[at] if at else self._values()[0]

    def fill(self, value):
        self[...] = value

    def reshape(self, *shape):
        shape = list(shape[0] if len(shape) == 1 and not isinstance(shape[0], int) else shape)
        if -1 in shape:
            shape[shape.index(-1)] = self.size // -_count(shape)
        if _count(shape) != self.size:
            raise ValueError(f"cannot reshape array of size {self.size} into shape {tuple(shape)}")
        return self._view(self._places, tuple(shape))

    def flatten(self):
        return _make(self._values(), (self.size,), self._conversion)

    def ravel(self):
        return self.reshape(-1)

    def transpose(self):
        places = [self._places[place] for place in _turned(self.shape)]
        return ndarray(self._store, places, self.shape[::-1], self._conversion)

    def diagonal(self, offset=0):
        rows, columns = self.shape
        cells = [row * columns + row + offset for row in range(rows) if 0 <= row + offset < columns]
        return self._view([self._places[cell] for cell in cells], (len(cells),))

    def trace(self):
        return builtins.sum(self.diagonal()._values())

    def nonzero(self):
        found = [index for index, each in zip(_indexes(self.shape), self._values()) if each]
        return tuple(_wrap([index[axis] for index in found], (len(found),), int) for axis in range(self.ndim))

    # Gives what a function makes of all cells, or of those along an axis.
    def _reduce(self, function, axis):
        if axis is None:
            return function(self._values())
        axis %= self.ndim
        others = self.shape[:axis] + self.shape[axis + 1 :]
        own = self._values()
        values = [function([own[place] for place in line]) for line in _lines(self.shape, axis)]
        return _wrap(values, others) if others else values[0]

    def any(self, axis=None):
        return self._reduce(builtins.any, axis)

    def all(self, axis=None):
        return self._reduce(builtins.all, axis)

    def sum(self, axis=None):
        return self._reduce(builtins.sum, axis)

    def prod(self, axis=None):
        return self._reduce(math.prod, axis)

    def max(self, axis=None):
        return self._reduce(builtins.max, axis)

    def min(self, axis=None):
        return self._reduce(builtins.min, axis)

    def mean(self, axis=None):
        return self._reduce(lambda values: builtins.sum(values) / len(values), axis)

    def argmax(self, axis=None):
        return self._reduce(lambda values: values.index(builtins.max(values)), axis)

    def argmin(self, axis=None):
        return self._reduce(lambda values: values.index(builtins.min(values)), axis)

    def __str__(self):
        return _rows(_texts(self), " ", 1)

    def __repr__(self):
        return "array(" + _rows(_texts(self), ", ", 7) + ")"
