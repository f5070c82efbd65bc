import { LRUCache } from 'lru-cache';
import { describeSharedSearch, type SharedSearch } from '@/app/share/shared-search';
import { isPicture } from '@/content/picture';
import { cropPhoto } from '@/lib/content/photo/photo-file';
import { readPublishedPhoto } from '@/lib/content/photo/published-photo';
import { branchMap } from '@/lib/geography/maps/branches-map';
import { findHotel } from '@/lib/hotels/details/find-hotel';
import type { Locale } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { errorResponse } from '@/lib/network/http';
import { createSingleFlight } from '@/lib/network/single-flight';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { drawShareImage, sharePicture } from '@/lib/seo/share/share-image';
import type { SharePage } from '@/lib/seo/share/share-page';
import { photoOfShare, photoParameter, readShareAddress } from '@/lib/seo/share/share-page';
import { findSharePage } from '@/lib/seo/share/share-pages';
import type { Photo } from '@/lib/state/photos';

/** Enough for a reader of every page; drawing one image takes a third of a second. */
const imagesPerMinute = { name: 'share', uses: 240, seconds: 60 };

/** Images keep their address when their words change. */
const keep = 'public, max-age=604800, stale-while-revalidate=2592000';

interface Context {
  params: Promise<{ address: string[] }>;
}

/** Every day and pair of places has an image of its own, so these are limited further. */
const searchesPerMinute = { name: 'share-search', uses: 40, seconds: 60 };

/** A fare is as the sender saw it: the next one who shares the search sees another. */
const keepShortly = 'public, max-age=600';

/** The image for a link to one of our pages: /share/ar/explore/destinations/france.jpg; with the query of a search, for its results. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const address = readShareAddress((await params).address.join('/'));
  const { searchParams: query } = new URL(request.url);
  query.delete(photoParameter);
  const isSearch = query.size > 0;
  if (!address) return unknownPage();
  const { path, locale } = address;
  const refusal = await refuseTooMany(request, isSearch ? searchesPerMinute : imagesPerMinute);
  if (refusal) return refusal;
  const search = isSearch ? await describeSharedSearch(path, query, locale, requestIdOf(request)) : null;
  const page = search ? inBothLanguages(search) : (findSharePage(path) ?? (await findHotelSharePage(path, locale)));
  if (!page) return unknownPage();
  const [, branch] = branchPath.exec(path) ?? [];
  const image = await readShareImage(page, locale, branch && branchMap(branch, [sharePicture.width, sharePicture.height]));
  return new Response(new Uint8Array(image), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': search ? keepShortly : keep },
  });
}

const unknownPage = () => errorResponse(404, { error: 'No page has a share image at this address.', code: 'unknownPage' });

/** Room for every image of the site, about 100 kB each. */
const images = new LRUCache<string, Buffer>({ maxSize: 48_000_000, sizeCalculation: ({ length }) => length });
const drawOnce = createSingleFlight<Buffer>();

/** The share image of a page, drawn on first request and cached in this process. */
async function readShareImage(page: SharePage, locale: Locale, drawing?: string): Promise<Buffer> {
  const photo = photoOfShare(page);
  const key = [locale, photo?.slug ?? page.art, photo?.version ?? '', page.title[locale], page.line[locale]].join('\n');
  return (
    images.get(key) ??
    drawOnce(key, async () => {
      const image = await drawShareImage(page, locale, drawing ?? (photo && (await cropOf(photo))));
      images.set(key, image);
      return image;
    })
  );
}

/** The part of a photograph that stands beside the words; undefined, and so the poster, when it cannot be read. */
async function cropOf({ slug, version }: Photo): Promise<Buffer | undefined> {
  try {
    const published = await readPublishedPhoto(slug, version);
    return published ? await (await cropPhoto(published.bytes, sharePicture, published.focus)).toBuffer() : undefined;
  } catch (error) {
    logError('photo-failed', { cause: describeError(error) });
    return undefined;
  }
}

/** Words that are known in the language of the image only. */
function inBothLanguages({ title, line, art }: SharedSearch): SharePage {
  return { title: { en: title, ar: title }, line: { en: line, ar: line }, art };
}

/** A branch is shown where it is: by their posters all would look alike. */
const branchPath = /^\/branches\/([a-z-]+)$/;

const hotelPath = /^\/explore\/hotels\/stay\/([a-z0-9-]+)$/;

/**
 * The text of the image for a hotel's page in one language; null when the hotel is not found. It contains no photograph: those belong to the
 * supplier.
 */
async function findHotelSharePage(address: string, locale: Locale): Promise<SharePage | null> {
  const id = hotelPath.exec(address)?.[1];
  const found = id ? await findHotel(id, locale) : null;
  if (found?.status !== 'found') return null;
  const { name, address: where, media } = found.hotel;
  const line = [...new Set([where.area, where.cityName])].join(locale === 'ar' ? '، ' : ', ');
  const poster = media.map(({ uri }) => uri).find(isPicture);
  return inBothLanguages({ title: name, line, art: poster ?? 'hotel-city' });
}
