/** Where each kind of content may come from: the site itself, `data:` and `blob:` for pictures that it draws, else nothing. */
const own = {
  'default-src': "'none'",
  'script-src': "'self'",
  'worker-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
} as const;

/** The content security policy of a page: no inline script or style, no eval, no other origin. */
export function contentPolicy(changes: Partial<Record<keyof typeof own, string>> = {}): string {
  const content = Object.entries({ ...own, ...changes })
    .map(([kind, sources]) => `${kind} ${sources}`)
    .join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${content}" />`;
}
