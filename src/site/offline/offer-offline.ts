import { waitUntilDrawn } from '../../elements/kit/undrawn.ts';

/** Keeps the whole site offline once the page has loaded. Only a built site that is served has a manifest and a worker. */
export function keepOffline(): void {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (!manifest || !location.protocol.startsWith('http') || !('serviceWorker' in navigator)) return;
  const begin = async () => {
    await waitUntilDrawn();
    const { keepSite } = await import('./keep-site.ts');
    await keepSite(new URL('service-worker.js', manifest.href));
  };
  if (document.readyState === 'complete') void begin();
  else addEventListener('load', () => void begin(), { once: true });
}
