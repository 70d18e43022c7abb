/** The address of a path below the site's root, from any of its pages: the manifest stands at the root. */
export function locateInSite(path: string): string {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  return new URL(path, manifest?.href ?? location.href).href;
}
