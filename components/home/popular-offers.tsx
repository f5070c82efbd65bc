import { useLocale, useTranslations } from 'next-intl';
import { OfferBadge } from '@/components/layout/offer-badge';
import { Carousel } from '@/components/ui/navigation/carousel';
import { popularOffers } from '@/content/popular';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import { PosterCard } from './poster-card';

export function PopularOffers() {
  const locale = useLocale();
  const t = useTranslations('home');
  return (
    <Carousel
      title={t('offers.title')}
      text={t('offers.text')}
      words={{ previous: t('carousel.previous'), next: t('carousel.next') }}
    >
      {popularOffers.map(({ id, title, destination, startingPrice, badge, link, art }) => (
        <PosterCard key={id} art={art} locale={locale} badge={<OfferBadge badge={badge} />}>
          <h3 className="text-lg">
            <Link href={link} prefetch={false} className="after:absolute after:inset-0">
              {title[locale]}
            </Link>
          </h3>
          <p className="text-ink-soft text-sm">{destination[locale]}</p>
          <p className="mt-auto pt-3">
            <span className="text-ink-soft text-sm">{t('offers.from')}</span>{' '}
            <bdi className="font-semibold text-accent text-xl">{formatQar(startingPrice, intlTag(locale))}</bdi>
          </p>
        </PosterCard>
      ))}
    </Carousel>
  );
}
