import { passportKey } from '@/lib/storage/passports';

/** The passport of visitors who have not selected one. */
export const usualPassport = 'QA';

/** The passport last selected on this device; null when there is none or storage is blocked. */
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
    // Storage may be blocked in private windows; the address still contains the selection.
  }
}
