import { useLocale, useTranslations } from 'next-intl';
import { GuidePage } from '@/components/layout/guide/guide-page';
import { GuidePrices } from '@/components/layout/guide/guide-prices';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Place } from '@/content/guide';
import { popularOffers } from '@/content/popular';
import { Link } from '@/lib/i18n/navigation';

export function PlacePage({ place }: { place: Place }) {
  const locale = useLocale();
  const t = useTranslations('guides');
  const offers = popularOffers.filter(({ id }) => place.offers.includes(id));
  const search = (
    <Link href={`/?from=DOH&to=${place.airport}`} prefetch={false} className={buttonClass()}>
      <Icon name="plane" mirrored />
      {t('flights.action', { city: place.gateway[locale] })}
    </Link>
  );
  return (
    <GuidePage
      locale={locale}
      text={place[locale]}
      art={place.art}
      name={place.name[locale]}
      trail={[{ label: t('packages'), href: '/services/packages' }]}
      action={search}
    >
      <GuidePrices
        prices={offers.map(({ id, art, title, destination, startingPrice }) => ({
          id,
          art,
          title: title[locale],
          place: destination[locale],
          amount: startingPrice,
        }))}
      />
    </GuidePage>
  );
}
