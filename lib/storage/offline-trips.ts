/** Where the dashboard keeps trips for a device without a network, as in public/trips-worker.js. */
export const offlineTripsCache = 'offline-trips';

/** Removes them, for the next person at this device. Never rejects. */
export async function clearOfflineTrips(): Promise<void> {
  try {
    await caches.delete(offlineTripsCache);
  } catch {
    // Without storage nothing was kept.
  }
}
