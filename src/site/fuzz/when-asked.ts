/** Starts the fuzzer if the address of the page asks for it; nothing of it is loaded otherwise. */
export async function fuzzWhenAsked(): Promise<void> {
  if (!/[?&]fuzz/.test(location.search)) return;
  const [{ fuzz }, { fuzzRequest }] = await Promise.all([import('./fuzzer.ts'), import('./request.ts')]);
  const request = fuzzRequest(location.search);
  if (request) await fuzz(request);
}
