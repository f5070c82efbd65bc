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
  /** Its places on a map. */
  map?: ReactNode;
  /** Pictures of what there is to see and to eat. */
  glimpses?: ReactNode;
  /** Our packages there, and other pages about it. */
  packages?: ReactNode;
  /** The form for requests here. */
  request?: ReactNode;
  /** Entry requirements. */
  visa?: ReactNode;
  /** Questions before the journey. */
  practical?: ReactNode;
}

export function PlacePage({ place, about, map, glimpses, packages, request, visa, practical }: PlacePageProps) {
  const locale = useLocale();
  const t = useTranslations();
  const contents = [
    ...(map ? [{ id: 'map', heading: t('guides.map.title') }] : []),
    ...place[locale].sections,
    ...(visa ? [{ id: 'entry', heading: t('visa.note.title') }] : []),
    ...(practical ? [{ id: 'practical', heading: t('destinations.practical.title') }] : []),
  ];
  const search = (
    <Link href={`/?from=DOH&to=${place.airport}`} prefetch={false} className={buttonClass()}>
      <Icon name="plane" />
      {t('guides.flights.action', { city: place.gateway[locale] })}
    </Link>
  );
  return (
    <GuidePage
      locale={locale}
      text={place[locale]}
      art={place.art}
      name={place.name[locale]}
      trail={[{ label: t('guides.packages'), href: '/services/packages' }]}
      about={[about]}
      isShareable
      action={search}
      contents={contents}
      before={map}
      after={
        <>
          {visa}
          {practical}
        </>
      }
    >
      {glimpses}
      {packages}
      {request}
    </GuidePage>
  );
}
