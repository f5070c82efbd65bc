import { findHotel } from '@/lib/hotels/details/find-hotel';
import type { Locale } from '@/lib/i18n/locales';
import { isArt, type SharePage } from '@/lib/seo/share/share-page';

const path = /^\/explore\/hotels\/stay\/([a-z0-9-]+)$/;

/** What the picture of a hotel's page says in one language; null when nobody knows the hotel now. A photograph stays on the page: it is the supplier's. */
export async function findHotelSharePage(address: string, locale: Locale): Promise<SharePage | null> {
  const id = path.exec(address)?.[1];
  const found = id ? await findHotel(id, locale) : null;
  if (found?.status !== 'found') return null;
  const { name, address: where, media } = found.hotel;
  const line = [...new Set([where.area, where.cityName])].join(locale === 'ar' ? '، ' : ', ');
  const poster = media.map(({ uri }) => uri).find(isArt);
  return { title: { en: name, ar: name }, line: { en: line, ar: line }, art: poster ?? 'hotel-city' };
}
