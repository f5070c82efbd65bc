/** The body of `POST /api/visits`: what one browser has counted on its way through the site (see `visit-counts.ts`). */
import * as z from 'zod/mini';

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
  detail: z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9 <>:.-]*$/)),
});

export const visitReport = z.object({
  locale: z.enum(['en', 'ar']),
  counts: z.array(visitCount).check(z.minLength(1), z.maxLength(60)),
});
export type VisitReport = z.infer<typeof visitReport>;
