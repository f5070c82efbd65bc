import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import type { Destination } from '@/content/destination';
import { byFlightTime } from '@/lib/destinations/findings';
import { Link } from '@/lib/i18n/navigation';
import { DestinationCard } from './destination-card';
import { FilterInAddress } from './filter-in-address';

interface DestinationsOverviewProps {
  destinations: readonly Destination[];
  /** Map of all destinations and Doha. */
  map: ReactNode;
}

export function DestinationsOverview({ destinations, map }: DestinationsOverviewProps) {
  const t = useTranslations('destinations');
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={t('title')} />
      <header className="mt-2 max-w-3xl md:mt-4">
        <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{t('heading', { count: destinations.length })}</h1>
        <p className="mt-4 text-ink-soft text-lg md:text-xl">{t('lead')}</p>
      </header>
      <div className="mt-8 overflow-hidden rounded-card shadow-card md:mt-10">{map}</div>
      <div className="group/places mt-10 lg:mt-14">
        <DestinationFilter />
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {byFlightTime(destinations).map((destination) => (
            <DestinationCard key={destination.slug} destination={destination} />
          ))}
          <ElsewhereTile after={destinations.length} />
        </ul>
      </div>
    </div>
  );
}

/** The last card, for places we have not written about. It fills the row that the `after` cards before it begin. */
function ElsewhereTile({ after }: { after: number }) {
  const t = useTranslations('destinations.elsewhere');
  const ask = useTranslations('guides.ask');
  const common = useTranslations('common.whatsapp');
  return (
    <li
      className={clsx(
        'flex flex-col rounded-card bg-night p-6 text-on-night shadow-card md:p-8',
        ['sm:col-span-2', 'sm:col-span-1'][after % 2],
        ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'][after % 3],
      )}
    >
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="mt-3 mb-6 text-on-night-soft">{t('text')}</p>
      <div className="mt-auto flex flex-col gap-3">
        <Link href="/?from=DOH" prefetch={false} className={buttonClass()}>
          <Icon name="plane" />
          {t('action')}
        </Link>
        <WhatsAppLink number={company.whatsapp.number} message={common('greeting')} className={buttonClass('secondary')}>
          {ask('whatsapp')}
        </WhatsAppLink>
      </div>
    </li>
  );
}

/** Radio buttons that filter the list by CSS alone; with script, the address saves the selection. */
function DestinationFilter() {
  const t = useTranslations('destinations.filter');
  const choices = [
    ['all', t('all')],
    ['short', t('short')],
    ['beach', t('beach')],
    ['snow', t('snow')],
    ['mountains', t('mountains')],
    ['oldCities', t('oldCities')],
  ] as const;
  return (
    <fieldset>
      <legend className="font-semibold">{t('label')}</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.map(([value, label]) => (
          <label
            key={value}
            className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-raised px-4 transition-colors duration-150 not-has-checked:hover:bg-sunken has-checked:border-accent-fill has-checked:bg-accent-fill has-checked:text-on-fill has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="find"
              id={`find-${value}`}
              value={value}
              defaultChecked={value === 'all'}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      <FilterInAddress />
    </fieldset>
  );
}
