import { branchPages } from '../../content/branches.ts';
import { destinations } from '../../content/destinations.ts';
import { hotels } from '../../content/hotels.ts';
import { holidayCountries } from '../../content/packages.ts';
import { places } from '../../content/places.ts';
import { plannedPlaces } from '../../content/planned-places.ts';
import { popularOffers } from '../../content/popular.ts';
import { posts } from '../../content/posts.ts';
import { outcomes } from './newsletter-outcomes.ts';

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
const packageIds = holidayCountries.flatMap(({ cities }) => cities.map(({ id }) => id));

/** All addresses with a variable part, and the values that have a page. */
const families: Readonly<Record<string, readonly string[]>> = {
  '/blog': slugs(posts),
  '/branches': slugs(branchPages),
  '/explore/destinations': slugs(destinations),
  '/explore/hotels': [...slugs(hotels), 'results', 'stay'],
  '/newsletter': outcomes,
  '/travel/booking': packageIds,
  '/travel/category': popularOffers.map(({ category }) => category),
  '/travel/destination': slugs([...places, ...plannedPlaces]),
  '/travel/package': packageIds,
};

/**
 * Sources of rewrites (path-to-regexp) for the addresses of those families that have no page: Next.js would answer them with its own English 404.
 * Names with a dot are files.
 */
export function unknownPages(): string[] {
  return Object.entries(families).map(
    ([path, values]) => `${path}/:unknown((?!(?:${[...new Set(values)].join('|')})(?:/|$))[^/.]+)`,
  );
}
