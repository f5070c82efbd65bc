/** The service worker of the dashboard: without a network it shows the page that lib/dashboard/trips.ts saved, and otherwise changes nothing. */
const cacheName = 'offline-trips';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event.request));
});

async function answer(request) {
  try {
    const response = await fetch(request);
    // The dashboard redirects visitors who are signed out.
    if (response.type === 'opaqueredirect') await caches.delete(cacheName);
    return response;
  } catch (error) {
    const page = await caches.match('/offline-trips', { cacheName });
    if (page) return page;
    throw error;
  }
}
