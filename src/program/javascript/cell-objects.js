// Boards whose cells are objects: what mark each has, and how it gets another. Boards whose marks are objects: which those are.
(() => {
  const { fields, quietly } = $plybook;
  const isRecord = (each) =>
    each !== null && typeof each === 'object' && Object.getPrototypeOf(each) === Object.prototype;
  const isPlain = (each) => each === null || !/^(?:object|function)$/.test(typeof each);
  const rowsOf = (board) => {
    if (Array.isArray(board)) return board;
    return board instanceof Map ? [...board.values()] : isRecord(board) ? Object.values(board) : [];
  };
  /** The nine objects that are the cells of a board; empty if it has other cells. */
  const objectsOf = (board) => {
    const rows = rowsOf(board);
    const first = Array.isArray(rows[0]) ? rows[0][0] : rows[0];
    if (isPlain(first) || (rows.length !== 3 && rows.length !== 9)) return [];
    const objects = rows.flat();
    // Objects that are in several cells are the marks.
    return objects.length === 9 && objects.every(isObject) && new Set(objects).size === 9 ? objects : [];
  };
  const isObject = (each) => !isPlain(each) && !(Symbol.iterator in each);
  const isMark = (each) => typeof each === 'symbol' || (typeof each === 'object' && isObject(each));

  /** By the expressions for them, the objects and symbols that globals name, or that are in their lists and records. */
  const writeKey = (key) => (/^[a-z_$]/i.test(key) ? `.${key}` : `[${key}]`);
  /** A value and those in it, if it is a list, a record or a class. */
  const listNamed = (name, value) => {
    const isHolder = Array.isArray(value) || isRecord(value) || typeof value === 'function';
    const within = isHolder ? Object.entries(value) : [];
    return [[name, value], ...within.map(([key, each]) => [`${name}${writeKey(key)}`, each])];
  };
  let findObjects = () => [];
  /** The names of what holds cells that the program sets. */
  let changed = new Set();
  /** The fields of an object. Of several boards, as the one of the start and the one that is played on, the latter is first. */
  const entriesOf = (each) => {
    const entries = Object.entries({ ...each, ...each[fields] });
    return isRecord(each) ? entries : entries.toSorted(([one], [two]) => changed.has(two) - changed.has(one));
  };
  const nameObjects = (globals, names) => {
    changed = new Set(names);
    findObjects = () =>
      Object.entries(globals)
        .flatMap(([name, get]) => {
          try {
            return listNamed(name, get());
          } catch {
            return [];
          }
        })
        .filter(([, each]) => isMark(each));
  };
  /** The objects that an object with a board holds beside it, also in lists and records. */
  const findHeld = (board) =>
    isPlain(board) || Array.isArray(board)
      ? []
      : Object.entries({ ...board, ...board[fields] })
          .filter(([key]) => !key.startsWith('#'))
          .flatMap(([key, each]) => listNamed(`board.${key}`, each))
          .filter(([, each]) => isMark(each));
  /** Of each of them its kind, the expression for it, and its texts. */
  const namedObjects = (board) =>
    [...findObjects(), ...findHeld(board)].map(([name, each]) =>
      typeof each === 'symbol'
        ? ['symbol', name, [each.description ?? '']]
        : [
            isRecord(each) ? Object.keys(each).join() : each.constructor.name,
            name,
            Object.values(each).filter((text) => typeof text === 'string'),
          ],
    );
  const nameOf = (mark) => {
    const named = [...findObjects(), ...findHeld($plybook.board)];
    return `\u2060${named.find(([, each]) => each === mark)?.[0] ?? '?'}`;
  };
  /** The board with names in the place of objects and symbols that are marks; null if there are none. */
  const withNames = (board) => {
    const rows = rowsOf(board);
    const cells = rows.length === 3 || rows.length === 9 || rows.length === 10 ? rows.flat() : [];
    const marks = new Set(cells.filter(isMark));
    if (marks.size === 0 || cells.length < 9 || cells.length > 10 || marks.size === cells.length) return null;
    const read = (each) => (Array.isArray(each) ? each.map(read) : isMark(each) ? nameOf(each) : each);
    return mapBoard(board, read);
  };
  const mapBoard = (board, read) => {
    if (Array.isArray(board)) return read(board);
    const entries = [...(board instanceof Map ? board : Object.entries(board))];
    return Object.fromEntries(entries.map(([key, each]) => [key, read(each)]));
  };

  /** Fields in which cells have their marks. */
  const marking =
    /^[#_]*(?:mark(?:er)?|value|owner|state|symbol|player|piece|content|sign|token|status|letter|text(?:Content)?)$/;
  /** How a mark is read and set that is in a field. */
  const findField = (cell) => {
    const held = { ...cell, ...cell[fields] };
    const names = Object.keys(held).filter((name) => isPlain(held[name]));
    const name = names.find((each) => marking.test(each)) ?? (names.length === 1 ? names[0] : undefined);
    if (name === undefined) return null;
    return name.startsWith('#')
      ? { get: (each) => each[fields][name], set: (each, mark) => (each[fields] = { [name]: mark }) }
      : { get: (each) => each[name], set: (each, mark) => (each[name] = mark) };
  };
  /** How a mark is read and set that functions of the cell hide: they are tried, and the cell is left as it was. */
  const findFunctions = (cell) => {
    const names = Object.keys(cell).filter((name) => typeof cell[name] === 'function');
    const [asking, told] = [0, 1].map((least) =>
      names.filter((name) => Math.min(cell[name].length, 1) === least),
    );
    const tries = told.flatMap((set) =>
      asking.flatMap((get) => ['X', 1].map((mark) => ({ set, get, mark }))),
    );
    for (const { set, get, mark } of tries)
      try {
        const blank = cell[get]();
        cell[set](mark);
        if (!isPlain(blank) || cell[get]() !== mark) continue;
        const clears = [...asking.map((name) => (each) => each[name]()), (each) => each[set](blank)];
        const clear = clears.find((each) => (each(cell), cell[get]() === blank));
        if (!clear) continue;
        // A cell may refuse a mark while it has another.
        const put = (each, given) => (clear(each), given === blank || each[set](given));
        return { get: (each) => each[get](), set: put };
      } catch {
        continue;
      }
    return null;
  };

  const ways = new Map();
  /** How the marks of a board are read and set; null if its cells are not objects of one kind. */
  const wayOf = (board) => {
    const kinds = new Set(
      objectsOf(board).map((each) => `${each.constructor?.name}|${Object.keys(each).join()}`),
    );
    if (kinds.size !== 1) return null;
    const [kind] = kinds;
    const [cell] = objectsOf(board);
    if (!ways.has(kind)) ways.set(kind, findField(cell) ?? quietly(() => findFunctions(cell)));
    return ways.get(kind);
  };
  /** The board with marks in the place of its cells; null if these are not objects. */
  const marksOf = (board) => {
    const way = wayOf(board);
    if (!way) return withNames(board);
    const read = (each) => (Array.isArray(each) ? each.map(read) : quietly(() => way.get(each)));
    return mapBoard(board, read);
  };
  /** Gives the cells other marks, if they are objects. */
  const putMarks = (board, marks) => {
    const way = wayOf(board);
    if (!way) return false;
    const given = rowsOf(marks).flat();
    objectsOf(board).forEach((each, at) => quietly(() => way.set(each, given[at])));
    return true;
  };
  const holdsObjects = (board) => wayOf(board) !== null;
  const withMarks = (board, marks) => (putMarks(board, marks), board);
  Object.assign($plybook, {
    entriesOf,
    holdsObjects,
    isRecord,
    marksOf,
    nameObjects,
    nameOf,
    namedObjects,
    putMarks,
    withMarks,
  });
})();
