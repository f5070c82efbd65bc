import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Destination } from '@/content/destination';
import { destinationNotes } from '@/content/destination-notes';
import { formatMinutes } from '@/lib/destinations/facts';
import { intlTag } from '@/lib/i18n/locales';
import { useBestMonths } from './climate/climate-card';
import { LocalClock } from './clock/local-clock';

interface DestinationFactsProps {
  destination: Destination;
  /** Today's hours of prayer. */
  prayers?: ReactNode;
}

export function DestinationFacts({ destination, prayers }: DestinationFactsProps) {
  const locale = useLocale();
  const t = useTranslations('destinations');
  const bestMonths = useBestMonths();
  const { slug, gateway, city, currency, languages } = destination;
  const { timeZone, latitude, longitude } = city;
  const to = gateway.city[locale];
  return (
    <section
      aria-label={t('facts.label')}
      className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-8 rounded-card lg:gap-x-10 border border-line bg-sunken p-5 md:mt-10 md:grid-cols-[auto_minmax(0,1fr)] md:p-8"
    >
      <div className="max-md:pb-6 md:border-line md:border-e md:pe-8 lg:pe-10">
        <p className="text-ink-soft text-sm">{t('facts.time', { city: city.name[locale] })}</p>
        <LocalClock timeZone={timeZone} latitude={latitude} longitude={longitude} />
      </div>
      {prayers && (
        <div className="border-line max-md:mb-3 max-md:border-y max-md:py-1 md:col-span-2 md:row-start-2 md:mt-8 md:border-t md:pt-3 noscript:hidden">
          {prayers}
        </div>
      )}
      <dl className="grid content-center gap-x-8 divide-line max-sm:divide-y sm:grid-cols-2 sm:gap-y-6">
        <Fact term={t('facts.flight')}>
          {gateway.minutes === null
            ? t('facts.noFlight', { city: to })
            : t('facts.flightTo', { duration: formatMinutes(gateway.minutes, intlTag(locale)), city: to })}
        </Fact>
        <Fact term={t('facts.best')}>{bestMonths(destinationNotes[slug].best)}</Fact>
        <Fact term={t('facts.currency')}>
          {t.rich('facts.currencyText', { name: currency.name[locale], code: () => <bdi>{currency.code}</bdi> })}
        </Fact>
        <Fact term={t('facts.languages')}>{languages[locale]}</Fact>
      </dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="max-sm:py-3 max-sm:last:pb-0">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  );
}
