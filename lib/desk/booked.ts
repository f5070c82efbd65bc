import * as z from 'zod/mini';
import { signedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { boards } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { namesOfStay } from '@/supabase/functions/_shared/contracts/hotels/stay-names';

const words = z._default(z.array(z.string()), []);
const room = z.object({ name: z._default(z.string(), ''), adults: z.number(), childrenAges: z.array(z.number()) });
const packageRoom = z.pipe(
  z.object({ adults: z.number(), childAges: z.array(z.number()) }),
  z.transform(({ adults, childAges }) => ({ name: { en: '', ar: '' }, adults, childrenAges: childAges })),
);

const nothing = {
  flights: [],
  /** Who sells each offer, and its id there. */
  supplierOffers: [],
  priceUnconfirmed: false,
  title: null,
  place: { en: '', ar: '' },
  board: null,
  freeUntil: null,
  nights: null,
  rooms: [],
  extras: [],
  wishes: [],
};

/** The supplier could not be asked for the price while the request was made. */
const priceUnconfirmed = z._default(z.boolean(), false);

const flight = z.pipe(
  z.extend(signedFlightOffer, { priceUnconfirmed }),
  z.transform(({ priceUnconfirmed, ...offer }) => ({ ...nothing, flights: [offer], supplierOffers: [offer], priceUnconfirmed })),
);
const legs = z.pipe(
  z.object({ legs: z.array(z.object({ offer: signedFlightOffer })).check(z.minLength(1)), priceUnconfirmed }),
  z.transform(({ legs, priceUnconfirmed }) => {
    const flights = legs.map(({ offer }) => offer);
    return { ...nothing, flights, supplierOffers: flights, priceUnconfirmed };
  }),
);
const title = z.object({ en: z.string(), ar: z.string() });
const stay = z.pipe(
  z.object({
    title,
    supplier: z._default(z.string(), 'sandbox'),
    id: z._default(z.string(), ''),
    address: z.object({ area: z._default(z.string(), ''), cityName: z.string() }),
    board: z.enum(boards),
    rooms: z.array(room),
    cancellation: z.object({ freeUntil: z.nullable(z.string()) }),
    wishes: words,
    inEnglish: z.catch(z.nullable(z.object({ cityName: z.string(), area: z.string(), rooms: z.array(z.string()) })), null),
  }),
  z.transform(({ supplier, id, address, cancellation, inEnglish, rooms, ...offer }) => {
    const [en, ar] = [namesOfStay({ address, rooms, inEnglish }, 'en'), namesOfStay({ address, rooms, inEnglish }, 'ar')];
    return {
      ...{ ...nothing, ...offer, supplierOffers: id ? [{ supplier, id }] : [], freeUntil: cancellation.freeUntil },
      place: { en: en.place.join(', '), ar: ar.place.join('، ') },
      rooms: rooms.map((room, index) => ({ ...room, name: { en: en.rooms[index] ?? '', ar: room.name } })),
    };
  }),
);
const holiday = z.pipe(
  z.object({ title, nights: z.number(), rooms: z.array(packageRoom), extras: words, wishes: words }),
  z.transform((offer) => ({ ...nothing, ...offer })),
);
const named = z.pipe(
  z.object({ title }),
  z.transform((offer) => ({ ...nothing, ...offer })),
);

/** What was asked for, of a booking of any kind, as far as its stored shape is known here. Wishes and extras are codes. */
export const booked = z.catch(z.union([flight, legs, stay, holiday, named]), nothing);
export type Booked = z.infer<typeof booked>;
