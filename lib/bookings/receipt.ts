/** The receipt of a request for the confirmation page, stored for this tab so that it survives a reload. */
import type { Locale } from '@/lib/i18n/locales';
import { isShapedLike } from '@/lib/storage/stored-shape';
import { readTab, writeTab } from '@/lib/storage/tab-storage';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { DocumentsDue } from './documents';
import { extrasPath, paymentPath } from './model/payment-row';
import type { SeenPrice } from './model/price-record';
import type { PassengerType } from './people';
import type { BookingReceipt } from './product';

/** `airline` is an IATA code. */
interface LoyaltyAccount {
  airline: string;
  number: string;
}

export interface Receipt
  extends Pick<
    BookingReceipt,
    'reference' | 'priceUnconfirmed' | 'payKey' | 'payBy' | 'isBookedByAgent' | 'isHeld' | 'namesKey'
  > {
  /** The kind of its product. */
  kind: string;
  /** As entered; without passports and birthdays. */
  passengerNames: string[];
  /** In the order of `passengerNames`. */
  ageGroups?: PassengerType[];
  email: string;
  /** Passports that are missing or have to be renewed. */
  documentsDue?: DocumentsDue;
  /** First day of the trip, yyyy-MM-dd, and time of the request; only for trips that begin soon. */
  firstDay?: string;
  requestedAt?: string;
  /** Its offer is from the sandbox and cannot be bought. */
  isSample?: boolean;
  /** Frequent flyer numbers in the order of `passengerNames`; null where none was given. */
  loyalty?: (LoyaltyAccount | null)[];
  /** ISO instant until which the airline guarantees the price, if it states one. */
  heldUntil?: string;
  /** What was seen before it was sent. */
  prices?: readonly SeenPrice[];
}

/** A receipt with the texts of the page that made it. */
export interface TripReceipt extends Receipt {
  title: string;
  /** Of a stay as its supplier names it (components/hotels/results/card/hotel-picture.tsx), else an address. */
  picture?: string;
  /** "Check-in" and "20/01/2027", and so on; the first two are the days. */
  facts: { term: string; text: string }[];
  /** What makes up the total, in whole riyals. */
  lines: { label: string; amount: number }[];
  total: number;
  /** A note about amounts paid elsewhere, or about a price that may change. */
  note?: string;
}

/** How a product describes its receipts. */
export interface ReceiptDescription<Shown extends Receipt> {
  /** The properties that a valid receipt has. */
  example: object;
  /** Two lines and a total, for a message. */
  summarize(receipt: Shown, locale: Locale): { trip: string; dates: string; total: number };
  /** What is flown, in this order, where that is all of it. */
  flights?(receipt: Shown): readonly SignedFlightOffer[];
}

export const describeTrip: ReceiptDescription<TripReceipt> = {
  example: { title: '', facts: [{ term: '', text: '' }], lines: [{ label: '', amount: 0 }], total: 0 },
  summarize({ title, facts, total }) {
    const days = facts.slice(0, 2).map(({ term, text }) => `${term}: ${text}`);
    return { trip: title, dates: days.join('\n'), total };
  },
};

/** The version changes with the shape, so that receipts of an older page are not read. */
const storageKey = 'karam.booking-receipt.v3';

const referenceShape = /^KT-[2-9A-HJ-NP-Z]{6}$/;

/** A typed or linked booking reference in the agency's form; null when it cannot be one. */
export function parseReference(text: string | null): string | null {
  const reference = text?.trim().toUpperCase() ?? '';
  return referenceShape.test(reference) ? reference : null;
}

/** Where everybody who travels is named after the request. English path. */
export const namesPath = (key: string) => `/booking/travellers?key=${key}`;

/** Where it is paid at once, or its seats are held: flights that are paid now can have bags and seats first. English path. */
export const payPath = (key: string, { kind, isHeld }: { kind: string; isHeld?: boolean | undefined }) =>
  kind === 'flight' && !isHeld ? extrasPath(key) : paymentPath(key);

/** Fallback without storage: the receipt is lost on reload. */
let unstored: Receipt | null = null;

/** Saves the latest receipt. Never throws. */
export function saveReceipt<Kept extends Receipt>(receipt: Kept): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(receipt));
    unstored = null;
  } catch {
    unstored = receipt;
  }
}

/** The receipt of this reference, when this tab made the request; else null. `exampleOf` gives the properties its kind must have. */
export function loadReceipt(reference: string, exampleOf: (kind: string) => object): Receipt | null {
  const latest = unstored ?? readTab(storageKey);
  if (!isShapedLike(latest, { reference: '', kind: '', email: '', passengerNames: [''] })) return null;
  const receipt = latest as Receipt;
  return receipt.reference === reference && isShapedLike(receipt, exampleOf(receipt.kind)) ? receipt : null;
}

const requestedKey = 'karam.requested.v1';
const maxRequests = 5;
type Requested = { choice: string; reference: string };

/** Saves for this tab under which reference a selection was requested; `choice` is its key, as in the address. Never throws. */
export function saveRequested(choice: string, reference: string): void {
  const others = readRequested().filter((other) => other.choice !== choice);
  writeTab(requestedKey, [{ choice, reference }, ...others].slice(0, maxRequests));
}

/** The reference under which this tab requested this selection; else null. */
export function loadRequested(choice: string): string | null {
  return readRequested().find((one) => one.choice === choice)?.reference ?? null;
}

function readRequested(): Requested[] {
  const stored = readTab(requestedKey);
  return isShapedLike(stored, [{ choice: '', reference: '' }]) ? (stored as Requested[]) : [];
}
