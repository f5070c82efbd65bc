/** Of the passport last looked up on this device. */
export const passportKey = 'passport';

/** Of the passports of who travels. */
export const partyPassportsKey = 'karam.party-passports.v1';

/** Removes them, for the next person at this device; what is drawn from them follows. Never throws. */
export function clearPassports(): void {
  try {
    for (const key of [passportKey, partyPassportsKey]) localStorage.removeItem(key);
    // Browsers tell the other tabs only.
    window.dispatchEvent(new Event('storage'));
  } catch {
    // With blocked storage nothing was saved.
  }
}
