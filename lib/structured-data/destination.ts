import type { ServiceLeaf, TouristDestinationLeaf } from 'schema-dts';
import type { Destination } from '@/content/destination';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { organizationRef } from '@/lib/seo/graph';
import { geoAt } from '@/lib/seo/office';
import { pageImage } from '@/lib/seo/page-metadata';

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
