import type { ImageObjectLeaf } from 'schema-dts';
import { art } from '@/content/art';
import { siteUrl } from '@/lib/env';
import { directionOf, type Locale } from '@/lib/i18n/locales';

/** A travel poster by its whole address: the shape for sharing where there is one. `slug` is a name in content/art. */
export function posterImage(slug: keyof typeof art, locale: Locale): ImageObjectLeaf {
  const { alt, crops } = art[slug];
  const crop = crops.find((one) => one === 'share') ?? 'card';
  return {
    '@type': 'ImageObject',
    url: `${siteUrl()}/art/${slug}-${crop}-${directionOf(locale)}.svg`,
    caption: alt[locale],
  };
}
