import { clearPassports, partyPassportsKey } from '@/lib/storage/passports';
import { isDay } from '@/lib/time/dates';
import { loadPassport, savePassport } from '../saved-passport';

/** A passport of somebody who travels: neither a name nor a number. */
export interface PartyPassport {
  /** ISO 3166-1 alpha-2 of who issued it. */
  country: string;
  /** Its last day, yyyy-MM-dd, where the traveller says it. */
  expiry?: string;
}

/** As many as a search has travellers. */
export const mostPassports = 9;

const none: readonly PartyPassport[] = [];
const readers = new Set<() => void>();
let last: { text: string; passports: readonly PartyPassport[] } | null = null;

/** The passports of the party that are saved on this device. The one last looked up counts when there is no list, or a list of one. */
function read(): readonly PartyPassport[] {
  const text = `${loadPassport()} ${stored()}`;
  if (last?.text !== text) last = { text, passports: parse() };
  return last.passports;
}

function parse(): readonly PartyPassport[] {
  const single = loadPassport();
  const list = readList(stored());
  if (list.length > 1 || !single || list[0]?.country === single) return list;
  return /^[A-Z]{2}$/.test(single) ? [{ country: single }] : none;
}

function readList(text: string | null): readonly PartyPassport[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isPassport).slice(0, mostPassports) : none;
  } catch {
    return none;
  }
}

function isPassport(value: unknown): value is PartyPassport {
  const { country, expiry } = (value ?? {}) as Partial<Record<keyof PartyPassport, unknown>>;
  return /^[A-Z]{2}$/.test(String(country)) && (expiry === undefined || isDay(String(expiry)));
}

function stored(): string | null {
  try {
    return localStorage.getItem(partyPassportsKey);
  } catch {
    return null;
  }
}

/** Saves them on this device; an empty list removes them, with the passport last looked up. Never throws. */
export function savePartyPassports(passports: readonly PartyPassport[]): void {
  const [first] = passports;
  if (!first) {
    last = null;
    clearPassports();
    return;
  }
  try {
    localStorage.setItem(partyPassportsKey, JSON.stringify(passports.slice(0, mostPassports)));
  } catch {
    // Storage may be blocked in private windows: then they hold for this page only.
    last = { text: `${null} ${null}`, passports };
  }
  savePassport(first.country);
  for (const notify of readers) notify();
}

/** The list for `useSyncExternalStore`; the server knows none. */
export const partyPassports = {
  read,
  readOnServer: () => none,
  subscribe: (notify: () => void) => {
    readers.add(notify);
    window.addEventListener('storage', notify);
    return () => {
      readers.delete(notify);
      window.removeEventListener('storage', notify);
    };
  },
};
