import type { OfferLeaf, TouristTripLeaf } from 'schema-dts';
import type { HolidayPackage } from '@/content/package';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { organizationRef } from '@/lib/seo/graph';
import { pageImage } from '@/lib/seo/page-metadata';

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
