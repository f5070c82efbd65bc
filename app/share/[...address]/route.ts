import { LRUCache } from 'lru-cache';
import { findHotel } from '@/lib/hotels/details/find-hotel';
import type { Locale } from '@/lib/i18n/locales';
import { answerError, answerOnly } from '@/lib/network/http';
import { createSingleFlight } from '@/lib/network/single-flight';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { readShareAddress } from '@/lib/seo/share/share-address';
import { drawShareImage } from '@/lib/seo/share/share-image';
import { isArt, type SharePage } from '@/lib/seo/share/share-page';
import { findSharePage } from '@/lib/seo/share/share-pages';

/** Enough for a reader of every page; drawing one image takes a third of a second. */
const imagesPerMinute = { name: 'share', uses: 240, seconds: 60 };

/** Images keep their address when their words or their poster change. */
const keep = 'public, max-age=604800, stale-while-revalidate=2592000';

interface Context {
  params: Promise<{ address: string[] }>;
}

/** The picture that stands beside a link to one of our pages: /share/ar/explore/destinations/france.jpg. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const page = readShareAddress((await params).address.join('/'));
  const refusal = page && (await refuseTooMany(request, imagesPerMinute));
  if (refusal) return refusal;
  const image = page && (await readShareImage(page.path, page.locale, findHotelSharePage));
  if (!image) return answerError(404, { error: 'No page has a share image at this address.', code: 'unknownPage' });
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': keep } });
}

const onlyGet = answerOnly('GET, HEAD');

export { onlyGet as DELETE, onlyGet as OPTIONS, onlyGet as PATCH, onlyGet as POST, onlyGet as PUT };

/** Room for every image of the site, about 100 kB each. */
const images = new LRUCache<string, Buffer>({ maxSize: 48_000_000, sizeCalculation: ({ length }) => length });
const drawOnce = createSingleFlight<Buffer>();

/** Finds the words of a page that are not in our content; null for an unknown address. */
type FindSharePage = (path: string, locale: Locale) => Promise<SharePage | null>;

/** The share image of a page, drawn on first request and cached in this process; null for an unknown address. */
async function readShareImage(path: string, locale: Locale, findOther: FindSharePage): Promise<Buffer | null> {
  const page = findSharePage(path) ?? (await findOther(path, locale));
  if (!page) return null;
  const key = `${locale}${path}`;
  return (
    images.get(key) ??
    drawOnce(key, async () => {
      const image = await drawShareImage(page, locale);
      images.set(key, image);
      return image;
    })
  );
}

const path = /^\/explore\/hotels\/stay\/([a-z0-9-]+)$/;

/** What the picture of a hotel's page says in one language; null when nobody knows the hotel now. A photograph stays on the page: it is the supplier's. */
async function findHotelSharePage(address: string, locale: Locale): Promise<SharePage | null> {
  const id = path.exec(address)?.[1];
  const found = id ? await findHotel(id, locale) : null;
  if (found?.status !== 'found') return null;
  const { name, address: where, media } = found.hotel;
  const line = [...new Set([where.area, where.cityName])].join(locale === 'ar' ? '، ' : ', ');
  const poster = media.map(({ uri }) => uri).find(isArt);
  return { title: { en: name, ar: name }, line: { en: line, ar: line }, art: poster ?? 'hotel-city' };
}
