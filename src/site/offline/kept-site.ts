/** Whether this page comes from the copy that works without a network. */
function isSiteKept(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/**
 * Has the copy looked through, and what is missing or damaged in it fetched again; whether all of it is there then.
 * Without a copy, null.
 */
export function mendSite(): Promise<boolean | null> {
  const worker = isSiteKept() ? navigator.serviceWorker.controller : null;
  if (!worker) return Promise.resolve(null);
  return ask(worker, 'keep all');
}

/** What the service worker answers to a message, on a channel of its own. */
export function ask<T>(worker: ServiceWorker, message: string): Promise<T> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<T>) => resolve(data));
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

/** Tells when the answer to `isSiteKept` may have changed; the result ends that. */
export function onSiteKept(tell: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  navigator.serviceWorker.addEventListener('controllerchange', tell);
  return () => navigator.serviceWorker.removeEventListener('controllerchange', tell);
}

/** Drops the copy of the site, in all its versions; the next page that loads begins another. Rejects where it stays. */
export async function forgetSite(): Promise<void> {
  if (!isSiteKept()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  if (!(await registration.unregister())) throw new Error('the service worker stays registered');
  const family = `plybook ${new URL(registration.scope).pathname} `;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(family)).map((name) => caches.delete(name)));
}
