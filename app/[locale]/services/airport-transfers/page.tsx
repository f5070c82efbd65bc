import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CallPage } from '@/components/services/call-page';
import { airportTransfers, roadTimes } from '@/content/services/airport-transfers';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/services/airport-transfers', airportTransfers);

export default async function AirportTransfersPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <CallPage service={airportTransfers} trail={[{ label: t('title'), href: '/services' }]}>
      <RoadTimes />
    </CallPage>
  );
}

const longest = Math.max(...roadTimes.map(({ busy }) => busy));
const share = (minutes: number) => `${(minutes / longest) * 100}%`;

/** Driving times from the airport as bars: solid without traffic, pale in traffic. */
function RoadTimes() {
  const locale = useLocale();
  const t = useTranslations('services.roads');
  return (
    <section
      aria-labelledby="roads"
      className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-6 lg:mt-16 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12"
    >
      <div>
        <h2 id="roads" className="text-2xl md:text-3xl">
          {t('title')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('text')}</p>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="h-3 w-6 rounded-pill bg-accent" />
            {t('clear')}
          </span>
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="h-3 w-6 rounded-pill bg-sun" />
            {t('busy')}
          </span>
        </p>
      </div>
      <ul className="space-y-4 rounded-card border border-line bg-raised p-5 shadow-card md:p-6">
        {roadTimes.map(({ to, clear, busy }) => (
          <li key={to.en}>
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-medium">{to[locale]}</span>
              <span className="whitespace-nowrap text-ink-soft text-sm">{t('minutes', { clear, busy })}</span>
            </p>
            <div aria-hidden="true" className="relative mt-1.5 h-3 overflow-hidden rounded-pill bg-sunken">
              <span className="absolute inset-y-0 start-0 rounded-pill bg-sun" style={{ width: share(busy) }} />
              <span className="absolute inset-y-0 start-0 rounded-pill bg-accent" style={{ width: share(clear) }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
