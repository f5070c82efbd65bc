import { useLocale, useTranslations } from 'next-intl';
import { CardLink, PosterCard } from '@/components/layout/poster-card';
import type { Hotel } from '@/content/hotel';
import { pictureOf } from '@/lib/state/photos';
import { Stars } from './stars';

interface HotelCardProps {
  hotel: Hotel;
  /** One level below the heading of its list. */
  heading?: 'h3' | 'h4';
}

/** A hotel in a list; its link spreads over the whole card. */
export function HotelCard({ hotel, heading: Heading = 'h3' }: HotelCardProps) {
  const locale = useLocale();
  const t = useTranslations('hotels');
  return (
    <PosterCard art={pictureOf({ id: hotel.slug, art: hotel.art })} isBesideOnPhone padding="p-4">
      <Heading className="font-semibold text-lg leading-snug">
        <CardLink href={`/explore/hotels/${hotel.slug}`}>{hotel.name[locale]}</CardLink>
      </Heading>
      <p className="my-1 text-ink-soft text-sm">{t('place', { district: hotel.district[locale], city: hotel.city[locale] })}</p>
      <Stars count={hotel.stars} />
      <p className="mt-3 text-sm">{hotel[locale].lead}</p>
    </PosterCard>
  );
}
