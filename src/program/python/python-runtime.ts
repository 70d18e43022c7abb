import type { Pyodide } from 'pyodide/pyodide.mjs';
import { words } from '../../words/index.ts';
import { languages } from '../languages.ts';
import { listModules } from '../module-files.ts';
import type { ProgramText } from '../program.ts';
import { MOST_PRINTED, RunLog, type PrintedText } from '../run-log.ts';
import {
  drawSeed,
  limitKinds,
  SLOW_TOP_LEVEL,
  type CallResult,
  type RaisedError,
  type RecordingOptions,
  type Runtime,
  type StartEngine,
  type StateWay,
} from '../runtime.ts';
import { WorkLimit } from '../work-limit.ts';
import boards from './boards.py?raw';
import numpyArray from './numpy-array.py?raw';
import numpyFunctions from './numpy-functions.py?raw';
import numpyShapes from './numpy-shapes.py?raw';
import { listModuleClasses, parsePython } from './outline-python.ts';
import { writeProgramMap } from './program-map.ts';
import objectMarks from './object-marks.py?raw';
import programCode from './program-code.py?raw';
import recordedLines from './recorded-lines.py?raw';
import recorder from './recorder.py?raw';
import runs from './runs.py?raw';
import standIns from './stand-ins.py?raw';
import { startInterpreter, type InterpreterStart } from './start-interpreter.ts';
import states from './states.py?raw';
import surroundings from './surroundings.py?raw';
import topLevel from './top-level.py?raw';

/** Milliseconds for an expression that is not recorded. */
const QUESTION = 5000;
/** How often Python looks at its limit: once in some hundred instructions. */
const LOOKS_PER_MILLISECOND = 100;
/** The number of checks after which Python is interrupted again, in case the program caught the first interruption. */
const LOOKS = 1000;
const INTERRUPT = 2;

const PROGRAMS = '/home/programs';
const FILE = 'program.py';

/** The interface between the recorder and the page. */
class Host {
  log = new RunLog();
  readonly work = new WorkLimit(LOOKS_PER_MILLISECOND);
  python: Pyodide | null = null;
  /** The number of programs that have run in this interpreter. */
  programs = 0;
  #wait = 0;

  /** Called by Python every few hundred instructions, even in loops without calls. */
  readonly interrupt = (): number => {
    if (!this.work.look() || this.#wait-- > 0) return 0;
    this.#wait = LOOKS;
    return INTERRUPT;
  };

  /** The functions that the recorder calls. */
  readonly calls = {
    most_printed: MOST_PRINTED,
    late: () => this.work.ended ?? 'work',
    inert: (module: string) => void this.log.inert.add(module),
    block: (address: number, length: number) => {
      const { _module: memory } = this.python!;
      this.log.add(memory.HEAP32.slice(address >> 2, (address >> 2) + length));
    },
    argument: (id: number, text: string) => this.log.addText('argumentTexts', id, text),
    value: (id: number, text: string) => this.log.addText('values', id, text),
    printed: (text: string, isRecorded: boolean) => this.log.print(text, isRecorded),
  };

  /** Runs Python until it has done the work of a number of milliseconds. */
  limit<T>(milliseconds: number, work: () => T): T {
    this.#wait = 0;
    this.work.start(milliseconds);
    try {
      return work();
    } finally {
      this.work.stop();
    }
  }
}

/** Modules that programs and our scripts import. */
const imports = `import abc, ast, collections, copy, dataclasses, enum, functools, importlib.abc, io, itertools, json, math
import os, pickle, random, signal, sys, threading, time, types, typing, warnings`;

/** In the order in which they run. */
const scripts = [
  recorder,
  recordedLines,
  boards,
  objectMarks,
  states,
  programCode,
  topLevel,
  surroundings,
  runs,
  standIns,
];

/** Changes with our scripts, because an interpreter started from saved memory has already read them. */
export const scriptsVersion: string = writeVersion([imports, ...scripts].join(''));

function writeVersion(text: string): string {
  let version = 0;
  for (let at = 0; at < text.length; at++) version = (Math.imul(version, 31) + text.charCodeAt(at)) >>> 0;
  return `scripts/${version}`;
}

/** Reads our scripts. An interpreter started from a copy of this one can skip that. */
function compileScripts(python: Pyodide): void {
  python.runPython(`${imports}\n_scripts = []`);
  for (const script of scripts) {
    python.globals.set('_script', script);
    python.runPython('_scripts.append(compile(_script, "recorder", "exec"))');
  }
}

const runScripts = `import __main__
for _script in __main__._scripts:
    exec(_script)
del __main__._scripts, __main__._script, __main__, _script`;

export const startPython: StartEngine<Omit<InterpreterStart, 'prepare'>> = async (start) => {
  const host = new Host();
  const python = await startInterpreter({ ...start, interrupt: host.interrupt, prepare: compileScripts });
  host.python = python;
  const globals = python.toPy({});
  globals.set('_host', host.calls);
  python.FS.mkdirTree('/home/modules');
  const { numpyLacks, argumentOf } = words.programRun;
  const lacking = [numpyLacks('NAME'), argumentOf('ARGUMENT', 'NAME')].map((each) => JSON.stringify(each));
  const numpy = [numpyShapes, numpyArray, numpyFunctions, `_LACKING, _ARGUMENT = ${lacking.join()}\n`].join(
    '',
  );
  python.FS.writeFile('/home/modules/numpy.py', numpy);
  python.runPython(runScripts, { globals });
  python.setInterruptBuffer([]);
  const interpreter = { python, host, globals, topLevels: new Map<string, KnownTopLevel>() };
  return (program, log = new RunLog()) => makePythonRuntime(interpreter, program, log);
};

interface Interpreter {
  readonly python: Pyodide;
  readonly host: Host;
  readonly globals: ReturnType<Pyodide['toPy']>;
  /** By the texts of a program whose top level takes long. */
  readonly topLevels: Map<string, KnownTopLevel>;
}

interface KnownTopLevel {
  /** How many of its parts have to run again. */
  readonly needed: number;
  readonly printed: readonly PrintedText[];
  readonly inert: readonly string[];
  /** What ended the part after these, within so many milliseconds; null if all ran to their end. */
  readonly stop: { readonly raised: RaisedError; readonly milliseconds: number } | null;
}

function makePythonRuntime(
  { python, host, globals, topLevels }: Interpreter,
  { source: whole, files = {}, path: ownPath, seed, ownLines }: ProgramText,
  log: RunLog,
): Runtime {
  const source = whole.replace(/^\uFEFF/, '');
  const path = ownPath || FILE;
  const read = parsePython(source);
  const modules = listModules(files, 'python');
  const folder = `${PROGRAMS}/${++host.programs}`;
  const call = (name: string, ...given: (string | number | boolean)[]) => globals.get(name)(...given);
  const texts = JSON.stringify([source, path, files]);
  let chance = seed ?? drawSeed();
  const program = call('make', source, path, folder, writeProgramMap(source, read), ownLines ?? Infinity);

  /** Why the interpreter ended; nothing runs in it afterwards. */
  let broken: RaisedError | null = null;

  /** Returns the resulting text of some work, or the error. */
  function run(
    milliseconds: number,
    name: string,
    ...given: (string | number | boolean)[]
  ): string | RaisedError {
    if (broken) return broken;
    host.log = log;
    try {
      const answer = host.limit(milliseconds, () => call(name, program, ...given));
      return answer.startsWith('=') ? answer.slice(1) : readRaised(answer.slice(1));
    } catch (error) {
      return (broken = readBroken(error));
    }
  }

  return {
    language: languages.python,
    outline: { ...read.outline, classes: [...read.outline.classes, ...listModuleClasses(files, modules)] },
    texts: [source, ...modules.map((each) => files[each])],
    log,
    load(milliseconds, isLined) {
      log.restart();
      if (broken) return broken;
      if (!isLined) chance = seed ?? drawSeed();
      for (const [name, text] of Object.entries({ ...files, [path]: source })) {
        const at = `${folder}/${name}`;
        python.FS.mkdirTree(at.slice(0, at.lastIndexOf('/')));
        python.FS.writeFile(at, text);
      }
      const found = topLevels.get(texts);
      const known = found?.stop && found.stop.milliseconds !== milliseconds ? null : found;
      const answer = run(milliseconds, 'load', isLined, chance, known?.needed ?? 0);
      const keep = (needed: number, stop: KnownTopLevel['stop']) =>
        topLevels.set(texts, { needed, stop, printed: [...log.printed], inert: [...log.inert] });
      if (typeof answer !== 'string') {
        // What is stopped leaves boards as they were in the middle of it, so from then on it is left out.
        const done = !known && answer.limit === 'work' ? Number(run(QUESTION, 'count_done')) : 0;
        if (!(done > 0)) return answer;
        keep(done, { raised: answer, milliseconds });
        return this.load(milliseconds, isLined);
      }
      if (known) {
        log.printed.splice(0, Infinity, ...known.printed);
        for (const name of known.inert) log.inert.add(name);
      } else if (host.work.spent > SLOW_TOP_LEVEL) keep(Number(answer), null);
      return known?.stop?.raised ?? null;
    },
    evaluate(expression, board = ''): CallResult {
      const answer = run(QUESTION, 'ask', expression, board);
      const work = host.work.spent;
      if (typeof answer !== 'string') return { returned: null, board: null, raised: answer, work };
      const [returned = null, after = null] = answer.split('\x1f');
      return { returned, board: after, raised: null, work };
    },
    record(expression, board, { marked, calls, milliseconds, globalBoard }: RecordingOptions) {
      const answer = run(
        milliseconds,
        'record',
        expression,
        board,
        calls,
        marked.join(' '),
        globalBoard ?? '',
      );
      return typeof answer === 'string' ? null : answer;
    },
    get spent() {
      return host.work.spent;
    },
    get hasDrawn() {
      return broken !== null || ownGenerator.test(source) || call('has_drawn', program) !== '';
    },
    objects: {
      placeOf: (make) => `_place_of(${make})`,
      boardOf: (make, attribute) => `_board_of(${make}, "${attribute}")`,
      isRecord: (make) => `type(${make}) is dict`,
      withEntries: (make, entries) =>
        `{**${make}, ${entries.map(([key, text]) => `${JSON.stringify(key)}: ${text}`).join(', ')}}`,
      holdsObjects: (make) => `_with_marks(${make})`,
      withMarks: (make, cells) => `_with_marks(${make}, ${cells})`,
      withBoard: (make, attribute, cells) =>
        `(lambda board: _held(board, "${attribute}", ${cells}))(${make})`,
      differs: (one, other) => `_differs(${one}, ${other})`,
      statesIn: (make) => `_states_in(${make})`,
      named: (make) => `_named_objects(${make})`,
      copyOf: (name) => `_copied(${name})`,
      marksOn: (way) => `_marks_on(${writeWay(way)})`,
      stateWith: (way, cells) => `_reached(${writeWay(way)}, ${cells})`,
    },
  };
}

/** The name of a way, under which it is kept, and its functions. */
function writeWay({ make, play }: StateWay): string {
  return `${JSON.stringify(`${make}|${play}`)}, lambda: ${make}, lambda state, move, turn: ${play}`;
}

/** Random numbers that do not come from the functions of `random`. */
const ownGenerator = /\bRandom\b|SystemRandom|default_rng|\bsecrets\b/;

function readRaised(described: string): RaisedError {
  const [name, text, line, ended] = described.split('\x1f');
  const limit = limitKinds.find((each) => each === ended) ?? null;
  return { name, text, line: Number(line) || null, limit };
}

/** The reason if the interpreter itself ended: its stack, essential memory, or a crash. */
function readBroken(error: unknown): RaisedError {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const isMemory = /memory/i.test(message) && !/out of bounds/.test(message);
  const limit = name === 'RangeError' ? 'depth' : isMemory ? 'memory' : 'crash';
  return { name: limit, text: message, line: null, limit };
}
