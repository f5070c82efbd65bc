import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Locale } from '@/lib/i18n/locales';
import { createSingleFlight } from '@/lib/network/single-flight';
import { drawShareImage } from './share-image';
import type { SharePage } from './share-page';
import { findSharePage } from './share-pages';

/** Room for every image of the site, about 100 kB each. */
const images = new LRUCache<string, Buffer>({ maxSize: 48_000_000, sizeCalculation: ({ length }) => length });
const drawOnce = createSingleFlight<Buffer>();

/** Finds the words of a page that are not in our content; null for an unknown address. */
type FindSharePage = (path: string, locale: Locale) => Promise<SharePage | null>;

/** The share image of a page, drawn on first request and cached in this process; null for an unknown address. */
export async function readShareImage(path: string, locale: Locale, findOther: FindSharePage): Promise<Buffer | null> {
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
