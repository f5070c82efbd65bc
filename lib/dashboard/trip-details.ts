/**
 * The stored details of a stay or a package. Every part may be missing, because bookings outlive the shape they were stored in. The shapes are written by the products of lib/bookings.
 */
import * as z from 'zod/mini';
import { boards } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

/** Each entry that can be read; none when it is no list. */
const readable = <Entry extends z.core.$ZodType>(entry: Entry) =>
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
const orNothing = <Part extends z.core.$ZodType>(part: Part) => z.catch(z.nullable(part), null);
const whole = z.number().check(z.int(), z.gte(0));
const ages = z.catch(z.array(whole), []);

const stay = z.object({
  id: z.string(),
  board: orNothing(z.enum(boards)),
  /** In the language of the search. */
  address: orNothing(z.object({ area: z.catch(z.string(), ''), cityName: z.catch(z.string(), '') })),
  rooms: readable(z.object({ name: z.string(), adults: whole, childrenAges: ages })),
  /** `freeUntil`: the last day (yyyy-MM-dd) on which cancelling costs nothing, null when it always costs. */
  cancellation: orNothing(z.object({ freeUntil: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))) })),
  /** On top of the total, in QAR. */
  price: orNothing(z.object({ dueAtProperty: z.coerce.number() })),
  wishes: readable(z.string()),
  /** Its names for who reads English, where it was asked for in Arabic; rooms in the order of `rooms`. */
  inEnglish: orNothing(z.object({ cityName: z.string(), area: z.string(), rooms: z.array(z.string()) })),
});

const holiday = z.object({
  packageId: z.string(),
  nights: orNothing(whole),
  rooms: readable(z.object({ adults: whole, childAges: ages })),
  /** Amounts in QAR; their sum is the total. */
  lines: readable(z.object({ key: z.string(), quantity: whole, amount: z.number() })),
  /** What the answer of the agency should cover besides. */
  wishes: readable(z.string()),
});

/** Null when neither is recognised. */
export const tripDetails = z.catch(
  z.union([
    z.pipe(
      holiday,
      z.transform((facts) => ({ of: 'holiday' as const, ...facts })),
    ),
    z.pipe(
      stay,
      z.transform((facts) => ({ of: 'stay' as const, ...facts })),
    ),
    z.null(),
  ]),
  null,
);
export type TripDetails = NonNullable<z.infer<typeof tripDetails>>;
export type StayDetails = Extract<TripDetails, { of: 'stay' }>;
export type PackageDetails = Extract<TripDetails, { of: 'holiday' }>;
