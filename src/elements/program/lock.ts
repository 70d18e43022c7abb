/** What a worker keeps of what browsers give it: the language itself, and nothing that reaches out of it. */
const kept =
  /^(Object|Function|Array|Number|parse\w+|Infinity|NaN|undefined|Boolean|String|Symbol|Date|Promise|RegExp|\w*Error|JSON|Math|(Weak)?(Map|Set|Ref)|Big\w+|\w*Array\w*|DataView|Proxy|Reflect|WebAssembly|Text\w+|FinalizationRegistry|globalThis|performance|console|crypto|is(NaN|Finite)|queueMicrotask|constructor)$/;

/** Everything that browsers give a worker, and where it stands; what a language adds as it starts is not among it. */
const given: (readonly [scope: object, name: string])[] = [];
for (let scope: object | null = globalThis; scope && scope !== Object.prototype;) {
  for (const name of Object.getOwnPropertyNames(scope)) if (!kept.test(name)) given.push([scope, name]);
  scope = Object.getPrototypeOf(scope) as object | null;
}

/**
 * Takes from a worker all that could fetch, store, send, import or read anything, for good. What it needs of that it has
 * to hold before.
 */
export function lockWorker(): void {
  for (const [scope, name] of given) {
    Reflect.deleteProperty(scope, name);
    Reflect.deleteProperty(globalThis, name);
  }
}
