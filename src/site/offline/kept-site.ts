function isSiteKept(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Fetches missing and damaged files of the copy again. True if it is complete then; null without a copy. */
export function repairSiteCopy(): Promise<boolean | null> {
  const worker = isSiteKept() ? navigator.serviceWorker.controller : null;
  if (!worker) return Promise.resolve(null);
  return askWorker(worker, 'keep all');
}

export function askWorker<T>(worker: ServiceWorker, message: string): Promise<T> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<T>) => resolve(data));
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

/** Calls `tell` when `isSiteKept` may have changed; returns a function that stops this. */
export function watchSiteCopy(tell: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  navigator.serviceWorker.addEventListener('controllerchange', tell);
  return () => navigator.serviceWorker.removeEventListener('controllerchange', tell);
}

/** Deletes all versions of the copy; the next page that loads makes another. Rejects if the worker stays. */
export async function deleteSiteCopy(): Promise<void> {
  if (!isSiteKept()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  if (!(await registration.unregister())) throw new Error('the service worker stays registered');
  const family = `plybook ${new URL(registration.scope).pathname} `;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(family)).map((name) => caches.delete(name)));
}
