import { useLocale, useTranslations } from 'next-intl';
import { Poster } from '@/components/ui/poster';
import { describeArt } from '@/content/art';
import type { Hotel } from '@/content/hotel';
import { Link } from '@/lib/i18n/navigation';
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
    <article className="group relative grid h-full grid-cols-[7.5rem_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-raised shadow-card transition-shadow duration-200 hover:shadow-float sm:flex sm:flex-col">
      <div className="overflow-hidden">
        <Poster
          slug={hotel.art}
          crop="card"
          locale={locale}
          alt={describeArt(hotel.art, locale)}
          className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.03] sm:aspect-4/3 sm:h-auto"
        />
      </div>
      <div className="min-w-0 grow p-4">
        <Heading className="font-semibold text-lg leading-snug">
          <Link
            href={`/explore/hotels/${hotel.slug}`}
            prefetch={false}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {hotel.name[locale]}
          </Link>
        </Heading>
        <p className="mt-1 text-ink-soft text-sm">{t('place', { district: hotel.district[locale], city: hotel.city[locale] })}</p>
        <Stars count={hotel.stars} />
        <p className="mt-2 text-sm">{hotel[locale].lead}</p>
      </div>
    </article>
  );
}
