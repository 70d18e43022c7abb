// Notes every call, return and line of the functions that lead to a search as a number in a log, whose blocks the host
// takes. A call is the id of the text of its arguments, a return −2 less the id of its value, −1 a call that threw. Lines,
// those of functions that a search asks, and prints have a bit of their own.
(() => {
  const { block: take, argument, value: valued, printed, mostPrinted, Settled } = $host;
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

  /** `nothing` is how `undefined` is written: boards and arguments are written back, with `null`. */
  const shown = (whole, deep = 0, nothing = 'null', isPrinted = false) => {
    const inside = (item) => shown(item, deep + 1, nothing, isPrinted);
    // What a program prints of its cells are the objects.
    const each = (isPrinted ? null : $plybook.marksOf(whole)) ?? whole;
    if (each instanceof Settled) return each.isKept ? shown(each.value, deep, nothing, isPrinted) : '…';
    if (each === undefined) return nothing;
    if (each === null || typeof each === 'boolean') return `${each}`;
    if (typeof each === 'number' || typeof each === 'bigint') return `${each}`;
    if (typeof each === 'string') return JSON.stringify(each);
    if (typeof each === 'symbol') return JSON.stringify($plybook.nameOf(each));
    if (typeof each === 'function' || deep > 6) return '…';
    if (Array.isArray(each) || ArrayBuffer.isView(each) || each instanceof Set)
      return `[${[...each].map(inside).join(',')}]`;
    const entries = each instanceof Map ? [...each] : $plybook.entriesOf(each);
    return `{${entries.map(([key, value]) => `${JSON.stringify(String(key))}:${inside(value)}`).join(',')}}`;
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

  /** What a read of the program's own objects runs is none of its calls and lines. */
  const quietly = (read) => {
    const was = isOn;
    isOn = false;
    try {
      return read();
    } finally {
      isOn = was;
    }
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
    const key = typeof returned === 'number' ? returned : shown(returned, 0, 'undefined').slice(0, 300);
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
    void write(
      `${items.map((each) => (typeof each === 'string' ? each : shown(each, 0, 'null', true))).join(' ')}\n`,
    );

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

  /** The statement outside functions that runs, by its offset, and the one before which the program ends. */
  let [running, last] = [-1, -1];
  const part = (at) => {
    if (at >= 0 && at === last) throw new Error('stopped');
    running = at;
  };
  const partAt = () => running;
  const stopAt = (at) => void (last = at);

  Object.assign($host, { write, print });
  const parts = { part, partAt, stopAt };
  Object.assign($plybook, { line, aside, given, call, start, end, quietly, shown, fields, ...parts });
})();
