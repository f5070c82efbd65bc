import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import { describeArt } from '@/content/art';
import type { Hotel } from '@/content/hotel';
import { Link } from '@/lib/i18n/navigation';
import { Stars } from './stars';

export function HotelHeader({ hotel }: { hotel: Hotel }) {
  const locale = useLocale();
  const t = useTranslations('hotels');
  const { name, district, city, country, destination } = hotel;
  return (
    <header className="mt-2 grid items-center gap-6 md:mt-4 md:grid-cols-2 md:gap-12">
      <div className="md:order-2">
        <Poster
          slug={hotel.art}
          crop="card"
          locale={locale}
          alt={describeArt(hotel.art, locale)}
          priority
          className="aspect-3/2 w-full rounded-card object-cover shadow-card md:aspect-4/3"
        />
        <p className="mt-2 text-ink-soft text-sm">{t('drawing')}</p>
      </div>
      <div>
        <h1 className="text-3xl md:text-4xl lg:text-5xl rtl:leading-[1.35]">{name[locale]}</h1>
        <p className="mt-3">
          <Stars count={hotel.stars} />
        </p>
        <p className="mt-2 flex items-start gap-2">
          <Icon name="pin" className="mt-0.5 size-5 text-accent" />
          {t('address', { district: district[locale], city: city[locale], country: country[locale] })}
        </p>
        <p className="mt-4 text-pretty text-ink-soft text-lg md:mt-5 md:text-xl">{hotel[locale].lead}</p>
        {destination && (
          <p className="mt-3">
            <Link
              href={`/explore/destinations/${destination}`}
              prefetch={false}
              className="inline-flex min-h-11 items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
            >
              {t('destination', { place: placeOf(hotel)[locale] })}
              <Icon name="arrow" className="size-5" />
            </Link>
          </p>
        )}
      </div>
    </header>
  );
}

/** Moscow and Ras Al Khaimah are cities among the destinations; the others are countries. */
function placeOf({ destination, city, country }: Hotel) {
  return destination === 'moscow' || destination === 'ras-al-khaimah' ? city : country;
}
