import { readCookies, writeCookie } from '@/lib/storage/cookies';

/** The message on the page where a visitor arrives. */
export type Arrival = 'welcome' | 'created' | 'emailChanged';

const arrivals: readonly Arrival[] = ['welcome', 'created', 'emailChanged'];
const storageKey = 'karam-arrival';
/** Set by /auth/confirm. A cookie, not part of the address: an invented address must not announce what has not happened. */
export const arrivalCookie = 'karam-arrival';
export const arrivalSeconds = 120;

/** Stores the message for the next page of this tab. */
export function announceArrival(arrival: 'welcome' | 'created'): void {
  try {
    sessionStorage.setItem(storageKey, arrival);
  } catch {
    // Without storage the message is not shown.
  }
}

/** Reads and removes the stored message, so that a reload does not show it again. */
export function takeArrival(): Arrival | null {
  const known = (text: string | null | undefined) => arrivals.find((arrival) => arrival === text) ?? null;
  const cookie = readCookies()
    .split('; ')
    .find((pair) => pair.startsWith(`${arrivalCookie}=`));
  if (cookie) {
    writeCookie(`${arrivalCookie}=; Path=/; Max-Age=0; SameSite=Lax`);
    return known(cookie.slice(arrivalCookie.length + 1));
  }
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return known(stored);
  } catch {
    return null;
  }
}
