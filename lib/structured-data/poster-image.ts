import type { ImageObjectLeaf } from 'schema-dts';
import { type ArtPiece, art } from '@/content/art';
import { siteUrl } from '@/lib/env';
import { directionOf, type Locale } from '@/lib/i18n/locales';

const pieces: Readonly<Record<string, ArtPiece>> = art;

/** A travel poster by its absolute address, in the share crop if there is one. An unknown name fails the build. */
export function posterImage(slug: string, locale: Locale): ImageObjectLeaf {
  const piece = pieces[slug];
  if (!piece) throw new Error(`No poster is called ${slug}`);
  const crop = piece.crops.find((one) => one === 'share') ?? 'card';
  return {
    '@type': 'ImageObject',
    url: `${siteUrl()}/art/${slug}-${crop}-${directionOf(locale)}.svg`,
    caption: piece.alt[locale],
  };
}
