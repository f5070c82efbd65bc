import * as z from 'zod/mini';
import { orNull, readable, type StoredReader, storedPrice } from '../../stored-trip';
import { flightsAmong } from '../flight/stored';

const whole = z.number().check(z.int(), z.gte(0));

/** A stored package. */
export const storedPackage = z.object({
  packageId: z.string(),
  nights: orNull(whole),
  rooms: readable(z.object({ adults: whole, childAges: z.catch(z.array(whole), []) })),
  /** Amounts in QAR; their sum, with the flights, is the total. */
  lines: readable(z.object({ key: z.string(), quantity: whole, amount: z.number() })),
  /** Further topics for the agency's answer. */
  wishes: readable(z.string()),
  /** Its flights, on one ticket; none without flights. */
  legs: readable(z.object({ offer: z.object({ price: storedPrice }) })),
});
export type StoredPackage = z.infer<typeof storedPackage>;

const sold = z.extend(storedPackage, {
  extras: readable(z.string()),
  legs: readable(z.object({ offer: z.unknown() })),
  pricesOn: orNull(z.iso.date()),
});

export const readPackage: StoredReader = (offer) => {
  const { data } = z.safeParse(sold, offer);
  if (!data) return { needsDocuments: true };
  const { nights, extras, wishes, pricesOn } = data;
  const rooms = data.rooms.map(({ adults, childAges }) => ({ name: { en: '', ar: '' }, adults, childrenAges: childAges }));
  const flown = data.legs.length > 0 ? flightsAmong(data.legs.map(({ offer }) => offer)) : {};
  return { ...flown, needsDocuments: true, nights, rooms, extras, wishes, pricesOn };
};
