'use client';

import type { MouseEvent, ReactNode } from 'react';
import { openFlightResults } from '@/lib/flights/results/open-results';
import { flightResultsPath } from '@/lib/flights/search/search-params';
import { hotelResultsPath } from '@/lib/hotels/search/search-params';
import { usualRooms } from '@/lib/hotels/stay-rooms';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { useLocalizedRouter } from '@/lib/i18n/localized-link';
import { useToday } from '@/lib/time/use-today';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';

/** First and last day, yyyy-MM-dd. */
type Days = [first: string, last: string];

interface DatedLinkProps {
  /** The link until the day is known: to a form that is filled in except for its dates. Localized. */
  href: string;
  /** First and last day, counted from today. */
  dates: readonly [first: number, last: number];
  /** The link for some days. Localized. */
  addressOn: (...days: Days) => string;
  /** Opens that address within the page. Clicks for a new tab follow it instead. */
  onOpen: (...days: Days) => void;
  children: ReactNode;
}

/** A link over a whole card, with dates counted from the visitor's today, because the page was built earlier. */
function DatedLink({ href, dates, addressOn, onOpen, children }: DatedLinkProps) {
  // Rendered at most twice: the compiler's memoization does not fit the home page's budget.
  'use no memo';
  const today = useToday();
  const days = today && (dates.map((day) => addDays(today, day)) as Days);

  function open(event: MouseEvent) {
    if (!days || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(...days);
  }

  return (
    <a href={days ? addressOn(...days) : href} onClick={open} data-waits="" className="after:absolute after:inset-0">
      {children}
    </a>
  );
}

interface TripLinkProps extends Pick<DatedLinkProps, 'href' | 'dates' | 'children'> {
  /** IATA code of the arrival; every card departs from Doha. */
  code: string;
  locale: Locale;
}

/** A popular flight: a tap opens the results of its trip. */
export function TripLink({ code, locale, ...link }: TripLinkProps) {
  'use no memo';
  const searchOn = (departureDate: string, returnDate: string): FlightSearchRequest => ({
    origin: 'DOH',
    destination: code,
    departureDate,
    returnDate,
    adults: 1,
    children: 0,
    infants: 0,
    cabinClass: 'ECONOMY',
  });
  return (
    <DatedLink
      {...link}
      addressOn={(...days) => localizePath(flightResultsPath(searchOn(...days)), locale)}
      onOpen={(...days) => openFlightResults(searchOn(...days), locale)}
    />
  );
}

interface StayLinkProps extends Pick<DatedLinkProps, 'href' | 'dates' | 'children'> {
  destination: string;
  locale: Locale;
}

/** A popular stay: a tap opens the hotels of its place on its days. */
export function StayLink({ destination, locale, ...link }: StayLinkProps) {
  'use no memo';
  const router = useLocalizedRouter();
  const addressOn = (checkIn: string, checkOut: string) =>
    localizePath(hotelResultsPath({ destination, checkIn, checkOut, rooms: [...usualRooms] }), locale);
  return <DatedLink {...link} addressOn={addressOn} onOpen={(...days) => router.push(addressOn(...days))} />;
}
