import type { HotelLeaf } from 'schema-dts';
import { airports } from '@/content/airports';
import type { Hotel } from '@/content/hotel';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/absolute-url';

/**
 * A hotel with the facts we know: its location and class. No picture, because our posters never show the building; no website, telephone or
 * rating of its own.
 */
export function hotelNode(hotel: Hotel, path: string, locale: Locale): HotelLeaf {
  const url = absoluteUrl(path, locale);
  return {
    '@type': 'Hotel',
    '@id': `${url}#hotel`,
    name: hotel.name[locale],
    description: hotel[locale].description,
    mainEntityOfPage: url,
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.district[locale],
      addressLocality: hotel.city[locale],
      addressCountry: airports.find(({ code }) => code === hotel.airport)?.country ?? hotel.country[locale],
    },
    starRating: { '@type': 'Rating', ratingValue: hotel.stars },
  };
}
