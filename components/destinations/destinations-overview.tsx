import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { AskCard } from '@/components/layout/guide/ask-card';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Destination } from '@/content/destination';
import { byFlightTime } from '@/lib/destinations/findings';
import { Link } from '@/lib/i18n/navigation';
import { DestinationCard } from './destination-card';
import { DestinationFilter } from './destination-filter';

interface DestinationsOverviewProps {
  destinations: readonly Destination[];
  /** Drawing of all of them and Doha. */
  map: ReactNode;
}

export function DestinationsOverview({ destinations, map }: DestinationsOverviewProps) {
  const t = useTranslations('destinations');
  const common = useTranslations('common.whatsapp');
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={t('title')} />
      <header className="mt-2 max-w-3xl md:mt-4">
        <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{t('heading')}</h1>
        <p className="mt-4 text-ink-soft text-lg md:text-xl">{t('lead')}</p>
      </header>
      <div className="mt-8 overflow-hidden rounded-card shadow-card md:mt-10">{map}</div>
      <div className="group/places mt-10 lg:mt-14">
        <DestinationFilter />
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {byFlightTime(destinations).map((destination) => (
            <DestinationCard key={destination.slug} destination={destination} />
          ))}
        </ul>
      </div>
      <div className="mt-14 grid items-center gap-8 lg:mt-20 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <section aria-labelledby="elsewhere" className="max-w-2xl">
          <h2 id="elsewhere" className="text-2xl md:text-3xl">
            {t('elsewhere.title')}
          </h2>
          <p className="mt-3 text-ink-soft md:text-lg">{t('elsewhere.text')}</p>
          <Link href="/?from=DOH" prefetch={false} className={buttonClass('primary', 'mt-6')}>
            <Icon name="plane" mirrored />
            {t('elsewhere.action')}
          </Link>
        </section>
        <AskCard greeting={common('greeting')} />
      </div>
    </div>
  );
}
