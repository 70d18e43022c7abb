import release from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core';
import { languages } from '../languages.ts';
import { RunLog, type PrintedText } from '../run-log.ts';
import {
  drawSeed,
  type CallResult,
  type RaisedError,
  type RecordingOptions,
  type Runtime,
  type StartEngine,
  type StateWay,
} from '../runtime.ts';
import { WorkLimit } from '../work-limit.ts';
import { instrumentJavaScript } from './instrument-javascript.ts';
import { listModuleClasses, parseJavaScript } from './outline-javascript.ts';
import type { ProgramText } from '../program.ts';
import { isRelative, listImports, listModules, resolveImport } from '../module-files.ts';
import { makeContext } from './make-context.ts';
import { readRaised } from './read-raised.ts';
import { listSharedScripts } from './shared-scripts.ts';
import { unwrapHandler } from './unwrap-handler.ts';
import { unwrapOptions } from './unwrap-options.ts';
import { isModule, writeModule } from './write-module.ts';
import { readsPage } from './reads-page.ts';
import pageCells from './page-cells.js?raw';
import sketch from './sketch.js?raw';

/** Heap and stack of a program, in bytes; a larger stack would end its host. */
const MEMORY = 24 << 20;
const STACK = 160 << 10;
/** QuickJS checks its limit once in ten thousand calls and loop iterations. */
const LOOKS_PER_MILLISECOND = 0.6;
/** The path of a program without a name. */
const FILE = 'program.js';
/** Milliseconds for an expression that is not recorded. */
const QUESTION = 5000;

/** Names that a call may use: its board, and Python's constants, which lessons write in any language. */
const HANDED = 'board, True = true, False = false, None = null';

export const startJavaScript: StartEngine<ArrayBuffer> = async (wasmBinary) => {
  const quickJs = await newQuickJSWASMModuleFromVariant(
    wasmBinary ? newVariant(release, { wasmBinary, locateFile: (name) => name }) : release,
  );
  const stops = new Map<string, TopLevelStop>();
  return (program, log = new RunLog()) => makeJavaScriptRuntime(quickJs, program, log, stops);
};

/** The statement outside functions that reached a limit, by its offset, and what ran until then. */
interface TopLevelStop {
  readonly at: number;
  readonly raised: RaisedError;
  readonly printed: readonly PrintedText[];
}

function makeJavaScriptRuntime(
  quickJs: QuickJSWASMModule,
  { source: whole, files = {}, path: ownPath, seed, ownLines }: ProgramText,
  log: RunLog,
  stops: Map<string, TopLevelStop>,
): Runtime {
  const path = ownPath || FILE;
  const lastOwnLine = ownLines ?? Infinity;
  const source = unwrapOptions(unwrapHandler(whole));
  const read = parseJavaScript(source);
  const hasPage = readsPage(source, read.outline);
  const renders = read.components.map(
    ({ name, call }) => `$plybook.render(${JSON.stringify(name)}, () => ${call});`,
  );
  const modules = listModules(files, 'javascript');
  const shared = listSharedScripts(source, files, modules);
  const globals = [...read.outline.globals, ...shared.flatMap((each) => each.outline.globals)];
  const named = [...globals, ...read.outline.classes.map(({ name }) => name)];
  const changed = [...source.matchAll(/\.(#?[\w$]+)(?:\[[^\]\n]*\])+\s*=(?!=)/g)].map(([, name]) => name);
  const withClasses = modules.filter(
    (each) => isModule(files[each]) && /^(?:export\b.*)?\bclass\b/m.test(files[each]),
  );
  const engine = quickJs.newRuntime();
  engine.setMemoryLimit(MEMORY);
  engine.setMaxStackSize(STACK);
  const work = new WorkLimit(LOOKS_PER_MILLISECOND);
  engine.setInterruptHandler(() => work.look());
  engine.setModuleLoader(
    (name) => (Object.hasOwn(files, name) ? writeModule(files[name]) : { error: new Error(name) }),
    (from, specifier) =>
      resolveImport(specifier, from, files) ?? { error: new Error(`Cannot find module '${specifier}'`) },
  );
  let chance = seed ?? drawSeed();
  let vm = makeContext(engine, log, chance);
  let isLoaded = false;

  /** Returns the result as text and the error, if any. */
  function run(
    text: string,
    file: string,
    milliseconds: number,
    type: 'global' | 'module' = 'global',
  ): { text: string; raised: RaisedError | null } {
    work.start(milliseconds);
    const result = vm.evalCode(text, file, { type });
    work.stop();
    const ended = readEnd();
    if (!result.error) {
      const value = vm.typeof(result.value) === 'string' ? vm.getString(result.value) : '';
      result.value.dispose();
      return { text: value, raised: null };
    }
    const error: unknown = vm.dump(result.error);
    result.error.dispose();
    return { text: '', raised: readRaised(error, ended || (work.ended ?? ''), lastOwnLine) };
  }

  function runModule(specifier: string, milliseconds: number): { raised: RaisedError | null } {
    const name = JSON.stringify(specifier);
    const load = `import * as module from ${name}; $plybook.modules.set(${name}, module);`;
    return run(load, path, milliseconds, 'module');
  }

  /**
   * Runs the files that the program imports, that hold classes, or whose names it shares. A missing file is an error
   * later, at its `require`.
   */
  function loadModules(milliseconds: number): RaisedError | null {
    for (const { specifier, line, isRequired } of listImports(source)) {
      const name = JSON.stringify(specifier);
      const isHere = isRelative(specifier) && resolveImport(specifier, path, files) !== null;
      if (!isHere && isRequired) continue;
      const { raised } = isHere
        ? runModule(specifier, milliseconds)
        : run(`$plybook.module(${name}); ''`, path, milliseconds);
      if (raised) return { ...raised, line };
    }
    for (const each of withClasses) runModule(`/${each}`, milliseconds);
    for (const each of shared) run(each.text, each.path, milliseconds);
    return null;
  }

  /**
   * Runs the code outside functions. A statement that reaches a limit leaves boards as they were in the middle of it, so
   * the next time it ends before that one.
   */
  function runTopLevel(code: string, milliseconds: number): RaisedError | null {
    const key = JSON.stringify([source, files, milliseconds]);
    const stop = stops.get(key);
    if (stop) run(`$plybook.stopAt(${stop.at}); ''`, FILE, QUESTION);
    const ending = `$plybook.part(-1);${renders.join('')}$plybook.rethrow();''`;
    const { raised } = run(`${code}\n;${ending}`, FILE, milliseconds);
    if (stop) {
      log.printed.splice(0, Infinity, ...stop.printed);
      return stop.raised;
    }
    const at = raised?.limit === 'work' ? Number(run('`${$plybook.partAt()}`', FILE, QUESTION).text) : -1;
    if (at < 0) return raised;
    stops.set(key, { at, raised: raised!, printed: [...log.printed] });
    return runtime.load(milliseconds, false);
  }

  function readEnd(): string {
    const handle = vm.unwrapResult(vm.evalCode('$plybook.end()'));
    const text = vm.getString(handle);
    handle.dispose();
    return text;
  }

  function start(marked: readonly number[], calls: number, board: string | null): string {
    return `$plybook.start({ marked: [${marked.join()}], limit: ${calls}, board: ${board ? `() => ${board}` : null} });`;
  }

  const runtime: Runtime = {
    language: languages.javascript,
    outline: {
      ...read.outline,
      globals,
      classes: [
        ...read.outline.classes,
        ...shared.flatMap((each) => each.outline.classes),
        ...withClasses.flatMap((each) => listModuleClasses(each, files[each])),
      ],
    },
    texts: [whole, ...modules.map((each) => files[each])],
    log,
    load(milliseconds, isLined) {
      log.restart();
      const code = instrumentJavaScript(source, read, isLined);
      // Declarations of a script stay, so loading it again needs a new context.
      if (isLoaded) {
        if (!isLined) chance = seed ?? drawSeed();
        vm.dispose();
        vm = makeContext(engine, log, chance);
      }
      isLoaded = true;
      if ([source, ...shared.map((each) => each.text)].some((each) => /\bcreateCanvas\s*\(/.test(each)))
        run(sketch, 'sketch.js', milliseconds);
      if (hasPage) run(pageCells, 'page-cells.js', milliseconds);
      run(
        `$plybook.nameObjects({ ${named.map((each) => `${each}: () => ${each}`).join(', ')} }, ${JSON.stringify(changed)}); ''`,
        FILE,
        QUESTION,
      );
      const raised = loadModules(milliseconds) ?? runTopLevel(code, milliseconds);
      if (raised?.name !== 'SyntaxError' && raised?.line !== null) return raised;
      const line = raised.line ?? read.outline.brokenAt;
      return { ...raised, line: line && Math.min(line, lastOwnLine) };
    },
    evaluate(expression, board): CallResult {
      const asked =
        board === undefined
          ? `[$plybook.shown(${settle(expression)})].join()`
          : `((${HANDED}) => { $plybook.board = board; const answer = $plybook.shown(${settle(expression)}); $plybook.refresh(); return answer + '\\n' + $plybook.shown(${findAfter(board)}); })(${writeBoardArgument(board)})`;
      const { text, raised } = run(asked, 'call', QUESTION);
      const [returned, after] = text.split('\n');
      const [answer, left] = raised ? [null, null] : [returned, after ?? null];
      return { returned: answer, board: left, raised, work: work.spent };
    },
    record(expression, board, { marked, calls, milliseconds, globalBoard }: RecordingOptions) {
      const head = start(marked, calls, globalBoard);
      return run(
        `((${HANDED}) => { $plybook.board = board; ${head} ${settle(expression)}; $plybook.refresh(); return ''; })(${writeBoardArgument(board)})`,
        'call',
        milliseconds,
      ).raised;
    },
    get spent() {
      return work.spent;
    },
    get hasDrawn() {
      return run('`${$plybook.hasDrawn()}`', 'call', QUESTION).text !== 'false';
    },
    objects: {
      placeOf: (make) => `$plybook.placeOf(${make})`,
      boardOf: (make, attribute) => `$plybook.boardOf(${make}, ${JSON.stringify(attribute)})`,
      isRecord: (make) => `$plybook.isRecord(${make})`,
      withEntries: (make, entries) =>
        `({ ...(${make}), ${entries.map(([key, text]) => `${JSON.stringify(key)}: ${text}`).join(', ')} })`,
      holdsObjects: (make) => `$plybook.holdsObjects(${make})`,
      withMarks: (make, cells) => `$plybook.withMarks(${make}, ${cells})`,
      withBoard: (make, attribute, cells) =>
        `((board) => $plybook.withBoard(board, ${JSON.stringify(attribute)}, ${cells}))(${make})`,
      differs: (one, other) => `$plybook.shown(${one}) !== $plybook.shown(${other})`,
      statesIn: (make) => `$plybook.statesIn(${make})`,
      named: (make) => `$plybook.namedObjects(${make})`,
      copyOf: (name) => `$plybook.copied(${name})`,
      marksOn: (way) => `$plybook.marksOn(${writeWay(way)})`,
      stateWith: (way, cells) => `$plybook.reached(${writeWay(way)}, ${cells})`,
    },
  };
  return runtime;
}

/** What a call gives in the end, whether or not it is awaited. */
function settle(expression: string): string {
  return `$plybook.settled((${expression.replace(/^\s*await\b/, '')}))`;
}

/** The name of a way, under which it is kept, and its functions. */
function writeWay({ make, play }: StateWay): string {
  return `${JSON.stringify(`${make}|${play}`)}, () => (${make}), (state, move, turn) => ${play}`;
}

/** What a board is after a call. A global one may have been replaced. */
function findAfter(board: string): string {
  return /^@([^|]+)\|/.exec(board)?.[1] ?? 'board';
}

/**
 * A board as an expression. For a global, `@name|text`, it is the same object with other cells, if that can change. Two of
 * them, `@[xs, os]|text`, hold the cells of each side.
 */
function writeBoardArgument(board: string): string {
  const [, name, text] = /^@([^|]+)\|([^]*)$/.exec(board) ?? [];
  if (name === undefined) return board;
  const refill = (each: string, value: string) =>
    `$plybook.refill(${each}, ${value}) ?? (${each} = ${value})`;
  const several = /^\[(.+)\]$/.exec(name)?.[1].split(', ');
  const refilled = several
    ? `[${several.map((each, at) => refill(each, `value[${at}]`)).join()}]`
    : refill(name, 'value');
  return `((value) => ${refilled})(${text})`;
}
