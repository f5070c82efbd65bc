/** What the confirmation page shows of a request just made, stored for this tab so that it survives a reload. */
import type { Locale } from '@/lib/i18n/locales';
import { isShapedLike } from '@/lib/storage/stored-shape';
import { readTab, writeTab } from '@/lib/storage/tab-storage';
import type { DocumentsDue } from './documents';
import type { BookingReceipt } from './product';

export interface Receipt extends Pick<BookingReceipt, 'reference' | 'priceUnconfirmed'> {
  /** Of the product. */
  kind: string;
  /** As entered; without passports and birthdays. */
  passengerNames: string[];
  email: string;
  /** Passports that are still to come or to be renewed. */
  documentsDue?: DocumentsDue;
  /** First day of the trip, yyyy-MM-dd, and time of the request; only for trips that begin soon. */
  firstDay?: string;
  requestedAt?: string;
  /** ISO instant until which the airline holds the price, where it says so. */
  heldUntil?: string;
}

/** A request in the words of the page that made it. */
export interface TripReceipt extends Receipt {
  title: string;
  /** "Check-in" and "20/01/2027", and so on; the first two are the days. */
  facts: { term: string; text: string }[];
  /** What makes up the total, in whole riyals. */
  lines: { label: string; amount: number }[];
  total: number;
  /** What is to be paid elsewhere, or why the price may still move. */
  note?: string;
}

/** How a product describes its receipts. */
export interface ReceiptDescription<Shown extends Receipt> {
  /** The properties a receipt must have. One without them counts as missing. */
  example: object;
  /** In two lines and a total, for a message. */
  summarize(receipt: Shown, locale: Locale): { trip: string; dates: string; total: number };
}

export const describeTrip: ReceiptDescription<TripReceipt> = {
  example: { title: '', facts: [{ term: '', text: '' }], lines: [{ label: '', amount: 0 }], total: 0 },
  summarize({ title, facts, total }) {
    const days = facts.slice(0, 2).map(({ term, text }) => `${term}: ${text}`);
    return { trip: title, dates: days.join('\n'), total };
  },
};

/** The version changes with the shape: what an older page has stored is then never read. */
const storageKey = 'karam.booking-receipt.v3';

const referenceShape = /^KT-[2-9A-HJ-NP-Z]{6}$/;

/** A booking reference as typed or linked, in the form the agency writes it; null when it cannot be one. */
export function parseReference(text: string | null): string | null {
  const reference = text?.trim().toUpperCase() ?? '';
  return referenceShape.test(reference) ? reference : null;
}

/** Fallback without storage: the receipt is lost on reload. */
let unstored: Receipt | null = null;

/** Keeps the latest receipt. Never throws. */
export function saveReceipt<Kept extends Receipt>(receipt: Kept): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(receipt));
    unstored = null;
  } catch {
    unstored = receipt;
  }
}

/** The receipt of this reference, when this tab made the request; else null. `exampleOf` gives the parts its kind must have. */
export function loadReceipt(reference: string, exampleOf: (kind: string) => object): Receipt | null {
  const latest = unstored ?? readTab(storageKey);
  if (!isShapedLike(latest, { reference: '', kind: '', email: '', passengerNames: [''] })) return null;
  const receipt = latest as Receipt;
  return receipt.reference === reference && isShapedLike(receipt, exampleOf(receipt.kind)) ? receipt : null;
}

const requestedKey = 'karam.requested.v1';
const maxRequests = 5;
type Requested = { choice: string; reference: string };

/** Remembers for this tab under which reference a choice was requested; `choice` names it as its address does. Never throws. */
export function saveRequested(choice: string, reference: string): void {
  const others = readRequested().filter((other) => other.choice !== choice);
  writeTab(requestedKey, [{ choice, reference }, ...others].slice(0, maxRequests));
}

/** The reference under which this tab has requested just this; else null. */
export function loadRequested(choice: string): string | null {
  return readRequested().find((one) => one.choice === choice)?.reference ?? null;
}

function readRequested(): Requested[] {
  const stored = readTab(requestedKey);
  return isShapedLike(stored, [{ choice: '', reference: '' }]) ? (stored as Requested[]) : [];
}
