import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GuidePage } from '@/components/layout/guide/guide-page';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Place } from '@/content/guide';
import { Link } from '@/lib/i18n/navigation';
import type { GraphNode } from '@/lib/seo/graph';

interface PlacePageProps {
  place: Place;
  /** What the page offers, for search engines. */
  about: GraphNode;
  /** Our packages there, and other pages about it. */
  packages?: ReactNode;
  /** The form for requests here. */
  request?: ReactNode;
  /** Entry requirements. */
  visa?: ReactNode;
  /** Questions before the journey. */
  practical?: ReactNode;
}

export function PlacePage({ place, about, packages, request, visa, practical }: PlacePageProps) {
  const locale = useLocale();
  const t = useTranslations('guides');
  const search = (
    <Link href={`/?from=DOH&to=${place.airport}`} prefetch={false} className={buttonClass()}>
      <Icon name="plane" />
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
      about={[about]}
      isShareable
      action={search}
    >
      {packages}
      {request}
      <div className="mt-12 lg:mt-16">{visa}</div>
      {practical}
    </GuidePage>
  );
}
