/** What the confirmation page shows of a request just made; kept for this tab, so that a reload shows it again. */

import { isShapedLike } from '@/lib/storage/stored-shape';
import type { Contact } from '@/lib/text/contact';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flight-request';
import type { FlightSearchAnswer, SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flight-search';
import type { BookingKind } from './booking-record';
import type { BookingReceipt } from './schema';

interface RequestMade extends Pick<BookingReceipt, 'reference' | 'priceUnconfirmed'> {
  /** As they were given; passports and birthdays are not kept. */
  passengerNames: string[];
  email: Contact['email'];
}

export interface KeptFlight {
  search: FlightSearchRequest;
  offer: SignedFlightOffer;
  dictionaries: FlightSearchAnswer['dictionaries'];
}

export interface FlightReceipt extends RequestMade, KeptFlight {
  kind: 'flight';
}

export interface MultiCityReceipt extends RequestMade {
  kind: 'multicity';
  /** In the order they are flown. */
  legs: KeptFlight[];
}

/** A stay or a holiday, in the words of the page that asked for it. */
export interface TripReceipt extends RequestMade {
  kind: 'hotel' | 'package';
  title: string;
  /** "Check-in" and "20/01/2027", and so on. */
  facts: { term: string; text: string }[];
  /** What makes up the total, in whole riyals. */
  lines: { label: string; amount: number }[];
  total: number;
  /** What is to be paid elsewhere, or why the price may still move. */
  note?: string;
}

export type KeptReceipt = FlightReceipt | MultiCityReceipt | TripReceipt;

/** The version changes with the shape: what an older page has stored is then never read. */
const storageKey = 'karam.booking-receipt.v2';

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
  if (latest?.kind !== 'flight') return null;
  return latest.offer.id === offerId && textOf(latest.search) === textOf(search) ? latest.reference : null;
}

/** The same for a journey: when it was for exactly these offers of these searches, in this order. */
export function recallReferenceForLegs(legs: readonly { search: FlightSearchRequest; offerId: string }[]): string | null {
  const latest = readReceipt();
  if (latest?.kind !== 'multicity' || latest.legs.length !== legs.length) return null;
  const isSame = legs.every(({ search, offerId }, index) => {
    const asked = latest.legs[index];
    return asked?.offer.id === offerId && textOf(asked.search) === textOf(search);
  });
  return isSame ? latest.reference : null;
}

/** Equal searches give equal text, in whatever order their parts were written. */
function textOf(search: FlightSearchRequest): string {
  return JSON.stringify(Object.entries(search).sort());
}

const segmentEnd = { iataCode: '', at: '' };
const flight = {
  search: { departureDate: '' },
  offer: {
    id: '',
    validatingAirlineCodes: [''],
    numberOfBookableSeats: 0,
    itineraries: [
      {
        duration: '',
        segments: [
          { id: '', carrierCode: '', number: '', departure: segmentEnd, arrival: segmentEnd, duration: '', numberOfStops: 0 },
        ],
      },
    ],
    price: { total: '', base: '' },
    travelerPricings: [
      { travelerType: '', quantity: 0, price: { total: '', base: '' }, fareDetailsBySegment: [{ segmentId: '', cabin: '' }] },
    ],
  },
  dictionaries: { carriers: {}, aircraft: {} },
};
const trip = { title: '', facts: [{ term: '', text: '' }], lines: [{ label: '', amount: 0 }], total: 0 };

/** What the page needs of each kind, so that a damaged receipt is none. */
const examples: Record<BookingKind, object> = { flight, multicity: { legs: [flight] }, hotel: trip, package: trip };

function isReceipt(stored: unknown): stored is KeptReceipt {
  if (!isShapedLike(stored, { reference: '', kind: '', email: '', passengerNames: [''] })) return false;
  const { kind } = stored as KeptReceipt;
  return Object.hasOwn(examples, kind) && isShapedLike(stored, examples[kind]);
}

function readReceipt(): KeptReceipt | null {
  if (unstored) return unstored;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isReceipt(stored) ? stored : null;
  } catch {
    return null;
  }
}
