'use client';

import type { ReactNode } from 'react';
import { openFlightResults } from '@/lib/flights/results/open-results';
import type { Locale } from '@/lib/i18n/locales';
import { DatedLink } from './dated-link';

interface TripLinkProps {
  href: string;
  dates: { departure: number; return: number };
  /** IATA code of the arrival; every card departs from Doha. */
  code: string;
  locale: Locale;
  children: ReactNode;
}

/** A popular flight: one tap opens the results of its trip. */
export function TripLink({ code, locale, ...link }: TripLinkProps) {
  return (
    <DatedLink
      {...link}
      onOpen={(days) =>
        openFlightResults(
          {
            origin: 'DOH',
            destination: code,
            departureDate: days.departure,
            returnDate: days.return,
            adults: 1,
            children: 0,
            infants: 0,
            cabinClass: 'ECONOMY',
          },
          locale,
        )
      }
    />
  );
}
