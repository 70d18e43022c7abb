/** Below the site's root, to which the site's name links. */
export function resolveSitePage(path: string): string {
  const root = document.querySelector<HTMLAnchorElement>('a.site-name')?.href ?? location.href;
  return new URL(path, root).href;
}

export function resolveMistakePage(mistake: string): string {
  return resolveSitePage(`mistakes/${mistake}/`);
}
