import release from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core';

/* What a worker needs to run a program, which a page need not have. */
export { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs';
export { startPython } from './python/python-runtime.ts';
export type { Program, ProgramLanguage } from './program.ts';
export { RunLog, type PrintedText } from './run-log.ts';
export { askProgram, load, runProgram, type RunFacts } from './run-program.ts';
export { isEndless, type Runtime } from './runtime.ts';
export {
  received,
  type ProgramRequest,
  type ProgramWork,
  type RunReport,
  type SentFacts,
  type StartLanguage,
} from './worker-messages.ts';
export { javaScriptRuntime } from './javascript/javascript-runtime.ts';

/** Starts a JavaScript engine from its binary; in Node it finds that by itself. */
export function loadQuickJs(wasmBinary?: ArrayBuffer): Promise<QuickJSWASMModule> {
  return newQuickJSWASMModuleFromVariant(
    wasmBinary ? newVariant(release, { wasmBinary, locateFile: (name) => name }) : release,
  );
}
