import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { cityName } from '@/lib/flights/place-names';
import { intlTag } from '@/lib/i18n/locales';
import { Leave, type Way } from '../../results/results-header';
import { HelpLink } from './help-link';
import type { LegState } from './use-leg-searches';

interface ResultsHeadProps {
  searches: readonly FlightSearchRequest[];
  states: readonly LegState[];
  headingRef?: Ref<HTMLHeadingElement>;
  whatsappNumber: string;
  onLeave: Way;
}

/** The search, its progress, and links back to the form and to an agent. */
export function ResultsHead({ searches, states, headingRef, whatsappNumber, onLeave }: ResultsHeadProps) {
  const t = useTranslations('flights.multiCity.results');
  const results = useTranslations('flights.results');
  const form = useTranslations('flights.form');
  const locale = useLocale();
  const format = useFormatter();
  const day = new Intl.DateTimeFormat(intlTag(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const [first] = searches;
  const legs = searches.map((search, index) => ({
    id: `leg ${index}`,
    search,
    state: states[index],
    before: searches[index - 1],
  }));
  const total = searches.length;
  const ready = states.filter(({ status }) => status === 'found').length;
  if (!first) return null;
  return (
    <div className="rounded-card bg-night px-4 py-3 text-on-night">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
        <h1 ref={headingRef} tabIndex={-1} className="text-lg leading-6 outline-none sm:text-2xl sm:leading-8">
          {t('title')}
        </h1>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-sm">
          {cityName(first.origin, locale)}
          {legs.map(({ id, search: { origin, destination }, before }) => (
            <span key={id} className="inline-flex items-center gap-1.5">
              {before && cityName(origin, locale) !== cityName(before.destination, locale) && (
                <>
                  <span className="text-on-night-soft">·</span>
                  <span>{cityName(origin, locale)}</span>
                </>
              )}
              <Icon name="arrow" className="size-4 text-on-night-soft" />
              {cityName(destination, locale)}
            </span>
          ))}
        </p>
        <p className="text-on-night-soft text-xs max-sm:col-span-full sm:text-sm">
          {format.list(
            searches.map(({ departureDate }) => day.format(new Date(departureDate))),
            { style: 'short', type: 'unit' },
          )}{' '}
          <span>{'· '}</span>
          <span>{form('passengerCount', { count: first.adults + first.children + first.infants })}</span> ·{' '}
          <span>{form(first.cabinClass.toLowerCase() as Lowercase<typeof first.cabinClass>)}</span>
        </p>
        <div className="col-start-2 row-start-1 row-end-3 flex items-center gap-2 self-start sm:row-end-4 print:hidden">
          <HelpLink number={whatsappNumber} look="icon" />
          <Leave
            to={onLeave}
            aria-label={t('change')}
            className="inline-flex min-h-11 items-center rounded-control border border-on-night-soft px-3 font-medium text-sm hover:bg-night-soft sm:px-4"
          >
            <span className="sm:hidden">{results('changeShort')}</span>
            <span className="max-sm:hidden">{t('change')}</span>
          </Leave>
        </div>
      </div>
      <p role="status" className={ready === total ? 'sr-only' : 'mt-2 text-sm'}>
        {ready === 0 ? t('initiated', { count: total }) : t('progress', { left: total - ready })}
      </p>
      {ready < total && (
        <div aria-hidden="true" className="mt-1 flex gap-1.5">
          {legs.map(({ id, state }) => (
            <span
              key={id}
              className={`h-1 grow rounded-pill transition-colors duration-300 ${look[state?.status ?? 'searching']}`}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const look = { found: 'bg-sun', searching: 'bg-night-soft animate-pulse', failed: 'bg-danger' } as const;
