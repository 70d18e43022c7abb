// Stands in for what a page or a package would give to a program, which runs without either.
(() => {
  const { inert: told, assetName, asksToType, isMaking, write, print } = $host;
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
    isMaking() && typeof run === 'function' ? run() : later(run, ...others);
  Object.assign(globalThis, globals, { module, exports: module.exports });
  Object.assign($plybook, { copied, inert, modules, module: imported });
})();
