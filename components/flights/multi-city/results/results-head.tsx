import { useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { cityName } from '@/lib/flights/place-names';
import { HelpLink } from './help-link';
import type { LegState } from './use-leg-searches';

interface ResultsHeadProps {
  searches: readonly FlightSearchRequest[];
  states: readonly LegState[];
  headingRef: Ref<HTMLHeadingElement>;
  whatsappNumber: string;
  onLeave: () => void;
}

/** What was searched, how far the search has come, and the ways back to the form and to a person. */
export function ResultsHead({ searches, states, headingRef, whatsappNumber, onLeave }: ResultsHeadProps) {
  const t = useTranslations('flights.multiCity.results');
  const form = useTranslations('flights.form');
  const locale = useLocale();
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
    <div className="rounded-card bg-night p-5 text-on-night sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 ref={headingRef} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
            {t('title')}
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
            {cityName(first.origin, locale)}
            {legs.map(({ id, search: { origin, destination }, before }) => (
              <span key={id} className="inline-flex items-center gap-2">
                {before && cityName(origin, locale) !== cityName(before.destination, locale) && (
                  <>
                    <span className="text-on-night-soft">·</span>
                    {cityName(origin, locale)}
                  </>
                )}
                <Icon name="arrow" className="size-4 text-on-night-soft" />
                {cityName(destination, locale)}
              </span>
            ))}
          </p>
          <p className="mt-1 text-on-night-soft text-sm">
            {form('passengerCount', { count: first.adults + first.children + first.infants })} ·{' '}
            {form(first.cabinClass.toLowerCase() as Lowercase<typeof first.cabinClass>)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onLeave}>
            {t('change')}
          </Button>
          <HelpLink number={whatsappNumber} />
        </div>
      </div>
      <div className="mt-4">
        <p role="status" className="text-sm">
          {t('progress', { ready, total })}
        </p>
        <div aria-hidden="true" className="mt-2 flex gap-1.5">
          {legs.map(({ id, state }) => (
            <span
              key={id}
              className={`h-1.5 grow rounded-pill transition-colors duration-300 ${look[state?.status ?? 'searching']}`}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

const look = { found: 'bg-sun', searching: 'bg-night-soft animate-pulse', failed: 'bg-danger' } as const;
