import { useLocale, useTranslations } from 'next-intl';
import { Carousel } from '@/components/ui/navigation/carousel';
import { StarRow } from '@/components/ui/star-row';
import { popularHotels } from '@/content/popular';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { StayLink } from './card-links';
import { PosterCard } from './poster-card';

const dates = { checkin: 14, checkout: 17 };

export function PopularHotels() {
  const locale = useLocale();
  const t = useTranslations('home');
  return (
    <Carousel
      title={t('popularHotels.title')}
      text={t('popularHotels.text')}
      words={{ previous: t('carousel.previous'), next: t('carousel.next') }}
    >
      {popularHotels.map(({ slug, city, country, stay, amenity, price, stars, deal, art }) => (
        <PosterCard key={slug} art={art} locale={locale} badge={deal && t(`popularHotels.deals.${deal}`)}>
          <p className="flex text-sun">
            <span className="sr-only">{t('popularHotels.stars', { count: stars })}</span>
            <StarRow count={stars} />
          </p>
          <h3 className="mt-1 text-lg">
            <StayLink
              href={localizePath(`/services/hotels?destination=${slug}&adults=2&rooms=1`, locale)}
              dates={dates}
              destination={slug}
              locale={locale}
            >
              {stay[locale]}
            </StayLink>
          </h3>
          <p className="text-ink-soft text-sm">{t('popularHotels.place', { city: city[locale], country: country[locale] })}</p>
          <p className="mt-2 text-sm">{amenity[locale]}</p>
          <p className="mt-auto pt-3">
            <bdi className="font-semibold text-accent text-xl">{formatQar(price, intlTag(locale))}</bdi>{' '}
            <span className="text-ink-soft text-sm">{t('popularHotels.perNight')}</span>
          </p>
        </PosterCard>
      ))}
    </Carousel>
  );
}
