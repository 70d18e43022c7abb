// Runs before a reader's program, within the same engine. It notes every call, return and line of the functions that lead
// to a search as a number in a log, whose blocks the host takes: a call is the id of the text of its arguments, a return
// −2 less the id of its value, −1 is a call that threw; lines, those of functions that a search asks, and prints have a bit
// of their own.
(() => {
  const { block: take, argument, value: valued, printed, inert: told, mostPrinted, assetName } = $host;
  // Out of the program's reach.
  delete globalThis.$host;
  const LINE = 0x40000000;
  const ASIDE = 0x48000000;
  const ASSIGNED = 0x50000000;
  const PRINT = 0x60000000;
  const DEEPEST = 100;
  const MOST_ASSIGNED = 20_000;
  /** Most characters that are printed at once. */
  const LONGEST = 20_000;
  /** Longer texts and numbers are not recorded. */
  const LONG = 24;
  /** What reads and sets the private fields of an object. */
  const fields = Symbol('fields');
  const log = new Int32Array(16_384);
  const ids = new Map();
  const values = new Map();
  const assigned = new Map();
  const asides = new Set();
  let texts = 0;
  let [used, block, calls, limit, depth, prints] = [0, 64, 0, 0, 0, 0];
  let [isOn, board, why] = [false, null, ''];
  let marked = new Set();

  const flush = () => {
    take(log.buffer, used);
    used = 0;
    block = Math.min(4 * block, log.length);
  };
  const note = (event) => {
    log[used++] = event;
    if (used === block) flush();
  };

  const asksToType = () =>
    Object.assign(new Error('the program asks for something to be typed in'), { name: 'input' });
  /** How many promises are being made: a pause within one is over at once. */
  let making = 0;
  const unhandled = new Set();
  /**
   * A promise whose callbacks run at once: nothing else runs beside a program, so `await` needs no second turn. One that
   * stays open waits for a person.
   */
  class Settled {
    #state = 'open';
    #value;
    #waiting = [];

    constructor(run) {
      const end = (state) => (value) => {
        if (this.#state !== 'open') return;
        if (state === 'kept' && value instanceof Settled) {
          value.then(end('kept'), end('broken'));
          return;
        }
        [this.#state, this.#value] = [state, value];
        if (state === 'broken') unhandled.add(this);
        for (const each of this.#waiting) each();
      };
      making++;
      try {
        run(end('kept'), end('broken'));
      } catch (error) {
        end('broken')(error);
      } finally {
        making--;
      }
    }

    get isKept() {
      return this.#state === 'kept';
    }

    get value() {
      unhandled.delete(this);
      if (this.#state === 'open') throw asksToType();
      if (this.#state === 'broken') throw this.#value;
      return this.#value;
    }

    // oxlint-disable-next-line unicorn/no-thenable -- Programs chain promises.
    then(kept, broken) {
      return new Settled((resolve, reject) => {
        const go = () => {
          unhandled.delete(this);
          const [handle, pass] = this.#state === 'kept' ? [kept, resolve] : [broken, reject];
          try {
            if (typeof handle === 'function') resolve(handle(this.#value));
            else pass(this.#value);
          } catch (error) {
            reject(error);
          }
        };
        if (this.#state === 'open') this.#waiting.push(go);
        else go();
      });
    }

    catch(broken) {
      return this.then(undefined, broken);
    }

    finally(run) {
      return this.then(
        (value) => (run(), value),
        (error) => {
          run();
          throw error;
        },
      );
    }

    static resolve(value) {
      return new Settled((resolve) => resolve(value));
    }

    static reject(error) {
      return new Settled((_, reject) => reject(error));
    }

    static all(all) {
      return promised(() => Array.from(all, settled));
    }

    static allSettled(all) {
      return Settled.all(
        Array.from(all, (each) =>
          Settled.resolve(each).then(
            (value) => ({ status: 'fulfilled', value }),
            (reason) => ({ status: 'rejected', reason }),
          ),
        ),
      );
    }

    static race(all) {
      return new Settled((resolve, reject) => {
        for (const each of all) Settled.resolve(each).then(resolve, reject);
      });
    }
  }
  /** What `await` gives. */
  const settled = (value) => (value instanceof Settled ? value.value : value);
  /** What an async function returns. */
  const promised = (run) => new Settled((resolve) => resolve(run()));
  const rethrow = () => {
    for (const each of unhandled) settled(each);
  };
  globalThis.Promise = Settled;

  const shown = (each, deep = 0) => {
    if (each instanceof Settled) return each.isKept ? shown(each.value, deep) : '…';
    if (each === undefined) return 'null';
    if (each === null || typeof each === 'boolean') return `${each}`;
    if (typeof each === 'number' || typeof each === 'bigint') return `${each}`;
    if (typeof each === 'string') return JSON.stringify(each);
    if (typeof each === 'function' || typeof each === 'symbol' || deep > 6) return '…';
    if (each instanceof Map) return shown(Object.fromEntries(each), deep + 1);
    if (Array.isArray(each) || ArrayBuffer.isView(each) || each instanceof Set)
      return `[${[...each].map((item) => shown(item, deep + 1)).join(',')}]`;
    return `{${Object.entries({ ...each, ...each[fields] })
      .map(([key, value]) => `${JSON.stringify(key)}:${shown(value, deep + 1)}`)
      .join(',')}}`;
  };

  const halt = (reason) => {
    why ||= reason;
    throw new Error(`stopped: ${why}`);
  };

  const line = (at) => {
    if (!isOn) return;
    asides.clear();
    note(LINE | at);
  };

  /** A line of a helper is noted once for each line of the search, however often it runs. */
  const aside = (at) => {
    if (!isOn || asides.has(at)) return;
    asides.add(at);
    note(ASIDE | at);
  };

  /** Only plain values are noted: asking an object of the program for its text could run anything. */
  const isSimple = (each) =>
    each === null ||
    /^(undefined|boolean|number)$/.test(typeof each) ||
    (typeof each === 'string' && each.length <= LONG);
  const written = (each) => {
    if (isSimple(each)) return typeof each === 'string' ? JSON.stringify(each) : `${each}`;
    try {
      const isShort = Array.isArray(each) && each.length <= 4 && each.every(isSimple);
      return isShort ? `[${each.map(written).join(', ')}]` : '…';
    } catch {
      return '…';
    }
  };

  const given = (at, name, value) => {
    if (!isOn) return;
    const text = `${at}|${name} = ${written(value)}`;
    let event = assigned.get(text);
    if (event === undefined) {
      if (assigned.size === MOST_ASSIGNED) return;
      valued(texts, text);
      assigned.set(text, (event = ASSIGNED | texts++));
    }
    note(event);
  };

  const call = (index, handed, run) => {
    if (!isOn || !marked.has(index)) return run();
    if (why) halt(why);
    if (++calls > limit) halt('calls');
    let text = `${index}|[${handed.map((each) => shown(each)).join(',')}]`;
    if (board) text += `|${shown(board())}`;
    let id = ids.get(text);
    if (id === undefined) {
      ids.set(text, (id = ids.size));
      argument(id, text);
    }
    note(id);
    if (++depth > DEEPEST) halt('depth');
    let returned;
    try {
      returned = run();
    } catch (error) {
      depth--;
      if (!why) note(-1);
      throw error;
    }
    depth--;
    const key = typeof returned === 'number' ? returned : shown(returned).slice(0, 300);
    let value = values.get(key);
    if (value === undefined) {
      values.set(key, (value = texts++));
      valued(value, typeof key === 'number' ? shown(key) : key);
    }
    note(-2 - value);
    return returned;
  };

  /** What was written since the last line ended. */
  let unended = '';
  const write = (text) => {
    unended += text;
    if (!unended.endsWith('\n') && unended.length < LONGEST) return true;
    const whole = unended.slice(0, LONGEST).replace(/\n$/, '');
    unended = '';
    if (++prints > mostPrinted) return true;
    printed(whole, isOn);
    if (isOn) note(PRINT);
    return true;
  };
  const print = (...items) =>
    void write(`${items.map((each) => (typeof each === 'string' ? each : shown(each))).join(' ')}\n`);

  const copied = (value) =>
    Array.isArray(value)
      ? value.map(copied)
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copied(each)]))
        : value;
  const entriesOf = (all) => (Array.isArray(all) ? [...all.entries()] : Object.entries(all));
  /** What jQuery does with lists and objects; the rest of it works on a page. */
  const lists = {
    each: (all, visit) => (entriesOf(all).some(([key, each]) => visit.call(each, key, each) === false), all),
    map: (all, visit) => entriesOf(all).flatMap(([key, each]) => visit(each, key) ?? []),
    grep: (all, test, isTurned = false) => all.filter((each, index) => !test(each, index) === isTurned),
    inArray: (each, all) => all.indexOf(each),
    isArray: Array.isArray,
    makeArray: Array.from,
    extend: (first, ...others) =>
      first === true
        ? Object.assign(...others.map((each, index) => (index === 0 ? each : copied(each))))
        : Object.assign(first, ...others),
  };
  const jQueries = new Set(['$', 'jQuery', 'Zepto', 'jquery']);

  /** Stands in for something of a window: it can be read and called, and does nothing but note its name. */
  const inert = (name) => {
    const reached = (answer) => () => {
      told(name);
      return answer();
    };
    const itself = new Proxy(function nothing() {}, {
      get: (_, key) => {
        if (jQueries.has(name) && Object.hasOwn(lists, key)) return lists[key];
        if (name === 'window' && Object.hasOwn(storages, key)) return storages[key];
        told(name);
        if (key === Symbol.toPrimitive) return () => '';
        return key === Symbol.iterator ? function* none() {} : itself;
      },
      set: reached(() => true),
      has: () => true,
      apply: reached(() => itself),
      construct: reached(() => itself),
    });
    return itself;
  };
  const ask = () => {
    throw asksToType();
  };
  /** Packages that draw, ask or send. */
  const outer = new Set(
    (
      'assert canvas chalk child_process cli-color colors crypto electron events express fs http https inquirer jquery ' +
      'net os p5 path perf_hooks prompt prompt-sync prompts react react-dom readline readline-sync socket.io ' +
      'stream timers tty url util vue worker_threads ws'
    ).split(' '),
  );
  const isAsset = new RegExp(assetName, 'i');
  /** The exports of the program's modules, by import name. */
  const modules = new Map();
  const imported = (name) => {
    if (modules.has(name)) return modules.get(name);
    if (outer.has(name.replace(/^node:|\/.*$/g, '')) || isAsset.test(name)) return inert(name);
    throw new Error(`Cannot find module '${name}'`);
  };
  /** A file that sets `module.exports` is the default export of the module that it became. */
  const required = (name) => {
    const found = imported(name);
    return modules.has(name) && found.isCommon ? found.default : found;
  };
  const module = { exports: {} };
  const globals = {
    console: { log: print, info: print, warn: print, error: print, table: print },
    prompt: ask,
    confirm: ask,
    require: required,
    process: { stdout: { write }, argv: ['node', 'program.js'], env: {}, exit: () => inert('process') },
  };
  /** What a browser keeps for a page; here it begins empty each time. */
  const makeStorage = () => {
    const kept = new Map();
    return {
      getItem: (key) => kept.get(`${key}`) ?? null,
      setItem: (key, value) => void kept.set(`${key}`, `${value}`),
      removeItem: (key) => void kept.delete(`${key}`),
      clear: () => kept.clear(),
    };
  };
  const storages = { localStorage: makeStorage(), sessionStorage: makeStorage() };
  Object.assign(globals, storages);
  const outside =
    'document window $ jQuery Zepto navigator location alert setTimeout clearTimeout ' +
    'setInterval clearInterval requestAnimationFrame addEventListener fetch Audio Image';
  for (const name of outside.split(' ')) globals[name] = inert(name);
  globals.React = inert('react');
  const later = globals.setTimeout;
  globals.setTimeout = (run, ...others) =>
    making > 0 && typeof run === 'function' ? run() : later(run, ...others);
  Object.assign(globalThis, globals, { module, exports: module.exports });

  const start = (options) => {
    ({ limit, board } = options);
    [calls, depth, why] = [0, 0, ''];
    marked = new Set(options.marked);
    isOn = options.marked.length > 0;
  };
  const end = () => {
    if (unended) write('\n');
    isOn = false;
    if (used) flush();
    return why;
  };
  /** Where an object of a class has a board; null if it has none. */
  const placeOf = (each) => {
    const isMade = each !== null && typeof each === 'object' && typeof each[Symbol.iterator] !== 'function';
    if (!isMade || Object.getPrototypeOf(each) === Object.prototype) return null;
    const holds = (value) =>
      Array.isArray(value) || ArrayBuffer.isView(value)
        ? [3, 9, 10].includes(value.length)
        : typeof value === 'string' && value.length === 9;
    const all = { ...each, ...each[fields] };
    return Object.keys(all).find((key) => holds(all[key])) ?? null;
  };
  const boardOf = (each, key) => (key.startsWith('#') ? each[fields] : each)[key];
  /** Gives an object another board. */
  const withBoard = (each, key, cells) => {
    if (key.startsWith('#')) each[fields] = { [key]: cells };
    else each[key] = cells;
    return each;
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
      const flat = value.flatMap((row) => (typeof row === 'string' ? [...row] : row));
      if (flat.length === 9 && flat.every(isCell)) return flat;
    }
    for (const each of Object.values({ ...value, ...value[fields] })) {
      const found = boardIn(each, deep - 1);
      if (found) return found;
    }
    return null;
  };
  /** The state after a move: what the program returned, what that holds, or the state before, if it was changed. */
  const playMove = (play, state, place) => {
    const before = boardIn(state);
    const returned = play(state, place);
    const parts = isCell(returned) ? [] : Object.values(returned);
    const isNext = (each) => boardIn(each)?.filter((cell, at) => cell !== before[at]).length === 1;
    const next = [returned, ...parts, state].find(isNext);
    if (next === undefined) throw new Error('no move');
    return next;
  };
  /** How a program's own moves lead from its first state to others. */
  const learnWay = (make, play, places) => {
    const blank = boardIn(make());
    const after = places.map((place) => boardIn(playMove(play, make(), place)));
    const changed = after.map((each) => each.findIndex((cell, at) => cell !== blank[at]));
    if (new Set(changed).size < 9) throw new Error('not all cells');
    const second = boardIn(playMove(play, playMove(play, make(), places[0]), places[1]));
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
    const { places, changed, marks } = wayOf(name, make, play);
    const [x, o] = marks.map((mark) => cells.filter((cell) => wanted[cell] === mark));
    const isXLate = x.length > o.length;
    const [late, early] = isXLate ? [x, o] : [o, x];
    for (let last = 0; last < Math.max(1, late.length) && [0, 1].includes(x.length - o.length); last++)
      try {
        const ordered = [...late.slice(last + 1), ...late.slice(0, last + 1)];
        const order = ordered.flatMap((cell, at) => (isXLate ? [cell, early[at]] : [early[at], cell]));
        const moves = order.filter((cell) => cell !== undefined);
        return moves.reduce((state, cell) => playMove(play, state, places[changed.indexOf(cell)]), make());
      } catch {
        continue;
      }
    throw new Error('no moves reach this board');
  };
  /** The names of what may be states in an object. */
  const statesIn = (each) =>
    Object.keys(each).filter((key) => !isCell(each[key]) && !Array.isArray(each[key]));

  globalThis.$plybook = {
    settled,
    promised,
    rethrow,
    marksOn,
    reached,
    statesIn,
    copied,
    line,
    aside,
    given,
    call,
    start,
    end,
    shown,
    placeOf,
    boardOf,
    withBoard,
    fields,
    inert,
    modules,
    module: imported,
  };
})();
