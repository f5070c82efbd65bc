/** Confirming an address signs its owner in: the two are moments apart. */
const sameMomentMs = 5_000;
const dayMs = 86_400_000;

/**
 * True on the first visit: the session started with the confirmation of the account, at most a day ago.
 * Both as ISO texts, as Supabase has them; `now` in milliseconds.
 */
export function isFirstVisit(confirmedAt: string | undefined, signedInAt: string | undefined, now: number): boolean {
  const confirmed = Date.parse(confirmedAt ?? '');
  const signedIn = Date.parse(signedInAt ?? confirmedAt ?? '');
  return now - confirmed < dayMs && signedIn - confirmed < sameMomentMs;
}
