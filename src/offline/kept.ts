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

const paths = new Set(files.map(([path]) => path));

/** Whether the file is one of those that are kept. */
export const isKept = (path: string): boolean => paths.has(path);

/** The kept file, or what the network has if the browser has thrown the cache away. */
export async function read(path: string, request: Request): Promise<Response> {
  return (await (await own()).match(site + path)) ?? fetch(request);
}

/** Fetches what is not yet kept; what arrived stays when the rest fails, so that the next try is shorter. */
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

/** Only a file with the right content is taken, so that pages and scripts of two versions never meet. */
async function keep(cache: Cache, [path, integrity]: KeptFile): Promise<void> {
  const address = site + path;
  if (await cache.match(address)) return;
  const response =
    (await fromOlderVersion(path)) ??
    (await fetch(address, { integrity, cache: 'no-cache', redirect: 'error' }));
  if (!response.ok) throw new Error(`${address} answered ${response.status}, expected 200`);
  await cache.put(address, response);
}

/** A file whose name tells its content is the same in every version. */
async function fromOlderVersion(path: string): Promise<Response | undefined> {
  return path.startsWith('assets/') ? caches.match(site + path) : undefined;
}
