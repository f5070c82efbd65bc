import type {
  BlogPostingLeaf,
  HotelLeaf,
  ItemListLeaf,
  OfferLeaf,
  ServiceLeaf,
  TouristDestinationLeaf,
  TouristTripLeaf,
  TravelAgencyLeaf,
} from 'schema-dts';
import { airports } from '@/content/airports';
import { branchPages } from '@/content/branches';
import type { Destination } from '@/content/destination';
import type { Hotel } from '@/content/hotel';
import type { HolidayPackage } from '@/content/package';
import type { Post } from '@/content/post';
import { company } from '@/lib/company/company';
import type { Office } from '@/lib/company/offices';
import { siteUrl } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { addressInQatar, geoAt, openingHours, organizationRef, websiteRef } from '@/lib/seo/graph';
import { updatedOn } from '@/lib/seo/last-change';
import { pageImage } from '@/lib/seo/route-metadata';

interface DestinationFacts {
  name: string;
  description: string;
  /** The city for local time and weather. */
  city?: Destination['city'];
}

/** A place to read about; `path` is the English path of its page. */
export function destinationNode(facts: DestinationFacts, path: string, locale: Locale): TouristDestinationLeaf {
  const { name, description, city } = facts;
  const url = absoluteUrl(path, locale);
  return {
    '@type': 'TouristDestination',
    '@id': `${url}#destination`,
    name,
    description,
    url,
    image: pageImage(path, locale),
    ...(city && {
      containsPlace: {
        '@type': 'City',
        name: city.name[locale],
        geo: geoAt(city),
      },
    }),
  };
}

interface Planning {
  /** A service: "Plan a holiday in France". */
  title: string;
  description: string;
  place: string;
}

/** The planning of a holiday in a place, a page of its own besides that about the place; `path` is its English path. */
export function planningNode({ title, description, place }: Planning, path: string, locale: Locale): ServiceLeaf {
  const url = absoluteUrl(path, locale);
  return {
    '@type': 'Service',
    '@id': `${url}#planning`,
    name: title,
    description,
    url,
    image: pageImage(path, locale),
    provider: organizationRef(),
    areaServed: { '@type': 'Place', name: place },
  };
}

/** No article is signed by a person. */
const desk = { en: 'Editorial desk of Karam Travel', ar: 'هيئة تحرير كرم للسفر' };

export function articleNode(post: Post, locale: Locale): BlogPostingLeaf {
  const url = absoluteUrl(`/blog/${post.slug}`, locale);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title[locale],
    description: post.description[locale],
    url,
    mainEntityOfPage: url,
    image: pageImage(`/blog/${post.slug}`, locale),
    datePublished: morningOf(post.published),
    dateModified: morningOf(updatedOn(post) ?? post.published),
    inLanguage: locale,
    author: {
      '@type': 'Organization',
      name: desk[locale],
      url: absoluteUrl('/blog', locale),
      parentOrganization: organizationRef(),
    },
    publisher: organizationRef(),
    isPartOf: websiteRef(),
  };
}

/** Morning in Doha on that day, as in the feed. */
function morningOf(day: string): string {
  return `${day}T09:00:00+03:00`;
}

/** An office of the agency, the same on every page. Its address is its page, or the list of all offices. */
export function branchNode(branch: Office, locale: Locale): TravelAgencyLeaf {
  const hasPage = branchPages.some(({ slug }) => slug === branch.slug);
  const path = hasPage ? `/branches/${branch.slug}` : '/branches';
  return {
    '@type': 'TravelAgency',
    '@id': `${siteUrl()}/branches#${branch.slug}`,
    name: `${company.name[locale]} – ${branch.name[locale]}`,
    url: absoluteUrl(path, locale),
    image: pageImage(path, locale),
    telephone: branch.phone.display,
    email: company.email,
    address: addressInQatar(branch.address[locale]),
    geo: geoAt(branch.position),
    openingHoursSpecification: openingHours(branch.hours),
    parentOrganization: organizationRef(),
  };
}

/** A package of the programme: its days in order, and its lowest price. */
export function packageNode(holiday: HolidayPackage, locale: Locale): TouristTripLeaf {
  const text = holiday[locale];
  const url = absoluteUrl(`/travel/package/${holiday.id}`, locale);
  return {
    '@type': 'TouristTrip',
    '@id': `${url}#trip`,
    name: holiday.name[locale],
    description: text.description,
    url,
    image: pageImage(`/travel/package/${holiday.id}`, locale),
    provider: organizationRef(),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: text.days.length,
      itemListElement: text.days.map(({ term, text: description }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: term,
        description,
      })),
    },
    offers: offerOf(holiday, locale),
  };
}

/** The price for one of two who share a room, in the low season: therefore a lowest price as well. */
function offerOf({ id, price }: HolidayPackage, locale: Locale): OfferLeaf {
  return {
    '@type': 'Offer',
    url: absoluteUrl(`/travel/booking/${id}`, locale),
    price,
    priceCurrency: 'QAR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: price,
      priceCurrency: 'QAR',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'IE' },
    },
    seller: organizationRef(),
  };
}

/**
 * A hotel with the facts we know: its location and class. Its picture is that of our page, whose words say that it is a drawing; no
 * website, telephone or rating of its own.
 */
export function hotelNode(hotel: Hotel, path: string, locale: Locale): HotelLeaf {
  const url = absoluteUrl(path, locale);
  return {
    '@type': 'Hotel',
    '@id': `${url}#hotel`,
    name: hotel.name[locale],
    description: hotel[locale].description,
    mainEntityOfPage: url,
    image: pageImage(path, locale),
    geo: geoAt(hotel.position),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.district[locale],
      addressLocality: hotel.city[locale],
      addressCountry: airports.find(({ code }) => code === hotel.airport)?.country ?? hotel.country[locale],
    },
    starRating: { '@type': 'Rating', ratingValue: hotel.stars },
  };
}

interface ListEntry {
  /** In the language of the page. */
  name: string;
  /** English path, with an anchor if any. */
  path: string;
}

/** The items of a page, in its order. */
export function listNode(entries: readonly ListEntry[], locale: Locale): ItemListLeaf {
  return {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(path, locale),
    })),
  };
}
