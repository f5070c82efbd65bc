import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GuidePage } from '@/components/layout/guide/guide-page';
import { GuidePrices } from '@/components/layout/guide/guide-prices';
import type { Guide } from '@/content/guide';
import { type PopularOffer, popularOffers } from '@/content/popular';

interface ServicePageProps {
  service: Guide;
  /** The category of our offers for this service. */
  category?: PopularOffer['category'];
  /** Another action, shown first. */
  action?: ReactNode;
  /** The page's own content, above its first section. */
  children?: ReactNode;
}

export function ServicePage({ service, category, action, children }: ServicePageProps) {
  const locale = useLocale();
  const t = useTranslations('services');
  const offers = popularOffers.filter((offer) => offer.category === category);
  return (
    <GuidePage
      locale={locale}
      text={service[locale]}
      art={service.art}
      name={service.name[locale]}
      trail={[{ label: t('title'), href: '/services' }]}
      action={action}
    >
      {children}
      <GuidePrices offers={offers} />
    </GuidePage>
  );
}
