/** The cache in which the dashboard saves trips for use without a network; the same name is in public/trips-worker.js. */
export const offlineTripsCache = 'offline-trips';

/** Removes them, for the next person at this device. Never rejects. */
export async function clearOfflineTrips(): Promise<void> {
  try {
    await caches.delete(offlineTripsCache);
  } catch {
    // Without storage nothing was saved.
  }
}
