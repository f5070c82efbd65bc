/** An offer of the home page: the type of its file, and the form of the desk. */
import * as z from 'zod/mini';
import { inBoth, line, whole } from '@/lib/checks';

export const offerContent = z.object({
  title: inBoth(line(40)),
  destination: inBoth(line(30)),
  /** QAR. An offer that is a holiday costs what the holiday costs. */
  startingPrice: whole(50, 100_000, 'startingPrice'),
  badge: z.enum(['summerOffer', 'familyBundle', 'topSeller', 'bestValue', 'hotDeal', 'premium']),
  /** Among the offers, from the first. */
  place: whole(1, 20, 'place20'),
});
export type OfferContent = z.infer<typeof offerContent>;
