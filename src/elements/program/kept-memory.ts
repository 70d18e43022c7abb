/** Beside the copies of the site, with which it is deleted. */
function openCache(address: URL): Promise<Cache> {
  return caches.open(`plybook ${new URL('..', address).pathname} started`);
}

/** The memory of a started language, as an earlier page kept it; undefined if there is none. */
export async function readMemory(address: URL): Promise<Blob | undefined> {
  try {
    const kept = await (await openCache(address)).match(address);
    return await kept?.blob();
  } catch {
    // Nothing is kept for files, in private windows, or where another origin frames the page.
    return undefined;
  }
}

/** Keeps it for the next page, if the browser has room. */
export async function keepMemory(address: URL, memory: Blob): Promise<void> {
  try {
    await (await openCache(address)).put(address, new Response(memory));
  } catch {
    // The next page starts the language as this one did.
  }
}
