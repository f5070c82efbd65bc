import { art } from '@/content/art';
import type { Bilingual } from '@/content/bilingual';

export type ArtSlug = keyof typeof art;

/** What the share image of a page says and shows. */
export interface SharePage {
  /** The heading of the page. */
  title: Bilingual;
  /** Its place or its section, in a few words. */
  line: Bilingual;
  art: ArtSlug;
}

/** What most pages have of their own: a name for menus and a heading in each language. */
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

/** A page whose line is its own name. */
export function namedPage(page: Named, art: ArtSlug): SharePage {
  return { title: headingsOf(page), line: page.name, art };
}

/** The picture a guide names, which its type does not check. Throws when there is none of that name. */
export function artOf({ art: slug }: { art: string }): ArtSlug {
  if (!isArt(slug)) throw new Error(`No picture is called ${slug}`);
  return slug;
}

export function isArt(slug: string): slug is ArtSlug {
  return Object.hasOwn(art, slug);
}
