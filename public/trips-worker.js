/**
 * The service worker of the dashboard: without a network, "My trips" is the page that lib/dashboard/offline-trips.ts keeps. It changes nothing while
 * there is one.
 */
const cacheName = 'offline-trips';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event.request));
});

async function answer(request) {
  const [, locale] = /^\/(ar)\//.exec(new URL(request.url).pathname) ?? [null, 'en'];
  try {
    const response = await fetch(request);
    // The dashboard leads elsewhere only who is signed out.
    if (response.type === 'opaqueredirect') await caches.delete(cacheName);
    return response;
  } catch (error) {
    const page = await caches.match(`/${locale}`, { cacheName });
    if (page) return page;
    throw error;
  }
}
