/** The body of `POST /api/visits`: the counts of one browser (see `visit-counts.ts`). */
import * as z from 'zod/mini';
import { kinds } from '@/lib/bookings/products/kinds';

const counted = [...Object.keys(kinds), 'insurance'].join('|');
const details = new RegExp(
  [
    '^(|branch|service|visa|holiday|blog|25|50|75|90|(LCP|CLS|INP) (good|needs-improvement|poor)',
    'load [<>](1000|2500|4000) ttfb [<>](200|800|1800)',
    `(${counted})( (found|none|passengers|guests|review|dates|rooms|extras|travellers))?)$`,
  ].join('|'),
);

const visitCount = z.object({
  name: z.enum([
    'page_view',
    'section_visit',
    'scroll_depth',
    'page_timing',
    'web_vital',
    'search',
    'search_results',
    'booking_step',
    'booking_requested',
    'hotel_booking_click',
    'checkout_initiated',
  ]),
  page: z.string().check(z.maxLength(160), z.regex(/^\/[a-z0-9/-]*$/)),
  /** Only values of `countOf`: invented ones must not fill the table. */
  detail: z.string().check(z.regex(details)),
});

export const visitReport = z.object({
  locale: z.enum(['en', 'ar']),
  counts: z.array(visitCount).check(z.minLength(1), z.maxLength(60)),
});
export type VisitReport = z.infer<typeof visitReport>;
