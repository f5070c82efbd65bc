import { branchPages } from '../../content/branches.ts';
import { destinations } from '../../content/destinations.ts';
import { hotels } from '../../content/hotels.ts';
import { holidayCountries } from '../../content/packages.ts';
import { places } from '../../content/places.ts';
import { plannedPlaces } from '../../content/planned-places.ts';
import { popularOffers } from '../../content/popular.ts';
import { posts } from '../../content/posts.ts';
import { publishedContent } from '../state/published-content.ts';
import { outcomes } from './newsletter-outcomes.ts';

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
const packageIds = new Set(holidayCountries.flatMap(({ cities }) => cities.map(({ id }) => id)));

/** All addresses with a variable part, and the values that have a page. */
const families: Readonly<Record<string, readonly string[]>> = {
  '/branches': slugs(branchPages),
  '/explore/destinations': slugs(destinations),
  '/explore/hotels': [...slugs(hotels), 'results', 'stay'],
  '/newsletter': outcomes,
  '/travel/category': popularOffers.map(({ category }) => category),
  '/travel/destination': slugs([...places, ...plannedPlaces]),
};

/** Families that the desk adds to: what the files know, and the kind whose published keys have a page as well. */
const openFamilies: Readonly<Record<string, { values: ReadonlySet<string>; kind: string }>> = {
  '/blog': { values: new Set([...slugs(posts), 'feed.xml']), kind: 'article' },
  '/travel/booking': { values: packageIds, kind: 'package' },
  '/travel/package': { values: packageIds, kind: 'package' },
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

/**
 * Whether an address without its query is of a family that the desk adds to, and has no page now. Next.js would make and keep a page for each such
 * address that anybody types.
 */
export function isUnknownOfDesk(path: string): boolean {
  return isPageOfDesk(path) === false;
}

/** Undefined for an address of no such family. */
export function isPageOfDesk(path: string): boolean | undefined {
  const [, family = '', value = ''] = /^(?:\/ar)?(\/[a-z]+(?:\/[a-z]+)?)\/([^/]+)$/.exec(path) ?? [];
  const open = Object.hasOwn(openFamilies, family) ? openFamilies[family] : undefined;
  return open && (open.values.has(value) || publishedContent(open.kind, value) !== undefined);
}
