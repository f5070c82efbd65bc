/** The promotion of an airline below the packages: the type of its file, and the form of the desk. */
import * as z from 'zod/mini';
import { linesOf, optionalLine, stretch, whole } from '@/lib/checks';

const percent = whole(1, 90, 'discount');
/** Named while it is agreed that we may. */
const airline = z._default(optionalLine(60), '');
const words = z.object({ airline, cities: linesOf(40, 20), terms: linesOf(240, 10) });

export const airlineOfferContent = z
  .object({
    /** Per cent off the published fare. */
    discount: z.object({ economy: percent, premium: percent }),
    /** On these days it is sold, and shown; on those one flies. */
    sale: stretch,
    travel: stretch,
    en: words,
    ar: words,
  })
  .check(({ value: { sale, travel, en, ar }, issues }) => {
    const report = (message: string, ...path: string[]) => issues.push({ code: 'custom', input: path, path, message });
    if (travel.until < sale.from) report('travelOver', 'travel', 'until');
    if (en.cities.length !== ar.cities.length) report('countDiffers', 'ar', 'cities');
    if (en.terms.length !== ar.terms.length) report('countDiffers', 'ar', 'terms');
  });
export type AirlineOfferContent = z.infer<typeof airlineOfferContent>;
