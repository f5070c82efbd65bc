/** A page that search engines may list. */
export interface ListedPage {
  path: string;
  /** The files with its texts, from the project root: their latest change is the page's. */
  sources: readonly string[];
  /** The day of what the desk has published since, yyyy-MM-dd. */
  published?: string;
}

export const sectionNames = ['pages', 'destinations', 'hotels', 'packages', 'blog'] as const;
export type SectionName = (typeof sectionNames)[number];

const page = (path: string, ...sources: string[]): ListedPage => ({ path, sources });
/** The message files of a namespace, for pages with texts from the interface. */
const words = (namespace: string) => [`messages/en/${namespace}.json`, `messages/ar/${namespace}.json`];

/** Single pages. Families with one page per entry are listed elsewhere. */
export const singlePages: Readonly<Record<SectionName, readonly ListedPage[]>> = {
  pages: [
    page('/', ...words('home'), 'content/popular.ts'),
    page('/services', ...words('services'), 'content/services.ts'),
    ...['airport-transfers', 'car-rental', 'cruises', 'meet-assist', 'travel-insurance', 'umrah', 'visa'].map((name) =>
      page(`/services/${name}`, `content/services/${name}.ts`),
    ),
    page('/services/flight-status', 'content/support/flight-status.ts'),
    page('/booking/multi-city', ...words('flights')),
    page('/explore/experiences', 'content/experiences.ts'),
    page('/travel/offers', 'content/offer-pages.ts', 'content/popular.ts'),
    ...['holidays', 'visas', 'tours'].map((name) =>
      page(`/travel/category/${name}`, 'content/offer-pages.ts', 'content/popular.ts'),
    ),
    page('/support', ...words('support'), 'content/support/questions.ts'),
    ...['contact', 'gift-card', 'manage-booking', 'track-refund', 'track-visa', 'travel-requirements'].map((name) =>
      page(`/support/${name}`, `content/support/${name}.ts`),
    ),
    page('/support/currency-exchange', ...words('currency')),
    page('/support/weather', ...words('weather'), 'content/weather-places.ts'),
    page('/business', ...words('business'), 'content/business/pages.ts'),
    ...['b2b', 'corporate', 'mice', 'private-jets', 'victoria-fleets'].map((name) =>
      page(`/business/${name}`, `content/business/${name}.ts`),
    ),
    page('/karam-club', 'content/business/karam-club.ts', 'content/karam-club.ts'),
    page('/loyalty-partners', 'content/business/loyalty-partners.ts'),
    ...['about', 'career', 'contact', 'feedback', 'privacy', 'terms'].map((name) =>
      page(`/${name}`, `content/company-pages/${name}.ts`),
    ),
    page('/branches', 'content/branches.ts', 'content/company.ts'),
  ],
  destinations: [
    page('/explore/destinations', 'content/destinations.ts', ...words('destinations')),
    page('/explore/where', 'content/where.ts', ...words('where')),
  ],
  hotels: [page('/explore/hotels', 'content/stays.ts', 'content/hotels.ts')],
  packages: [page('/services/packages', 'content/services/packages.ts', 'content/packages.ts')],
  blog: [page('/blog', 'content/posts/advice-posts.ts', 'content/posts/route-posts.ts')],
};
