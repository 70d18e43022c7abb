import release from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core';

/** Starts a JavaScript engine from its binary; in Node it finds that by itself. */
export function loadQuickJs(wasmBinary?: ArrayBuffer): Promise<QuickJSWASMModule> {
  return newQuickJSWASMModuleFromVariant(
    wasmBinary ? newVariant(release, { wasmBinary, locateFile: (name) => name }) : release,
  );
}
