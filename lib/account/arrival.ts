/** What to say on the page a visitor arrives at. */
export type Arrival = 'welcome' | 'created' | 'emailChanged' | 'emailHalfChanged';

const storageKey = 'karam-arrival';
/** `?account=` of the addresses /auth/confirm leads to. */
export const arrivalParameter = 'account';
const inAddress: Readonly<Record<string, Arrival>> = {
  created: 'created',
  'email-changed': 'emailChanged',
  'email-half-changed': 'emailHalfChanged',
};

/** Leaves word for the next page of this tab. */
export function announceArrival(arrival: 'welcome' | 'created'): void {
  try {
    sessionStorage.setItem(storageKey, arrival);
  } catch {
    // Without storage the visitor arrives unannounced.
  }
}

/** What was left for this page, once: a reload says nothing. */
export function takeArrival(): Arrival | null {
  const address = new URL(window.location.href);
  const named = inAddress[address.searchParams.get(arrivalParameter) ?? ''];
  if (named) {
    address.searchParams.delete(arrivalParameter);
    window.history.replaceState(window.history.state, '', address);
    return named;
  }
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return stored === 'welcome' || stored === 'created' ? stored : null;
  } catch {
    return null;
  }
}
