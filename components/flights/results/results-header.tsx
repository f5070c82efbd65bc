import { DialogTitle } from '@headlessui/react';
import { useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon';

import type { FlightSearchRequest } from '@/lib/flights/offer';
import { cityName } from '@/lib/flights/place-names';
import { intlTag } from '@/lib/i18n/locales';
import { formatShortDay } from './short-day';

/** On a phone the summary takes two lines; it breaks between its parts only. */
const noBreak = '\u00a0';

interface ResultsHeaderProps {
  search: FlightSearchRequest;
  headingRef: Ref<HTMLHeadingElement>;
  onLeave: () => void;
}

/** The search on one sticky line, with the ways back to the form. */
export function ResultsHeader({ search, headingRef, onLeave }: ResultsHeaderProps) {
  const t = useTranslations('flights.results');
  const form = useTranslations('flights.form');
  const locale = useLocale();
  const [origin, destination] = [cityName(search.origin, locale), cityName(search.destination, locale)];
  const day = (date: string) => formatShortDay(date, intlTag(locale));
  const dates = search.returnDate
    ? `${day(search.departureDate)} – ${day(search.returnDate)}`
    : `${day(search.departureDate)} · ${t('oneWay')}`;
  const travellers = form('passengerCount', { count: search.adults + search.children + search.infants });
  const cabin = form(search.cabinClass.toLowerCase() as Lowercase<typeof search.cabinClass>);

  return (
    <div className="sticky top-0 z-20 bg-night text-on-night">
      <div className="page-width flex items-center gap-2 py-2">
        <button
          type="button"
          aria-label={t('close')}
          onClick={onLeave}
          className="-ms-2 inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-night-soft"
        >
          <Icon name="close" />
        </button>
        <div className="min-w-0 grow">
          <DialogTitle
            as="h2"
            ref={headingRef}
            tabIndex={-1}
            className="flex items-center gap-2 text-base outline-none sm:text-lg"
          >
            <span className="sr-only">{t('title', { origin, destination })}</span>
            <span aria-hidden="true" className="truncate">
              {origin}
            </span>
            <Icon name="arrow" mirrored className="size-4 text-on-night-soft" />
            <span aria-hidden="true" className="truncate">
              {destination}
            </span>
          </DialogTitle>
          <p className="line-clamp-2 text-on-night-soft text-xs sm:text-sm">
            {[dates, travellers, cabin].map((part) => part.replaceAll(' ', noBreak)).join(' · ')}
          </p>
        </div>
        <button
          type="button"
          onClick={onLeave}
          className="min-h-11 shrink-0 rounded-control border border-on-night-soft px-4 font-medium text-sm hover:bg-night-soft"
        >
          {t('change')}
        </button>
      </div>
    </div>
  );
}
