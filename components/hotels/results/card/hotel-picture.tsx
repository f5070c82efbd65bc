import Image from 'next/image';
import { type Locale, useLocale } from 'next-intl';
import { useState } from 'react';
import { isShownPhoto } from '@/lib/hotels/results/photos';
import { directionOf } from '@/lib/i18n/locales';

/** Shown when the picture fails to load. */
const usualPicture = 'stay-lobby-1';

interface HotelPictureProps {
  /** A name of content/art, a drawing below public/art (`places/rome`), or the https address of a photograph. */
  uri: string;
  /** Approximate display width in CSS pixels; photographs are served in that size. */
  width?: number;
  className?: string;
}

function fileOf(slug: string, locale: Locale): string {
  if (slug.startsWith('stay-')) return `stays/${slug}`;
  return slug.includes('/') ? slug : `${slug}-card-${directionOf(locale)}`;
}

/** Decorative: a drawing of the kind of place, or a photograph of the hotel, with its name beside it. */
export function HotelPicture({ uri, width = 160, className = '' }: HotelPictureProps) {
  const locale = useLocale();
  const [broken, setBroken] = useState<string | null>(null);
  if (isShownPhoto(uri) && broken !== uri) {
    return <Image src={uri} alt="" width={width} height={width * 0.75} onError={() => setBroken(uri)} className={className} />;
  }
  const slug = /^(?:[a-z]+\/)?[a-z0-9-]+$/.test(uri) && broken !== uri ? uri : usualPicture;
  return (
    <span className={`block overflow-hidden ${className}`}>
      {/* biome-ignore lint/performance/noImgElement: a vector file. */}
      <img
        src={`/art/${fileOf(slug, locale)}.svg`}
        alt=""
        width={800}
        height={600}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(uri)}
        className="size-full object-cover"
      />
    </span>
  );
}
