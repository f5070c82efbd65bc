import type { TouristDestinationLeaf } from 'schema-dts';
import type { Destination } from '@/content/destination';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { posterImage } from './poster-image';

interface DestinationFacts {
  name: string;
  description: string;
  /** Name in content/art. */
  art: string;
  /** The city for local time and weather. */
  city?: Destination['city'];
}

/** A place to travel to; `path` is the English path of its page. */
export function destinationNode(facts: DestinationFacts, path: string, locale: Locale): TouristDestinationLeaf {
  const { name, description, art: poster, city } = facts;
  const url = absoluteUrl(path, locale);
  return {
    '@type': 'TouristDestination',
    '@id': `${url}#destination`,
    name,
    description,
    url,
    image: posterImage(poster, locale),
    ...(city && {
      containsPlace: {
        '@type': 'City',
        name: city.name[locale],
        geo: { '@type': 'GeoCoordinates', latitude: city.latitude, longitude: city.longitude },
      },
    }),
  };
}
