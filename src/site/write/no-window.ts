/** Lit reads these globals when it loads, but a worker does not have them. Import this file first. */
Object.assign(globalThis, {
  document: { createTreeWalker: () => null, createComment: () => null },
  HTMLElement: function NoElement() {},
});
