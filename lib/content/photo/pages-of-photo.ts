import 'server-only';
import { locales } from '@/lib/i18n/locales';
import { allPackages } from '@/lib/packages/on-sale/on-sale';
import { packageKind } from '@/lib/packages/package-kind';
import { builtPages } from '@/lib/site-server/page-store/next-internals';
import { keyOfPicture, ownerOf } from '@/lib/state/photos';

const poster = /\/art\/(?:([a-z0-9-]+)-(?:card|hero)-(?:ltr|rtl)|([a-z]+\/[a-z0-9-]+))\.svg/g;
/** Cards with the first photograph of a hotel, or of a destination on the page that lists them. */
const card = /href="\/(?:ar\/)?explore\/(hotels|destinations)\/([a-z0-9-]+)"/g;
const listOfPlaces = /^\/(?:en|ar)\/explore\/destinations$/;
/** Pages that have a gallery. */
const ofOwner = /^\/(?:en|ar)\/(?:explore\/destinations|explore\/hotels|travel\/destination)\/([a-z0-9-]+)$/;
let pages: Promise<Map<string, string[]>> | undefined;

/**
 * Addresses in Next.js of the pages that show a photograph: of those that the build drew with its poster, of what the place belongs to, and of the
 * holidays that the desk has put behind the poster since.
 */
export async function pagesOfPhoto(key: string): Promise<string[]> {
  pages ??= readPages();
  const built = await pages;
  const owner = ownerOf(key);
  const behind = allPackages().filter(({ holiday }) => holiday.art === key || holiday.id === owner);
  const paths = behind.flatMap(({ holiday, country }) => packageKind.pathsOf(holiday.id, [{ country: country.slug }]));
  return [...new Set([...(built.get(key) ?? []), ...(built.get(`of ${owner}`) ?? []), ...addressesOf(paths)])];
}

export const addressesOf = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => locales.map((locale) => `/${locale}${path === '/' ? '' : path}`));

/** Reads every page of the build once, when the first photograph is published: about a second. */
async function readPages(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const [route, html] of builtPages('.next')) {
    const owner = ofOwner.exec(route)?.[1];
    const names = new Set([...html.matchAll(poster)].map(([, slug, drawing]) => slug ?? keyOfPicture(drawing ?? '')));
    if (owner) names.add(`of ${owner}`);
    for (const [, family, slug] of html.matchAll(card))
      if (family === 'hotels' || listOfPlaces.test(route)) names.add(`of ${slug}`);
    for (const name of names) found.set(name, [...(found.get(name) ?? []), route]);
  }
  return found;
}
