/**
 * What Lit asks for as it is loaded, in a worker, which has no window: its templates are only taken apart there and made
 * strings of. To be imported before anything else.
 */
Object.assign(globalThis, {
  document: { createTreeWalker: () => null, createComment: () => null },
  HTMLElement: function NoElement() {},
});
