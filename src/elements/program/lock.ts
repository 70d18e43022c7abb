/** Globals that a worker keeps: the language itself, and nothing that reaches out of the worker. */
const kept =
  /^(Object|Function|Array|Number|parse\w+|Infinity|NaN|undefined|Boolean|String|Symbol|Date|Promise|RegExp|\w*Error|JSON|Math|(Weak)?(Map|Set|Ref)|Big\w+|\w*Array\w*|DataView|Proxy|Reflect|WebAssembly|Text\w+|FinalizationRegistry|globalThis|performance|console|crypto|is(NaN|Finite)|queueMicrotask|constructor)$/;

/** All other globals with their scope, without those that a language adds when it starts. */
const removed: (readonly [scope: object, name: string])[] = [];
for (let scope: object | null = globalThis; scope && scope !== Object.prototype;) {
  for (const name of Object.getOwnPropertyNames(scope)) if (!kept.test(name)) removed.push([scope, name]);
  scope = Object.getPrototypeOf(scope) as object | null;
}

/** Removes for good all that could fetch, store, send, import or read. Save what the worker needs of it before. */
export function lockWorker(): void {
  for (const [scope, name] of removed) {
    Reflect.deleteProperty(scope, name);
    Reflect.deleteProperty(globalThis, name);
  }
}
