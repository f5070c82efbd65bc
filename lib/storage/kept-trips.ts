/** Where the dashboard keeps trips for a device without a network, as in public/trips-worker.js. */
export const keptTrips = 'offline-trips';

/** Removes them, for the next person at this device. Never rejects. */
export async function forgetTrips(): Promise<void> {
  try {
    await caches.delete(keptTrips);
  } catch {
    // Without storage nothing was kept.
  }
}
