import type { Bilingual } from '@/content/bilingual';
import { describeArt, isPicture, type Picture } from '@/content/picture';
import { type Locale, splitLocale } from '@/lib/i18n/locales';
import { type Photo, photoOf } from '@/lib/state/photos';

/** Text and picture of a page's share image. */
export interface SharePage {
  title: Bilingual;
  /** Its place or its section, in a few words. */
  line: Bilingual;
  art: Picture;
  /** The place of a photograph that stands there instead of `art`, while it is published. */
  photo?: string;
}

/** The photograph that stands there now; undefined where the poster does. */
export const photoOfShare = ({ photo, art }: Pick<SharePage, 'photo' | 'art'>): Photo | undefined =>
  (photo ? photoOf(photo) : undefined) ?? photoOf(art);

/** What the picture shows, in the words of the photograph where one stands. */
export const describeShare = (page: Pick<SharePage, 'photo' | 'art'>, locale: Locale): string =>
  photoOfShare(page)?.[locale].alt ?? describeArt(page.art, locale);

/** What most pages have: a name for menus and a heading in each language. */
interface Named {
  name: Bilingual;
  en: { heading: string };
  ar: { heading: string };
}

interface Headed {
  en: { heading: string };
  ar: { heading: string };
}

export function headingsOf({ en, ar }: Headed): Bilingual {
  return { en: en.heading, ar: ar.heading };
}

export function namedPage(page: Named, art: Picture): SharePage {
  return { title: headingsOf(page), line: page.name, art };
}

/** The picture named in a guide, which types do not check. Throws for an unknown name. */
export function artOf({ art: slug }: { art: string }): Picture {
  if (!isPicture(slug)) throw new Error(`No picture is called ${slug}`);
  return slug;
}

/** The address of a page's share image: "/share/ar/about.jpg"; `path` is English, "/" is "/share/ar.jpg". */
export function shareAddress(path: string, locale: Locale): string {
  return `/share/${locale}${path === '/' ? '' : path}.jpg`;
}

/** In the query of the address of an image with a photograph, so that another photograph has another address. */
export const photoParameter = 'photo';

/** The page of a share image's address, from the part after "/share/"; null for any other address. */
export function readShareAddress(rest: string): { locale: Locale; path: string } | null {
  const match = /^((?:ar|en)(?:\/[a-z0-9/-]+)?)\.jpg$/.exec(rest);
  return match ? splitLocale(`/${match[1]}`) : null;
}

/** Size in pixels, as recommended for Open Graph, with the proportions of the posters' share crop. */
export const shareSize = { width: 1200, height: 630 } as const;
