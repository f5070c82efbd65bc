import * as z from 'zod/mini';
import { boards, cancellation } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { namesOfStay } from '@/supabase/functions/_shared/contracts/hotels/stay-names';
import { orNull, readable, type StoredReader, storedPrice } from '../../stored-trip';

const whole = z.number().check(z.int(), z.gte(0));

/** A stored stay. */
export const storedStay = z.object({
  id: z.string(),
  board: orNull(z.enum(boards)),
  /** In the language of the search. */
  address: orNull(z.object({ area: z.catch(z.string(), ''), cityName: z.catch(z.string(), '') })),
  rooms: readable(z.object({ name: z.string(), adults: whole, childrenAges: z.catch(z.array(whole), []) })),
  /** `freeUntil`: the last day (yyyy-MM-dd) of free cancellation; null when it always costs. */
  cancellation: orNull(z.extend(cancellation, { freeUntil: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))) })),
  /** On top of the total, in QAR. */
  price: orNull(z.object({ dueAtProperty: z.coerce.number() })),
  wishes: readable(z.string()),
  /** Its English names, where the search was in Arabic; rooms in the order of `rooms`. */
  inEnglish: orNull(z.object({ cityName: z.string(), area: z.string(), rooms: z.array(z.string()) })),
});
export type StoredStay = z.infer<typeof storedStay>;

const sold = z.extend(storedStay, {
  supplier: z.catch(z.string(), 'sandbox'),
  offerId: orNull(z.string()),
  price: orNull(z.extend(storedPrice, { dueAtProperty: z.coerce.number() })),
});

export const readStay: StoredReader = (offer) => {
  const { data: stay } = z.safeParse(sold, offer);
  if (!stay) return {};
  const { supplier, id, offerId, price, board, cancellation, wishes } = stay;
  const [en, ar] = [namesOfStay(stay, 'en'), namesOfStay(stay, 'ar')];
  return {
    supplierOffers: [{ supplier, id, price, rateId: offerId ?? undefined, dueAtProperty: price?.dueAtProperty }],
    board,
    cancellation,
    wishes,
    place: { en: en.place.join(', '), ar: ar.place.join('، ') },
    rooms: stay.rooms.map((room, index) => ({ ...room, name: { en: en.rooms[index] ?? '', ar: room.name } })),
  };
};
