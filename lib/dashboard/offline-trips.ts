import { type Locale, localizePath } from '@/lib/i18n/locales';
import { clearOfflineTrips, offlineTripsCache } from '@/lib/storage/offline-trips';
import { hasSessionCookie } from '@/lib/supabase/session-cookie';

/**
 * Keeps the confirmed trips on this device, as a page for when there is no network; resolves with whether there is one now. What was kept stays
 * when the newest cannot be had. Never rejects.
 */
export async function saveTripsOffline(locale: Locale): Promise<boolean> {
  try {
    await navigator.serviceWorker.register('/trips-worker.js', { scope: localizePath('/dashboard', locale) });
    const answer = await fetch(`/api/itineraries/offline?locale=${locale}`, { signal: AbortSignal.timeout(20_000) });
    const store = await caches.open(offlineTripsCache);
    const key = `/${locale}`;
    if (answer.status === 204) await store.delete(key);
    else if (answer.ok) await store.put(key, answer);
    // Who signed out meanwhile must not leave anything behind.
    if (!hasSessionCookie()) await clearOfflineTrips();
    return (await caches.match(key, { cacheName: offlineTripsCache })) !== undefined;
  } catch {
    // No service workers, no room, or no network.
    return false;
  }
}
