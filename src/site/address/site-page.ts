/** Resolves a path below the site's root, which it finds through the link on the site's name. */
export function resolveSitePage(path: string): string {
  const root = document.querySelector<HTMLAnchorElement>('a.site-name')?.href ?? location.href;
  return new URL(path, root).href;
}

export function resolveMistakePage(mistake: string): string {
  return resolveSitePage(`mistakes/${mistake}/`);
}
