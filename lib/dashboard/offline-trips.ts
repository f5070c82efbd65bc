import { type Locale, localizePath } from '@/lib/i18n/locales';
import { clearOfflineTrips, offlineTripsCache } from '@/lib/storage/offline-trips';
import { hasSessionCookie } from '@/lib/supabase/session-cookie';

/** The only entry: a page in another language could belong to a previous user of the device. As in public/trips-worker.js. */
const page = '/offline-trips';

/**
 * Saves the confirmed trips on this device as a page in this language; resolves with whether one is saved now. If it cannot be fetched, the earlier
 * page stays. Never rejects.
 */
export async function saveTripsOffline(locale: Locale): Promise<boolean> {
  try {
    await navigator.serviceWorker.register('/trips-worker.js', { scope: localizePath('/dashboard', locale) });
    const answer = await fetch(`/api/itineraries/offline?locale=${locale}`, { signal: AbortSignal.timeout(20_000) });
    const store = await caches.open(offlineTripsCache);
    if (answer.status === 204) await store.delete(page);
    else if (answer.ok) await store.put(page, answer);
    // After signing out in the meantime, nothing may stay on the device.
    if (!hasSessionCookie()) await clearOfflineTrips();
    return (await caches.match(page, { cacheName: offlineTripsCache })) !== undefined;
  } catch {
    // No service workers, no room, or no network.
    return false;
  }
}
