import { type Locale, localizePath } from '@/lib/i18n/locales';
import { forgetTrips, keptTrips } from '@/lib/storage/kept-trips';
import { hasSessionCookie } from '@/lib/supabase/session-cookie';

/**
 * Keeps the confirmed trips on this device, as a page for when there is no network; resolves with whether there is one now. What was kept stays
 * when the newest cannot be had. Never rejects.
 */
export async function keepTrips(locale: Locale): Promise<boolean> {
  try {
    await navigator.serviceWorker.register('/trips-worker.js', { scope: localizePath('/dashboard', locale) });
    const answer = await fetch(`/api/itineraries/offline?locale=${locale}`, { signal: AbortSignal.timeout(20_000) });
    const store = await caches.open(keptTrips);
    const key = `/${locale}`;
    if (answer.status === 204) await store.delete(key);
    else if (answer.ok) await store.put(key, answer);
    // Who signed out meanwhile must not leave anything behind.
    if (!hasSessionCookie()) await forgetTrips();
    return (await caches.match(key, { cacheName: keptTrips })) !== undefined;
  } catch {
    // No service workers, no room, or no network.
    return false;
  }
}
