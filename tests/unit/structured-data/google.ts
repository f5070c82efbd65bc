/** A property, or any one of several. */
type Required = string | readonly string[];

/**
 * Google's requirements for rich results, plus our own: developers.google.com, "Structured data markup that Google Search supports", November 2026.
 */
export const requiredProperties: Readonly<Record<string, readonly Required[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  BreadcrumbList: ['itemListElement'],
  TravelAgency: ['name', 'address', 'telephone', 'openingHoursSpecification', 'url'],
  Hotel: ['name', 'address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  TouristDestination: ['name', 'description', 'image', 'url'],
  TouristTrip: ['name', 'description', 'itinerary', 'offers', 'provider'],
  Offer: ['price', 'priceCurrency', 'url'],
  ItemList: ['itemListElement'],
  ListItem: ['position', ['name', 'item']],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  ImageObject: [['url', 'contentUrl']],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
};

/** Ratings and reviews: we have none, so none may appear. */
export const neverOurs: ReadonlySet<string> = new Set(['aggregateRating', 'review', 'reviews']);
