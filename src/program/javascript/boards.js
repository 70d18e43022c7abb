// Reads and writes the boards in a program's objects, and reaches its states by its own moves.
(() => {
  const { entriesOf, fields, isRecord, marksOf, putMarks, standIns } = $plybook;
  const isScalar = (each) => each === null || typeof each !== 'object';
  /** Whether a value is a map or an object with nine cells. */
  const holdsCells = (value) => {
    const cells = value instanceof Map ? [...value.values()] : isRecord(value) ? Object.values(value) : [];
    return cells.length === 9 && (cells.every(isScalar) || marksOf(value) !== null);
  };
  const isList = (each) => Array.isArray(each) || ArrayBuffer.isView(each) || each instanceof Set;
  /** Where an object of a class has a board; null if it has none. */
  const placeOf = (each) => {
    const isMade = each !== null && typeof each === 'object' && !isList(each) && !(each instanceof Map);
    if (!isMade || isRecord(each)) return null;
    const holds = (value) =>
      isList(value)
        ? [3, 9, 10, 11].includes(value.length)
        : typeof value === 'string'
          ? value.length === 9
          : holdsCells(value);
    return entriesOf(each).find(([, value]) => holds(value))?.[0] ?? null;
  };
  /** A map or an object with the same keys and other values. */
  const mapLike = (each, values) =>
    each instanceof Map
      ? new Map([...each.keys()].map((key, at) => [key, values[at]]))
      : Object.fromEntries(Object.keys(each).map((key, at) => [key, values[at]]));
  const boardOf = (each, key) => (key.startsWith('#') ? each[fields] : each)[key];
  /** Gives an object another board. */
  const withBoard = (each, key, cells) => {
    if (putMarks(boardOf(each, key), cells)) return each;
    if (key.startsWith('#')) each[fields] = { [key]: cells };
    else each[key] = cells;
    return each;
  };

  /** The same board with other cells; null if it can only be replaced. */
  const refill = (board, given) => {
    const value = isRecord(board) && given instanceof Map ? Object.fromEntries(given) : given;
    if (Object.isFrozen(board)) return value;
    if (putMarks(board, value)) return board;
    if (Array.isArray(board)) board.splice(0, Infinity, ...value);
    else if (ArrayBuffer.isView(board)) board.set(value);
    else if (board instanceof Map) {
      board.clear();
      value.forEach((each, key) => board.set(key, each));
    } else if (board instanceof Set) {
      board.clear();
      for (const each of value) board.add(each);
    } else if (isScalar(board)) return null;
    else {
      for (const key of isRecord(board) ? Object.keys(board) : []) if (!(key in value)) delete board[key];
      Object.assign(board, value);
    }
    return board;
  };

  /** How programs write moves, likeliest first: as a number from 0 or 1, or as row and column from 0 or 1. */
  const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const forms = [
    cells,
    cells.map((cell) => cell + 1),
    ...[0, 1].map((from) => cells.map((cell) => [Math.floor(cell / 3) + from, (cell % 3) + from])),
  ];
  const isCell = (each) => each === null || typeof each !== 'object';
  /** The cells of a board within a state; null if there is none. */
  const boardIn = (value, deep = 3) => {
    if (typeof value === 'string') return value.length === 9 ? [...value] : null;
    if (isCell(value) || deep === 0) return null;
    if (Array.isArray(value) && [3, 9].includes(value.length)) {
      const isText = (row) => value.length === 3 && typeof row === 'string';
      const flat = value.flatMap((row) => (isText(row) ? [...row] : row));
      if (flat.length === 9 && flat.every(isCell)) return flat;
    }
    for (const each of Object.values({ ...value, ...value[fields] })) {
      const found = boardIn(each, deep - 1);
      if (found) return found;
    }
    return null;
  };
  /** The state after a move: what the program returned, what that holds, or the state before, if it was changed. */
  const playMove = (play, blank, state, place) => {
    const before = boardIn(state);
    const returned = play(state, place, before.filter((cell, at) => cell !== blank[at]).length % 2);
    const parts = isCell(returned) ? [] : Object.values(returned);
    const isNext = (each) => boardIn(each)?.filter((cell, at) => cell !== before[at]).length === 1;
    const next = [returned, ...parts, state].find(isNext);
    if (next === undefined) throw new Error('no move');
    return next;
  };
  /** How a program's own moves lead from its first state to others. */
  const learnWay = (make, play, places) => {
    const blank = boardIn(make());
    const after = places.map((place) => boardIn(playMove(play, blank, make(), place)));
    const changed = after.map((each) => each.findIndex((cell, at) => cell !== blank[at]));
    if (new Set(changed).size < 9) throw new Error('not all cells');
    const second = boardIn(playMove(play, blank, playMove(play, blank, make(), places[0]), places[1]));
    return { places, blank, changed, marks: [after[0][changed[0]], second[changed[1]]] };
  };
  const ways = new Map();
  const wayOf = (name, make, play) => {
    for (const places of ways.has(name) || isCell(make()) || Array.isArray(make()) ? [] : forms)
      try {
        ways.set(name, learnWay(make, play, places));
        break;
      } catch {
        continue;
      }
    return ways.get(name) ?? null;
  };
  /** The marks of both sides and the cells of the first state, where its moves reach others; else null. */
  const marksOn = (name, make, play) => {
    const way = wayOf(name, make, play);
    return way && [...way.marks, way.blank];
  };
  /** The state with these cells. A game that is over ends with the move that ended it. */
  const reached = (name, make, play, wanted) => {
    const { places, blank, changed, marks } = wayOf(name, make, play);
    const [x, o] = marks.map((mark) => cells.filter((cell) => wanted[cell] === mark));
    const isXLate = x.length > o.length;
    const [late, early] = isXLate ? [x, o] : [o, x];
    for (let last = 0; last < Math.max(1, late.length) && [0, 1].includes(x.length - o.length); last++)
      try {
        const ordered = [...late.slice(last + 1), ...late.slice(0, last + 1)];
        const order = ordered.flatMap((cell, at) => (isXLate ? [cell, early[at]] : [early[at], cell]));
        const moves = order.filter((cell) => cell !== undefined);
        return moves.reduce(
          (state, cell) => playMove(play, blank, state, places[changed.indexOf(cell)]),
          make(),
        );
      } catch {
        continue;
      }
    throw new Error('no moves reach this board');
  };
  const made = new Set();
  /** Lets the names of a scope be used as if they were global: those of the first time, or of the last of a component. */
  const makeGlobal = (all) => {
    for (const [name, [get, set]] of Object.entries(all))
      if (!(name in globalThis) || standIns.has(name) || (made.has(name) && $plybook.isRendering())) {
        standIns.delete(name);
        made.add(name);
        Object.defineProperty(globalThis, name, { get, set, configurable: true });
      }
  };
  /** The names of what may be states in an object. */
  const statesIn = (each) =>
    Object.keys(each).filter((key) => !isCell(each[key]) && !Array.isArray(each[key]));
  Object.assign($plybook, {
    placeOf,
    boardOf,
    withBoard,
    refill,
    mapLike,
    marksOn,
    reached,
    statesIn,
    makeGlobal,
  });
})();
