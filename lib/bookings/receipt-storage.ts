/** What the confirmation page shows of a request just made; kept for this tab, so that a reload shows it again. */
import type {
  FlightSearchAnswer,
  FlightSearchRequest,
  SignedFlightOffer,
} from '@/supabase/functions/_shared/contracts/flight-search';
import type { Contact } from './schema';

export interface KeptReceipt {
  reference: string;
  search: FlightSearchRequest;
  offer: SignedFlightOffer;
  dictionaries: FlightSearchAnswer['dictionaries'];
  /** As they were given; passports and birthdays are not kept. */
  passengerNames: string[];
  email: Contact['email'];
}

/** The version changes with the shape: what an older page has stored is then never read. */
const storageKey = 'karam.booking-receipt.v1';

const referenceShape = /^KT-[2-9A-HJ-NP-Z]{6}$/;

/** A booking reference as typed or linked, in the form the agency writes it; null when it cannot be one. */
export function parseReference(text: string | null): string | null {
  const reference = text?.trim().toUpperCase() ?? '';
  return referenceShape.test(reference) ? reference : null;
}

/** Stands in where storage is refused: the page that made the request knows it until it is reloaded. */
let unstored: KeptReceipt | null = null;

/** Keeps the latest receipt. Never throws. */
export function keepReceipt(receipt: KeptReceipt): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(receipt));
    unstored = null;
  } catch {
    unstored = receipt;
  }
}

/** The receipt of this reference, when this tab made the request; else null. */
export function recallReceipt(reference: string): KeptReceipt | null {
  const latest = readReceipt();
  return latest?.reference === reference ? latest : null;
}

/** The reference of the latest request of this tab, when it was for this offer of this search; else null. */
export function recallReferenceFor(search: FlightSearchRequest, offerId: string): string | null {
  const latest = readReceipt();
  return latest?.offer.id === offerId && textOf(latest.search) === textOf(search) ? latest.reference : null;
}

/** Equal searches give equal text, in whatever order their parts were written. */
function textOf(search: FlightSearchRequest): string {
  return JSON.stringify(Object.entries(search).sort());
}

/** Only this module writes the key, so the outline is enough. */
function readReceipt(): KeptReceipt | null {
  if (unstored) return unstored;
  try {
    const stored: Partial<KeptReceipt> | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return stored?.reference && stored.search && stored.offer?.itineraries?.length ? (stored as KeptReceipt) : null;
  } catch {
    return null;
  }
}
