import * as z from 'zod/mini';
import { signedFlightOffer } from './flights/flight-search.ts';

const title = z.object({ en: z.string(), ar: z.string() });

/**
 * The stored offer of a booking: `flights` in the order they are flown, or the `title` of a stay or a package with its stored data
 * (`stored`). All are empty for an unknown shape.
 */
export const storedOffer = z.catch(
  z.union([
    z.pipe(
      signedFlightOffer,
      z.transform((offer) => ({ flights: [offer], title: null, stored: null })),
    ),
    z.pipe(
      z.object({ legs: z.array(z.object({ offer: signedFlightOffer })).check(z.minLength(1)) }),
      z.transform(({ legs }) => ({ flights: legs.map(({ offer }) => offer), title: null, stored: null })),
    ),
    z.pipe(
      z.looseObject({ title }),
      z.transform((offer) => ({ flights: [], title: offer.title, stored: offer as unknown })),
    ),
  ]),
  { flights: [], title: null, stored: null },
);
