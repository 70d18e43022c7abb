/** The address of a path below the site's root, from any page: the manifest is at the root. */
export function locateInSite(path: string): string {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  return new URL(path, manifest?.href ?? location.href).href;
}
