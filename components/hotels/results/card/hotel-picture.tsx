import { useLocale } from 'next-intl';
import { useState } from 'react';
import { directionOf } from '@/lib/i18n/locales';

/** Stands in for a picture that cannot be had. */
const usualPicture = 'hotel-city';

interface HotelPictureProps {
  /** A name of content/art, or an https address. */
  uri: string;
  className?: string;
}

/** Decorative: a drawing of ours shows the kind of place, not the house, and the words beside it name the hotel. */
export function HotelPicture({ uri, className }: HotelPictureProps) {
  const locale = useLocale();
  const [isBroken, setIsBroken] = useState(false);
  const drawing = (slug: string) => `/art/${slug}-card-${directionOf(locale)}.svg`;
  const wanted = /^https:\/\//.test(uri) ? uri : drawing(/^[a-z0-9-]+$/.test(uri) ? uri : usualPicture);
  return (
    // biome-ignore lint/performance/noImgElement: a vector file, or a picture a supplier sends in the size of a card.
    <img
      src={isBroken ? drawing(usualPicture) : wanted}
      alt=""
      width={800}
      height={600}
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
      className={className}
    />
  );
}
