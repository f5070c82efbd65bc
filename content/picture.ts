import { type ArtSlug, art } from './art.ts';
import { type Drawing, drawings } from './drawings.ts';

/** A poster, or a drawing that has one file for both directions of reading. */
export type Picture = ArtSlug | Drawing;

export function isPicture(slug: string): slug is Picture {
  return Object.hasOwn(art, slug) || Object.hasOwn(drawings, slug);
}

/** What the picture called `slug` shows. An unknown name fails the build. */
export function describeArt(slug: string, language: 'en' | 'ar'): string {
  if (!isPicture(slug)) throw new Error(`No picture is called ${slug}`);
  return (slug in drawings ? drawings[slug as Drawing] : art[slug as ArtSlug].alt)[language];
}

/** What a picture is called in a list: what its description says first. */
export const firstWords = (alt: string): string => alt.split(/[:.،,]/)[0] ?? alt;
