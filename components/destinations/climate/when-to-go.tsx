import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Destination } from '@/content/destination';
import { keepTogether } from '@/lib/i18n/no-break';
import { ClimateCard } from './climate-card';

/** The year as numbers and in words, then the weather of the day where there is any. */
export function WhenToGo({ destination, weather }: { destination: Destination; weather: ReactNode }) {
  const locale = useLocale();
  const t = useTranslations('destinations.when');
  return (
    <section aria-labelledby="when" className="mt-12 lg:mt-20">
      <h2 id="when" className="text-2xl md:text-3xl">
        {t('title')}
      </h2>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-16">
        <div className="grid gap-6">
          <ClimateCard destination={destination} />
          {weather}
        </div>
        <dl className="divide-y divide-line">
          {destination[locale].seasons.map(({ term, text }) => (
            <div key={term} className="py-4 first:pt-0">
              <dt className="font-semibold text-lg">{term}</dt>
              <dd className="reading mt-1 text-ink-soft">{keepTogether(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
