// Stands in for what a page or a package would give to a program, which runs without either.
(() => {
  const { inert: tell, assetName, asksToType, isMaking, write, print } = $host;
  const copied = (value) =>
    Array.isArray(value)
      ? value.map(copied)
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copied(each)]))
        : value;
  /** What `structuredClone` gives: an object of a class becomes a plain one. */
  const cloned = (value, known = new Map()) => {
    if (typeof value === 'function' || typeof value === 'symbol')
      throw Object.assign(new Error(`${String(value)} could not be cloned.`), { name: 'DataCloneError' });
    if (value === null || typeof value !== 'object') return value;
    if (known.has(value)) return known.get(value);
    if (ArrayBuffer.isView(value)) return value.slice();
    const copy = Array.isArray(value)
      ? []
      : value instanceof Map || value instanceof Set || value instanceof Date
        ? new value.constructor(value instanceof Date ? value : undefined)
        : {};
    known.set(value, copy);
    const inside = (each) => cloned(each, known);
    if (copy instanceof Map) for (const [key, each] of value) copy.set(inside(key), inside(each));
    else if (copy instanceof Set) for (const each of value) copy.add(inside(each));
    else for (const [key, each] of Object.entries(value)) copy[key] = inside(each);
    return copy;
  };
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
  /** What frameworks do for components, by package. */
  const frameworks = {};
  const jQueries = new Set(['$', 'jQuery', 'Zepto', 'jquery']);

  /** Stands in for something of a window: it can be read and called, and does nothing but note its name. */
  const inert = (name) => {
    const [part] = name.split('/');
    // Of components only the page is missing.
    const told = () => Object.hasOwn(frameworks, part) || tell(name);
    const reached = (answer) => () => {
      told();
      return answer();
    };
    const itself = new Proxy(function nothing() {}, {
      get: (_, key) => {
        if (jQueries.has(name) && Object.hasOwn(lists, key)) return lists[key];
        if (name === 'window' && Object.hasOwn(storages, key)) return storages[key];
        if (Object.hasOwn(frameworks[part] ?? {}, key)) return frameworks[part][key];
        told();
        // A number that a person sets on a page, as a depth, is not known.
        if (key === Symbol.toPrimitive) return (kind) => (kind === 'number' ? Number.NaN : '');
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
      '@angular @jest assert canvas chai chalk child_process cli-color colors crypto electron events express fs http https inquirer jquery ' +
      'net os p5 path perf_hooks preact prompt prompt-sync prompts react react-dom readline readline-sync socket.io ' +
      '@chakra-ui @emotion @heroicons @mui antd canvas-confetti classnames clsx framer-motion lucide-react prop-types ' +
      'react-bootstrap react-confetti react-icons react-native react-redux react-router-dom styled-components sweetalert2 ' +
      'stream test timers tty url util vitest vue worker_threads ws'
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
  const withOthers = (own, other) => new Proxy(own, { get: (_, key) => (key in own ? own[key] : other) });
  const printing = 'log info warn error table debug dir group';
  const globals = {
    console: withOthers(
      {
        ...Object.fromEntries(printing.split(' ').map((name) => [name, print])),
        assert: (isTrue, ...said) => isTrue || print('Assertion failed:', ...said),
      },
      () => {},
    ),
    prompt: ask,
    confirm: ask,
    require: required,
    process: withOthers(
      { stdout: withOthers({ write }, inert('process')), argv: ['node', 'program.js'], env: {} },
      inert('process'),
    ),
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
  /** What browsers, Node, tools for tests and libraries of pages give to a program, and no rule of a game needs. */
  const outside =
    'document window navigator location history screen event alert postMessage importScripts ' +
    'setTimeout clearTimeout setInterval clearInterval setImmediate queueMicrotask ' +
    'requestAnimationFrame cancelAnimationFrame requestIdleCallback ' +
    'addEventListener removeEventListener dispatchEvent getComputedStyle matchMedia ' +
    'fetch Audio AudioContext Image Worker Event CustomEvent MouseEvent KeyboardEvent MutationObserver ' +
    'URL URLSearchParams WebSocket XMLHttpRequest customElements speechSynthesis SpeechSynthesisUtterance ' +
    'describe it test expect beforeEach afterEach jest ' +
    '$ jQuery Zepto Alpine Swal axios bootstrap confetti gsap io';
  for (const name of outside.split(' ')) globals[name] = inert(name);
  /** An element of a page that a program defines. */
  globals.HTMLElement = function HTMLElement() {};
  const ofElements =
    'attachShadow shadowRoot querySelector querySelectorAll addEventListener dispatchEvent ' +
    'setAttribute getAttribute append appendChild classList style dataset children';
  for (const name of ofElements.split(' ')) globals.HTMLElement.prototype[name] = inert('document');
  globals.crypto = withOthers(
    { getRandomValues: (list) => list.forEach((_, at) => (list[at] = Math.random() * 2 ** 32)) ?? list },
    inert('crypto'),
  );
  globals.performance = { now: () => Date.now() };
  globals.structuredClone = (value) => cloned(value);
  Object.assign(globals, { self: globalThis, global: globalThis });
  Object.assign(globals, { React: inert('react'), ReactDOM: inert('react-dom'), Vue: inert('vue') });
  for (const name of ['setTimeout', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame']) {
    const later = globals[name];
    globals[name] = (run, ...others) =>
      isMaking() && typeof run === 'function' ? run() : later(run, ...others);
  }
  $plybook.standIns = new Set(Object.keys(globals));
  Object.assign(globalThis, globals, { module, exports: module.exports });
  Object.assign($plybook, { copied, inert, modules, module: imported, frameworks });
})();
