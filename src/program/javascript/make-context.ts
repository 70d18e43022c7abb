import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core';
import { assetName } from '../module-files.ts';
import { MOST_PRINTED, type RunLog } from '../run-log.ts';
import boards from './boards.js?raw';
import components from './components.js?raw';
import cellObjects from './cell-objects.js?raw';
import promises from './promises.js?raw';
import recorder from './recorder.js?raw';
import standIns from './stand-ins.js?raw';

/** A context with the scripts that run before a program. Their host is a log. */
export function makeContext(engine: QuickJSRuntime, log: RunLog, seed: number): QuickJSContext {
  const vm = engine.newContext();
  const host = vm.newObject();
  const add = (name: string, take: (...given: QuickJSHandle[]) => void) => {
    const handle = vm.newFunction(name, (...handles) => {
      take(...handles);
    });
    vm.setProp(host, name, handle);
    handle.dispose();
  };
  add('block', (buffer, length) => {
    const bytes = vm.getArrayBuffer(buffer);
    log.add(new Int32Array(bytes.value.slice(0, 4 * vm.getNumber(length)).buffer));
    bytes.dispose();
  });
  add('argument', (id, text) => log.addText('argumentTexts', vm.getNumber(id), vm.getString(text)));
  add('value', (id, text) => log.addText('values', vm.getNumber(id), vm.getString(text)));
  add('printed', (text, isRecorded) => log.print(vm.getString(text), vm.dump(isRecorded) === true));
  add('inert', (module) => log.inert.add(vm.getString(module)));
  const most = vm.newNumber(MOST_PRINTED);
  vm.setProp(host, 'mostPrinted', most);
  const asset = vm.newString(assetName.source);
  vm.setProp(host, 'assetName', asset);
  asset.dispose();
  vm.setProp(vm.global, '$host', host);
  host.dispose();
  const run = (script: string) => vm.unwrapResult(vm.evalCode(script, 'recorder.js')).dispose();
  for (const script of [promises, recorder, cellObjects, standIns, boards, components]) run(script);
  // Out of the program's reach.
  run('delete globalThis.$host');
  run(writeChance(seed));
  return vm;
}

/** Reproducible random numbers (Park and Miller). */
function writeChance(seed: number): string {
  const start = 1 + (Math.abs(seed) % 2147483646);
  return `{ let state = ${start}; Math.random = () => (state = (state * 48271) % 2147483647) / 2147483647; $plybook.hasDrawn = () => state !== ${start}; }`;
}
