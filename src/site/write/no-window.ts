/** Lit reads these when it loads, but a worker has no window. Import this file first. */
Object.assign(globalThis, {
  document: { createTreeWalker: () => null, createComment: () => null },
  HTMLElement: function NoElement() {},
});
