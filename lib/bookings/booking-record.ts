import type { Contact } from '@/lib/text/contact';
import type { PassengerType, TravelDocument } from './passengers';

export type BookingKind = 'flight' | 'multicity' | 'hotel' | 'package';

/** A traveller as stored: who flies has all of it, a guest of a hotel perhaps only a name. Days are yyyy-MM-dd. */
export interface RecordedTraveller {
  type: PassengerType;
  title?: string;
  gender?: string;
  givenNames: string;
  surname: string;
  dateOfBirth?: string;
  /** ISO 3166 alpha-2. */
  nationality?: string;
  /** What the number and the expiry day belong to; a passport where it is not said. */
  travelDocument?: TravelDocument;
  passportNumber?: string;
  passportExpiry?: string;
}

/** A checked request of any kind, as it goes into the database. */
export interface BookingRecord {
  kind: BookingKind;
  locale: 'en' | 'ar';
  contact: Contact;
  /** What was offered and accepted; of a stay or a holiday with `title: { en, ar }`, of several legs with `legs`. */
  offer: object;
  /** Nobody could confirm the price while the request was made: whoever answers it asks again. */
  priceUnconfirmed?: boolean;
  /** What was searched for. */
  search: object;
  /** Decimal amount as text for the whole party: "1850.00". */
  total: string;
  currency: 'QAR';
  /** First and last day of the trip, yyyy-MM-dd. */
  departureDate: string;
  lastDay: string;
  /** At least one. The surname of each is a way to find the booking again. */
  passengers: readonly RecordedTraveller[];
  /** Made once per filled-in form. */
  idempotencyKey: string;
}
