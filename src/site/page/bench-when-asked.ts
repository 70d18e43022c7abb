/** The folder of the page with the benchmarks, below the site's address. */
export const BENCH = 'bench';

/** Leads to the benchmarks where the address asks for them: a page by themselves beside the manifest of a built site. */
export function benchWhenAsked(): void {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest && new URLSearchParams(location.search).has('bench'))
    location.replace(new URL(`${BENCH}/${location.search}`, manifest.href));
}
