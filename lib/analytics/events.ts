/** All usage events. None of them says who the visitor is, or what they typed about themselves. */

export const sections = ['branch', 'service', 'visa', 'holiday', 'blog'] as const;
export type Section = (typeof sections)[number];

export const scrollMarks = [25, 50, 75, 90] as const;
export type ScrollMark = (typeof scrollMarks)[number];

export type SiteEvent =
  /** `page` is the English path without query: "/services/visa". */
  | { name: 'page_view'; page: string; locale: string }
  | { name: 'section_visit'; section: Section; page: string }
  | { name: 'scroll_depth'; percent: ScrollMark; page: string }
  /** `page` is the English path without query: "/services/visa". */
  | { name: 'page_timing'; loadMs: number; ttfbMs: number; page: string }
  /** In milliseconds, or the unitless layout shift. */
  | {
      name: 'web_vital';
      metric: 'LCP' | 'CLS' | 'INP';
      value: number;
      rating: 'good' | 'needs-improvement' | 'poor';
      page: string;
    }
  | { name: 'search'; kind: 'flight' | 'multicity' | 'hotel' | 'insurance' }
  | { name: 'search_results'; kind: 'flight' | 'multicity' | 'hotel'; count: number }
  /** A step of a request became visible. */
  | { name: 'booking_step'; kind: string; step: string }
  | { name: 'booking_requested'; kind: string }
  /** The visitor follows the link to the booking site. The price is that of the stay, in `currency`, where one was shown. */
  | { name: 'hotel_booking_click'; hotelName: string; price?: number; currency?: string; destination: string }
  | { name: 'checkout_initiated'; hotelName: string; basePrice: number; currency: string };
