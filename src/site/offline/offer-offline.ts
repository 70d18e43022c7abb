/**
 * Keeps the whole site on the reader’s machine, so that it works without a network after the first visit. Begins when
 * the page itself has loaded. Only a built site that is served has a manifest and a service worker.
 */
export function keepOffline(): void {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (!manifest || !location.protocol.startsWith('http') || !('serviceWorker' in navigator)) return;
  const begin = async () => {
    const { keepSite } = await import('./keep-site.ts');
    await keepSite(new URL('service-worker.js', manifest.href));
  };
  if (document.readyState === 'complete') void begin();
  else addEventListener('load', () => void begin(), { once: true });
}
