import * as z from 'zod/mini';
import { orNull, readable, type StoredReader } from '../../stored-trip';

const whole = z.number().check(z.int(), z.gte(0));

/** A stored package. */
export const storedPackage = z.object({
  packageId: z.string(),
  nights: orNull(whole),
  rooms: readable(z.object({ adults: whole, childAges: z.catch(z.array(whole), []) })),
  /** Amounts in QAR; their sum is the total. */
  lines: readable(z.object({ key: z.string(), quantity: whole, amount: z.number() })),
  /** Further topics for the agency's answer. */
  wishes: readable(z.string()),
});
export type StoredPackage = z.infer<typeof storedPackage>;

const sold = z.extend(storedPackage, { extras: readable(z.string()) });

export const readPackage: StoredReader = (offer) => {
  const { data } = z.safeParse(sold, offer);
  if (!data) return { needsDocuments: true };
  const { nights, extras, wishes } = data;
  const rooms = data.rooms.map(({ adults, childAges }) => ({ name: { en: '', ar: '' }, adults, childrenAges: childAges }));
  return { needsDocuments: true, nights, rooms, extras, wishes };
};
