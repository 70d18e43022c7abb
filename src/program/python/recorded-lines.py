# After the recorder, in its namespace: the lines that ran, and what they gave their variables.


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
