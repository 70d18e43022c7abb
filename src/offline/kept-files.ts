/** The path is relative to the site, the hash in the form of `integrity`. */
type KeptFile = readonly [path: string, integrity: string];

declare const PLYBOOK_KEPT: {
  readonly version: string;
  readonly files: readonly KeptFile[];
  /** Paths of heavy files that few pages need: kept once one has fetched them. */
  readonly late: readonly string[];
};

declare const self: ServiceWorkerGlobalScope;

const { version, files, late } = PLYBOOK_KEPT;

/** With a slash at its end. */
export const site = self.registration.scope;

/** What the names of this site's caches begin with; another site of the same origin has another path. */
const family = `plybook ${new URL(site).pathname} `;

const hashes = new Map(files);

export const isKept = (path: string): boolean => hashes.has(path);

/** The saved file if it is intact, else a new copy, which is saved. Without either, the response of the network. */
export async function readKept(path: string, request: Request): Promise<Response> {
  const integrity = hashes.get(path)!;
  try {
    return await keepFile(await openCache(), [path, integrity]);
  } catch {
    return fetch(request);
  }
}

/** Fetches missing or damaged files. Files that arrived stay if the rest fails, so that the next try is shorter. */
export async function keepAll(): Promise<void> {
  const cache = await openCache();
  await Promise.all(
    files.map((file) => (late.includes(file[0]) ? keepLate(cache, file) : keepFile(cache, file))),
  );
}

/** A late file that the reader has stays with the reader; it is not fetched for its own sake. */
async function keepLate(cache: Cache, file: KeptFile): Promise<void> {
  const address = site + file[0];
  const isHeld = (await cache.match(address)) ?? (await findInOtherVersions(address, file[1]));
  if (isHeld) await keepFile(cache, file);
}

export async function dropOtherVersions(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(family) && name !== family + version);
  await Promise.all(others.map((name) => caches.delete(name)));
}

const openCache = (): Promise<Cache> => caches.open(family + version);

/** Accepts only a file with the right hash: versions never mix, and damaged files are fetched again. */
async function keepFile(cache: Cache, [path, integrity]: KeptFile): Promise<Response> {
  const address = site + path;
  const kept = await verifyFile(await cache.match(address), integrity);
  if (kept) return kept;
  // The name of an asset contains its hash: the same file in every version.
  const older = path.startsWith('assets/') ? await findInOtherVersions(address, integrity) : null;
  const clean = older ?? (await fetch(address, { integrity, cache: 'no-cache', redirect: 'error' }));
  if (!clean.ok) throw new Error(`${address} answered ${clean.status}, expected 200`);
  await cache.put(address, clean.clone());
  return clean;
}

async function findInOtherVersions(address: string, integrity: string): Promise<Response | null> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(family)) continue;
    const found = await verifyFile(await (await caches.open(name)).match(address), integrity);
    if (found) return found;
  }
  return null;
}

/** Null if the content does not have the hash. */
async function verifyFile(response: Response | undefined, integrity: string): Promise<Response | null> {
  if (!response) return null;
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return `sha256-${text}` === integrity ? response : null;
}
