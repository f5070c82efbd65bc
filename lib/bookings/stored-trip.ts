/** A booking as read from the database. Bookings outlive the shape they were stored in: unreadable parts are left out. */
import * as z from 'zod/mini';
import type { OfferMarkup } from '@/lib/bookings/model/markup-row';
import { convertedFrom } from '@/supabase/functions/_shared/contracts/converted-price';
import type { FlightOffer, FlightSegment, SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { Board, HotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

interface Names {
  en: string;
  ar: string;
}

/** The price of an offer: in QAR as it was shown, and the supplier's own amount where its currency is another. */
export const storedPrice = z.object({ total: z.coerce.number(), convertedFrom: z.optional(convertedFrom) });

/** Identifies the offer at its supplier. */
interface SupplierOffer {
  supplier: string;
  /** The id of a flight's offer, or of the hotel. */
  id: string;
  /** The id of the hotel's rate. */
  rateId?: string | undefined;
  price: z.infer<typeof storedPrice> | null;
  /** The agency's markup in the price; for the desk only. */
  markup?: OfferMarkup | null | undefined;
  /** In QAR, on top of the price. */
  dueAtProperty?: number | undefined;
  /** ISO instant until which the supplier holds the price. */
  heldUntil?: string | undefined;
  /** Deadline of the payment. */
  payment?: FlightOffer['paymentRequirements'];
}

/** The description of a booking of any product for desk and mail. */
export interface StoredTrip {
  title: Names | null;
  /** In the order they are flown. */
  flights: SignedFlightOffer[];
  /** As `droppedFlights` finds them. */
  dropped?: FlightSegment[];
  /** In the order of `flights`, if there are any. */
  supplierOffers: SupplierOffer[];
  /** The supplier did not confirm the price at the time of the request. */
  priceUnconfirmed: boolean;
  /** ISO instant until which the price is held. */
  heldUntil: string | null;
  /** The day (yyyy-MM-dd) of the price list it was booked from. */
  pricesOn?: string | null;
  /** Each traveller must send number and expiry day of a passport or an identity card. */
  needsDocuments: boolean;
  place: Names;
  nights: number | null;
  rooms: { name: Names; adults: number; childrenAges: number[] }[];
  board: Board | null;
  cancellation: HotelOffer['cancellation'] | null;
  /** Codes. */
  extras: string[];
  wishes: string[];
}

/** Reads the known parts of a stored `offer`. Never throws. */
export type StoredReader = (offer: unknown) => Partial<StoredTrip>;

/** Null where the part cannot be read. */
export const orNull = <Part extends z.core.$ZodType>(part: Part) => z.catch(z.nullable(part), null);

/** The readable entries; none when it is not a list. */
export const readable = <Entry extends z.core.$ZodType>(entry: Entry) =>
  z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((entries) =>
        entries.flatMap((one) => {
          const read = z.safeParse(entry, one);
          return read.success ? [read.data] : [];
        }),
      ),
    ),
    [],
  );

const shared = z.object({
  title: orNull(z.object({ en: z.string(), ar: z.string() })),
  priceUnconfirmed: z.catch(z.boolean(), false),
  expiresAt: orNull(z.string()),
});

/** The parts that all products store in the same way. Never throws. */
export function readShared(offer: unknown): StoredTrip {
  const { title, priceUnconfirmed, expiresAt } = z.safeParse(shared, offer).data ?? shared.parse({});
  return {
    title,
    priceUnconfirmed,
    heldUntil: expiresAt,
    needsDocuments: false,
    flights: [],
    supplierOffers: [],
    place: { en: '', ar: '' },
    nights: null,
    rooms: [],
    board: null,
    cancellation: null,
    extras: [],
    wishes: [],
  };
}
