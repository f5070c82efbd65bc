import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { CardLink, PosterCard } from '@/components/layout/poster-card';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon, type IconName } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import type { Destination } from '@/content/destination';
import { destinationNotes } from '@/content/destination-notes';
import { company } from '@/lib/company/company';
import { byFlightTime, type Finding, findingsOf, formatMinutes } from '@/lib/destinations/facts';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pictureOf } from '@/lib/state/photos';
import { useBestMonths } from './climate/climate-card';
import { FilterInAddress } from './filter-in-address';

interface DestinationsOverviewProps {
  destinations: readonly Destination[];
  map: ReactNode;
}

export function DestinationsOverview({ destinations, map }: DestinationsOverviewProps) {
  const t = useTranslations('destinations');
  const where = useTranslations('where');
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={t('title')} />
      <header className="mt-2 max-w-3xl md:mt-4">
        <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{t('heading', { count: destinations.length })}</h1>
        <p className="mt-4 text-ink-soft text-lg md:text-xl">{t('lead')}</p>
        <p className="mt-3">
          <TextLink href="/explore/where">{where('name')}</TextLink> <span className="text-ink-soft">{where('home.text')}</span>
        </p>
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

/** CSS hides cards that do not match the selected filter, without a script. */
const hiddenWithout: Record<Finding, string> = {
  short: 'group-has-[#find-short:checked]/places:hidden',
  beach: 'group-has-[#find-beach:checked]/places:hidden',
  snow: 'group-has-[#find-snow:checked]/places:hidden',
  mountains: 'group-has-[#find-mountains:checked]/places:hidden',
  oldCities: 'group-has-[#find-oldCities:checked]/places:hidden',
};

function DestinationCard({ destination }: { destination: Destination }) {
  const locale = useLocale();
  const t = useTranslations('destinations.card');
  const bestMonths = useBestMonths();
  const { slug, art, name, gateway } = destination;
  const { line, best } = destinationNotes[slug];
  const findings = findingsOf(destination);
  const hidden = Object.entries(hiddenWithout).map(([finding, classes]) => !findings.some((one) => one === finding) && classes);
  const flight =
    gateway.minutes === null ? t('noFlight') : t('flight', { duration: formatMinutes(gateway.minutes, intlTag(locale)) });
  return (
    <PosterCard
      art={pictureOf({ id: slug, art })}
      isBesideOnPhone
      poster="sm:aspect-3/2"
      padding="p-4 sm:p-5"
      className={clsx(hidden)}
    >
      <h2 className="text-xl sm:text-2xl">
        <CardLink href={`/explore/destinations/${slug}`}>{name[locale]}</CardLink>
      </h2>
      <p className="mt-1 mb-3 text-ink-soft max-sm:text-sm sm:mb-4">{line[locale]}</p>
      <ul className="mt-auto space-y-1 text-sm">
        <CardFact icon="plane">{flight}</CardFact>
        <CardFact icon="calendar">{t('best', { months: bestMonths(best) })}</CardFact>
      </ul>
    </PosterCard>
  );
}

function CardFact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} className="mt-0.5 size-4 text-accent" />
      {children}
    </li>
  );
}
