/** A file that is kept: its address below the site's, and the hash of its content in the form of `integrity`. */
export type KeptFile = readonly [path: string, integrity: string];

/** What the build puts in: the files of the site and the hash of all of them, which names this version. */
declare const PLYBOOK_KEPT: { readonly version: string; readonly files: readonly KeptFile[] };

declare const self: ServiceWorkerGlobalScope;

const { version, files } = PLYBOOK_KEPT;

/** The address of the site, with a slash at its end. */
export const site = self.registration.scope;

/** What the caches of this site begin with; another site of the same origin has another path. */
const family = `plybook ${new URL(site).pathname} `;

const hashes = new Map(files);

/** Whether the file is one of those that are kept. */
export const isKept = (path: string): boolean => hashes.has(path);

/**
 * The kept file, if it is what it was; else a clean one, which is kept from now on. What cannot be had is what the
 * network answers.
 */
export async function read(path: string, request: Request): Promise<Response> {
  const integrity = hashes.get(path)!;
  try {
    return await keep(await own(), [path, integrity]);
  } catch {
    return fetch(request);
  }
}

/** Fetches what is not kept or not whole; what arrived stays when the rest fails, so that the next try is shorter. */
export async function keepAll(): Promise<void> {
  const cache = await own();
  await Promise.all(files.map((file) => keep(cache, file)));
}

/** Drops all versions but this one. */
export async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(family) && name !== family + version);
  await Promise.all(others.map((name) => caches.delete(name)));
}

const own = (): Promise<Cache> => caches.open(family + version);

/**
 * Only a file with the right content is taken, from wherever: pages and scripts of two versions never meet, and what was
 * damaged on the way or on the disk is fetched again. Returns the file.
 */
async function keep(cache: Cache, [path, integrity]: KeptFile): Promise<Response> {
  const address = site + path;
  const kept = await whole(await cache.match(address), integrity);
  if (kept) return kept;
  // A file whose name tells its content is the same in every version.
  const older = path.startsWith('assets/') ? await inOther(address, integrity) : null;
  const clean = older ?? (await fetch(address, { integrity, cache: 'no-cache', redirect: 'error' }));
  if (!clean.ok) throw new Error(`${address} answered ${clean.status}, expected 200`);
  await cache.put(address, clean.clone());
  return clean;
}

/** The file in a cache of another version, if it is whole there. */
async function inOther(address: string, integrity: string): Promise<Response | null> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(family)) continue;
    const found = await whole(await (await caches.open(name)).match(address), integrity);
    if (found) return found;
  }
  return null;
}

/** A kept file if its content has the hash; null for another, and for none. */
async function whole(response: Response | undefined, integrity: string): Promise<Response | null> {
  if (!response) return null;
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return `sha256-${text}` === integrity ? response : null;
}
