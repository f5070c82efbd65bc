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
/** `jpg` is for mail: not every mail program draws the others. */
export type PhotoType = (typeof photoTypes)[number] | 'jpg';

export interface Photo extends PhotoContent {
  slug: string;
  version: number;
}

/** Keys and addresses have no slash: the drawing `food/france-table` is `food--france-table`. */
export const keyOfPicture = (picture: string): string => picture.replace('/', '--');
export const pictureOfKey = (key: string): string => key.replace('--', '/');

/** The photograph in the place of a poster or drawing, on the server; undefined where that stands. */
export function photoOf(picture: string): Photo | undefined {
  const slug = keyOfPicture(picture);
  const published = publishedContent('photo', slug);
  const content = published?.content as PhotoContent | null | undefined;
  if (!published || !content || hasEnded(content)) return undefined;
  return { ...content, slug, version: published.version };
}

/** Places for further photographs of a holiday, a destination or a hotel: `bali-2` to `bali-6`. `bali` is the first. */
const furtherPlaces = [2, 3, 4, 5, 6] as const;
export const placesOf = (key: string): string[] => [key, ...furtherPlaces.map((number) => `${key}-${number}`)];
/** What a place belongs to. */
export const ownerOf = (place: string): string => (place.includes('--') ? place : place.replace(/-[2-6]$/, ''));

/** The photographs of one holiday, destination or hotel that are published now. */
export const photosOf = (key: string): Photo[] => placesOf(key).flatMap((place) => photoOf(place) ?? []);

/** The name of the first photograph of its own, or of its poster. */
export const pictureOf = ({ id, art }: { id: string; art: string }): string => photosOf(id)[0]?.slug ?? art;

const qatar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Qatar' });

export const hasEnded = ({ until }: Pick<PhotoContent, 'until'>): boolean => until !== '' && until < qatar.format(new Date());

/** The address of a file of a photograph. Its content never changes. */
export function photoAddress({ slug, version }: Photo, crop: PhotoCrop, width: number, type: PhotoType): string {
  return `/photos/${slug}/${version}/${crop}-${width}.${type}`;
}

/** Of a picture in mail: the hero crop, twice as wide as a phone shows it. Mail programs draw no SVG. */
export const mailPicture = { width: photoWidths.hero[1], height: 411 } as const;

/** The address in mail of the photograph in a place, as it is now, or of the poster that stands there. */
export function mailPictureAddress(place: string, poster: string, reading: 'ltr' | 'rtl'): string {
  const photo = photoOf(place);
  return photo ? photoAddress(photo, 'hero', mailPicture.width, 'jpg') : `/photos/${poster}/poster/hero-${reading}.jpg`;
}

/** One file of the photograph in the place of a poster, where only one can be named; undefined where the poster stands. */
export function photoFile(slug: string, crop: PhotoCrop): string | undefined {
  const photo = photoOf(slug);
  return photo && photoAddress(photo, crop, photoWidths[crop][0], 'webp');
}

/** The one file to show of a picture: of its photograph, else the drawing. */
export function pictureAddress(slug: string, crop: PhotoCrop, reading: 'ltr' | 'rtl'): string {
  return photoFile(slug, crop) ?? `/art/${slug.includes('/') ? slug : `${slug}-${crop}-${reading}`}.svg`;
}
