/** Everything the site tells about how it is used. Nothing here says who the visitor is, or what they typed about themselves. */

export const sections = ['branch', 'service', 'visa', 'holiday', 'blog'] as const;
export type Section = (typeof sections)[number];

export const scrollMarks = [25, 50, 75, 90] as const;
export type ScrollMark = (typeof scrollMarks)[number];

export type SiteEvent =
  /** `page` is the English path without query: "/services/visa". */
  | { name: 'page_view'; page: string; locale: string }
  | { name: 'section_visit'; section: Section; page: string }
  | { name: 'scroll_depth'; percent: ScrollMark; page: string }
  /** Of the first page of a visit, in milliseconds since it was asked for. */
  | { name: 'page_timing'; loadMs: number; ttfbMs: number; page: string }
  /** Milliseconds, or the unitless layout shift. */
  | {
      name: 'web_vital';
      metric: 'LCP' | 'CLS' | 'INP';
      value: number;
      rating: 'good' | 'needs-improvement' | 'poor';
      page: string;
    }
  | { name: 'search'; kind: 'flight' | 'multicity' | 'hotel' | 'insurance' }
  | { name: 'search_results'; kind: 'flight' | 'multicity' | 'hotel'; count: number }
  /** A step of a request that came into view. */
  | { name: 'booking_step'; kind: string; step: string }
  | { name: 'booking_requested'; kind: string }
  /** The visitor leaves for the booking site; the price is the stay's, in `currency`, where one was shown. */
  | { name: 'hotel_booking_click'; hotelName: string; price?: number; currency?: string; destination: string }
  | { name: 'checkout_initiated'; hotelName: string; basePrice: number; currency: string };
