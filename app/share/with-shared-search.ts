import type { Metadata } from 'next';
import type { Picture } from '@/content/picture';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { describeShare, shareAddress, shareSize } from '@/lib/seo/share/share-page';

interface Shared {
  /** English. */
  path: string;
  locale: Locale;
  query: URLSearchParams;
  title: string;
  art: Picture;
}

/** The metadata of a page with the picture and the address of the search it shows: some robots fetch the address again. */
export function withSharedSearch(metadata: Metadata, { path, locale, query, title, art }: Shared): Metadata {
  const image = { url: `${shareAddress(path, locale)}?${query}`, alt: `${title}. ${describeShare({ art }, locale)}` };
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      url: `${localizePath(path, locale)}?${query}`,
      images: [{ ...image, ...shareSize, type: 'image/jpeg' }],
    },
    twitter: { ...metadata.twitter, images: [image] },
  };
}
