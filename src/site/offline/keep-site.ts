import { findFramingWindow } from '../every-page/framing-window.ts';
import { repairSiteCopy } from './kept-site.ts';

export async function keepSite(address: URL): Promise<void> {
  try {
    await navigator.serviceWorker.register(address);
  } catch {
    return; // The browser or its settings refuse: the site works as before, with a network.
  }
  const registration = await navigator.serviceWorker.ready;
  // In a frame of our own, as the preview in Write, the page around it makes the offer.
  const isInOwnFrame = findFramingWindow()?.location.href.startsWith(registration.scope) ?? false;
  const offer = async (worker: ServiceWorker) => (await import('./version-note.ts')).offerVersion(worker);
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker === registration.waiting && void offer(worker));
  if (!isInOwnFrame) {
    registration.addEventListener('updatefound', () => follow(registration.installing));
    follow(registration.installing);
  }
  await repairSiteCopy();
  if (registration.waiting && !isInOwnFrame) await offer(registration.waiting);
}
