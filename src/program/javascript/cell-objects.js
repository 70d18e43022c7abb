// Boards whose cells are objects: what mark each has, and how it gets another.
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
    const isObject = (each) => !isPlain(each) && !(Symbol.iterator in each);
    return objects.length === 9 && objects.every(isObject) ? objects : [];
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
    if (!way) return null;
    const read = (each) => (Array.isArray(each) ? each.map(read) : quietly(() => way.get(each)));
    if (Array.isArray(board)) return read(board);
    const entries = [...(board instanceof Map ? board : Object.entries(board))];
    return Object.fromEntries(entries.map(([key, each]) => [key, read(each)]));
  };
  /** Gives the cells other marks, if they are objects. */
  const putMarks = (board, marks) => {
    const way = wayOf(board);
    if (!way) return false;
    const given = rowsOf(marks).flat();
    objectsOf(board).forEach((each, at) => quietly(() => way.set(each, given[at])));
    return true;
  };
  const withMarks = (board, marks) => (putMarks(board, marks), board);
  Object.assign($plybook, { isRecord, marksOf, putMarks, withMarks });
})();
