import { repairSiteCopy } from './kept-site.ts';

export async function keepSite(address: URL): Promise<void> {
  try {
    await navigator.serviceWorker.register(address);
  } catch {
    return; // The browser or its settings refuse: the site works as before, with a network.
  }
  const registration = await navigator.serviceWorker.ready;
  const offer = async (worker: ServiceWorker) => (await import('./version-note.ts')).offerVersion(worker);
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker === registration.waiting && void offer(worker));
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  await repairSiteCopy();
  if (registration.waiting) await offer(registration.waiting);
}
