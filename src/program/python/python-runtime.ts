import {
  loadMicroPython,
  type MicroPython,
} from '@micropython/micropython-webassembly-pyscript/micropython.mjs';
import { languages } from '../languages.ts';
import type { ModuleFiles } from '../module-files.ts';
import { MOST_PRINTED, RunLog } from '../run-log.ts';
import type { CallResult, RaisedError, RecordingOptions, Runtime, StartEngine } from '../runtime.ts';
import { instrumentPython } from './instrument-python.ts';
import { parsePython } from './outline-python.ts';
import modules from './modules.py?raw';
import recorder from './recorder.py?raw';

/** Most calls of the top level: some programs play a game of their own as they load. */
const TOP_LEVEL_CALLS = 200_000;

/** MicroPython fetches its binary, so `fetch` answers with the one that was given. */
export const startPython: StartEngine = async (wasm, log = new RunLog()) => {
  const url = wasm && { url: 'micropython.wasm' };
  const python = await loadMicroPython({ heapsize: 32 << 20, pystack: 16_384, ...url });
  const { _module: heap } = python;
  let address = 0;
  python.registerJsModule('_plybook', {
    most_printed: MOST_PRINTED,
    inert(module: string) {
      log.inert.add(module);
    },
    block(length: number) {
      const block = new Int32Array(length);
      for (let i = 0; i < length; i++) block[i] = heap.getValue(address + 4 * i, 'i32');
      log.add(block);
    },
    argument(id: number, text: string) {
      log.argumentTexts[id] = text;
    },
    value(id: number, text: string) {
      log.values[id] = text;
    },
    printed(text: string, isRecorded: boolean) {
      log.printed.push({ text: text.replace(/\n$/, ''), isRecorded });
    },
  });
  python.runPython(recorder);
  python.runPython(modules);
  python.runPython('import uctypes\n_address = uctypes.addressof(_log)');
  address = Number(python.globals.get('_address'));
  return (source, files = {}, path = '') => {
    writeFiles(python, files, path);
    return makePythonRuntime(python, source.replace(/^\uFEFF/, ''), log);
  };
};

/** A module is looked for beside the program, and from the topmost folder. */
function writeFiles(python: MicroPython, files: ModuleFiles, path: string): void {
  const { FS } = python;
  for (const [name, text] of Object.entries(files)) {
    FS.mkdirTree(`/${name}`.replace(/\/[^/]*$/, '') || '/');
    FS.writeFile(`/${name}`, text);
  }
  const folder = `/${path}`.replace(/\/[^/]*$/, '');
  if (folder) python.runPython(`import sys\nsys.path.insert(0, ${JSON.stringify(folder)})`);
}

function makePythonRuntime(python: MicroPython, source: string, log: RunLog): Runtime {
  const read = parsePython(source);
  let instrumented = instrumentPython(source, read, false);
  const hasClasses = read.outline.functions.some(({ owner }) => owner !== null);

  const [ask, end] = ['_ask', '_end'].map(
    (name) => python.globals.get(name) as (...given: string[]) => string,
  );

  function catchRaised(what: () => void): RaisedError | null {
    let error: unknown = null;
    try {
      what();
    } catch (caught) {
      error = caught;
    }
    const why = end();
    return error === null ? null : readRaised(error, why, instrumented.lineOf);
  }

  return {
    language: languages.python,
    outline: read.outline,
    log,
    load(milliseconds, isLined) {
      log.restart();
      instrumented = instrumentPython(source, read, isLined);
      python.globals.set('_given', instrumented.code);
      return catchRaised(() =>
        python.runPython(
          `_restart()\n_start(${TOP_LEVEL_CALLS}, ${milliseconds}, (), None)\nexec(compile(_given, "program", "exec"), _space)`,
        ),
      );
    },
    evaluate(expression, board): CallResult {
      let answer = '';
      const raised = catchRaised(() => (answer = ask(expression, board ?? '')));
      const [returned = null, after = null] = raised ? [] : answer.split('\x1f');
      return { returned, board: after, raised };
    },
    record(expression, board, { marked, calls, milliseconds, globalBoard }: RecordingOptions) {
      python.globals.set('_given', expression);
      python.globals.set('_boardText', board);
      return catchRaised(() =>
        python.runPython(
          `_now = _board_of(_boardText)\n` +
            `_start(${calls}, ${milliseconds}, (${marked.map((index) => `${index},`).join(' ')}), ${globalBoard ? `"${globalBoard}"` : 'None'}, ${hasClasses ? 'True' : 'False'})\n` +
            'eval(compile(_given, "call", "eval"), _space, {"board": _now})',
        ),
      );
    },
    objects: {
      placeOf: (make) => `_place_of(${make})`,
      withBoard: (make, attribute, cells) => `_held(${make}, "${attribute}", ${cells})`,
    },
  };
}

const limits = ['calls', 'seconds', 'depth', 'memory'] as const;

function readRaised(error: unknown, ended: string, lineOf: (line: number) => number): RaisedError {
  const message = error instanceof Error ? error.message : String(error);
  const rows = message.trim().split('\n');
  // The message of an error may have several lines.
  const said = rows.slice(1 + rows.findLastIndex((row) => /^ +File "/.test(row))).join('\n');
  const lines = [...message.matchAll(/File "program", line (\d+)/g)].map(([, line]) => lineOf(Number(line)));
  const [, name, text] = /^(\w+)(?:: ?([^]*))?$/.exec(said.trim()) ?? ['', 'Error', message];
  const limit = limits.find((each) => each === ended) ?? findLimit(name, text ?? '');
  // For endless recursion the line of the call matters, not the line where the stack ran out.
  const again = lines.findLast((each, place) => lines.indexOf(each) < place);
  const line = (limit === 'depth' ? again : undefined) ?? lines.at(-1) ?? null;
  return { name: name === '_Input' ? 'input' : name, text: wordAsPython(text ?? ''), line, limit };
}

/** Operators by the names of their methods, which MicroPython reports. */
const compared: Readonly<Record<string, string>> = { gt: '>', lt: '<', ge: '>=', le: '<=' };
const reckoned: Readonly<Record<string, string>> = { add: '+', sub: '-', mul: '*', truediv: '/', mod: '%' };

/** Words an error about types as the Python on a reader's own machine does. */
function wordAsPython(text: string): string {
  const [, method, one, other] = /^unsupported types for __(\w+)__: '(\w+)', '(\w+)'$/.exec(text) ?? [];
  if (method in compared)
    return `'${compared[method]}' not supported between instances of '${one}' and '${other}'`;
  const sign = reckoned[method] ?? reckoned[method?.replace(/^[ri]/, '')];
  return sign ? `unsupported operand type(s) for ${sign}: '${one}' and '${other}'` : text;
}

function findLimit(name: string, text: string): RaisedError['limit'] {
  if (name === 'MemoryError') return 'memory';
  if (name === 'RuntimeError' && /recursion depth|pystack/.test(text)) return 'depth';
  return null;
}
