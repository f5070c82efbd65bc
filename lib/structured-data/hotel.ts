import type { HotelLeaf } from 'schema-dts';
import { airports } from '@/content/airports';
import type { Hotel } from '@/content/hotel';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { geoAt } from '@/lib/seo/office';
import { pageImage } from '@/lib/seo/page-metadata';

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
