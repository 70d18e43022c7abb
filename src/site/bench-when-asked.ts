import { BENCH } from './pages/bench.ts';

/**
 * Starts what the address of the page asks for: the fuzzer, or the benchmarks, which are a page by themselves beside the
 * manifest of a built site. Nothing of either is loaded otherwise.
 */
export async function startToolsWhenAsked(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (asked.has('bench') && manifest) location.replace(new URL(`${BENCH}/${location.search}`, manifest.href));
  if (!asked.has('fuzz') && !asked.has('fuzz-keyboard')) return;
  const [{ fuzz }, { fuzzRequest }] = await Promise.all([
    import('./fuzz/fuzzer.ts'),
    import('./fuzz/request.ts'),
  ]);
  const request = fuzzRequest(location.search);
  if (request) await fuzz(request);
}
