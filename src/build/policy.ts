/** Default sources: the site itself, `data:` and `blob:` for pictures that it draws, else nothing. */
const own = {
  'default-src': "'none'",
  'script-src': "'self'",
  'worker-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'lit-html default pictures',
} as const;

export type PolicyChanges = Partial<Record<keyof typeof own, string>>;

/** Additions for a page that runs programs: workers inside its scripts, and WebAssembly. */
const running = { 'worker-src': 'blob:', 'script-src': "'wasm-unsafe-eval'" } as const;

export function allowPrograms(changes: PolicyChanges): PolicyChanges {
  const more = Object.entries(running).map(([kind, source]) => {
    const name = kind as keyof typeof running;
    return [name, `${changes[name] ?? own[name]} ${source}`];
  });
  return { ...changes, ...Object.fromEntries(more) };
}

/** No inline script or style, no eval, no other origin. */
export function writeContentPolicy(changes: PolicyChanges = {}): string {
  const content = Object.entries({ ...own, ...changes })
    .map(([kind, sources]) => `${kind} ${sources}`)
    .join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${content}" />`;
}
