/** A cache next to the offline copies of the site, deleted with them. */
function openCache(address: URL): Promise<Cache> {
  return caches.open(`plybook ${new URL('..', address).pathname} started`);
}

/** The memory of a started language, as an earlier page kept it; undefined if there is none. */
export async function readMemory(address: URL): Promise<Blob | undefined> {
  try {
    const kept = await (await openCache(address)).match(address);
    return await kept?.blob();
  } catch {
    // There is no cache for pages from a disk, in private windows, or in a frame of another origin.
    return undefined;
  }
}

/** Saves it for the next page, if the browser has room. */
export async function keepMemory(address: URL, memory: Blob): Promise<void> {
  try {
    await (await openCache(address)).put(address, new Response(memory));
  } catch {
    // Not saved: the next page starts the language as this one did.
  }
}
