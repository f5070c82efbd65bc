export const passportKey = 'passport';

/** The passport last chosen on this device; null where there is none or the browser keeps nothing. */
export function loadPassport(): string | null {
  try {
    return localStorage.getItem(passportKey);
  } catch {
    return null;
  }
}

export function savePassport(code: string): void {
  try {
    localStorage.setItem(passportKey, code);
  } catch {
    // Private windows keep nothing: the address still holds the choice.
  }
}
