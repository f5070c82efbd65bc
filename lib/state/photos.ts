/** Photographs that the agency has published in the place of posters (docs/engineering/published-content.md). */
import { publishedContent } from './published-content';

/** As the schema of the kind has checked it (lib/content/photo/photo-kind.ts). */
export interface PhotoContent {
  /** The id of the stored photograph. */
  photo: string;
  /** What every crop keeps in view, from the left and from the top, in percent. */
  focus: { x: number; y: number };
  /** A picture of a few pixels as a data address, shown until the photograph is there. */
  blur: string;
  en: { alt: string };
  ar: { alt: string };
  credit: string;
  licence: string;
  /** The last day in Qatar on which it may be shown; empty for no end. */
  until: string;
}

/** Widths in pixels of the files of each crop. The first is for browsers without `srcset`. */
export const photoWidths = { card: [800, 400, 1200], hero: [1680, 960, 2400] } as const;
export const photoTypes = ['avif', 'webp'] as const;
export type PhotoCrop = keyof typeof photoWidths;
export type PhotoType = (typeof photoTypes)[number];

export interface Photo extends PhotoContent {
  slug: string;
  version: number;
}

/** The photograph in the place of a poster, on the server; undefined where the poster stands. */
export function photoOf(slug: string): Photo | undefined {
  const published = publishedContent('photo', slug);
  const content = published?.content as PhotoContent | null | undefined;
  if (!published || !content || hasEnded(content)) return undefined;
  return { ...content, slug, version: published.version };
}

const qatar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Qatar' });

export const hasEnded = ({ until }: PhotoContent): boolean => until !== '' && until < qatar.format(new Date());

/** The address of a file of a photograph. Its content never changes. */
export function photoAddress({ slug, version }: Photo, crop: PhotoCrop, width: number, type: PhotoType): string {
  return `/photos/${slug}/${version}/${crop}-${width}.${type}`;
}
