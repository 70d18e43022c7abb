import { dropOtherVersions, isKept, keepAll, readKept, site } from './kept-files.ts';

declare const self: ServiceWorkerGlobalScope;

// Answers every request from the copy of one version. A new version waits until no window of the site is open, or until
// the reader asks for it in the only one.

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

self.addEventListener('activate', (event) =>
  event.waitUntil(dropOtherVersions().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(site)) return;
  const [, path, rest] = /^([^?#]*)(.*)$/.exec(request.url.slice(site.length))!;
  const file = path.replace(/(^|\/)index\.html$/, '$1');
  if (isKept(file)) event.respondWith(readKept(file, request));
  else if (isKept(`${file}/`)) event.respondWith(Response.redirect(`${site}${file}/${rest}`));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver(event.ports[0], event.source));
  else if (event.data === 'keep all') event.waitUntil(reportAllKept(event.ports[0]));
});

/** Replaces the version in use. If other windows still run it, answers with their number instead. Frames do not count. */
async function takeOver(port: MessagePort, asking: ExtendableMessageEvent['source']): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isOther = ({ url, frameType, id }: WindowClient) =>
    url.startsWith(site) && frameType !== 'nested' && !(asking instanceof Client && asking.id === id);
  const others = windows.filter(isOther).length;
  if (others > 0) port.postMessage(others);
  else await self.skipWaiting();
}

async function reportAllKept(asking: MessagePort): Promise<void> {
  const isAll = await keepAll().then(
    () => true,
    () => false,
  );
  asking.postMessage(isAll);
}
