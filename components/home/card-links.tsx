'use client';

import type { MouseEvent, ReactNode } from 'react';
import { openFlightResults } from '@/lib/flights/results/open-results';
import { hotelResultsPath } from '@/lib/hotels/search/search-params';
import { usualRooms } from '@/lib/hotels/stay-rooms';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { useLocalizedRouter } from '@/lib/i18n/localized-link';
import { useToday } from '@/lib/time/use-today';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';

/** First and last day, yyyy-MM-dd. */
type Days = [first: string, last: string];

interface DatedLinkProps {
  locale: Locale;
  /** First and last day, counted from today. */
  dates: readonly [first: number, last: number];
  /** The day of the prerendered page, yyyy-MM-dd: lib/site-server/page-store/dated-page.ts moves the days of the address to its own. */
  builtOn: string;
  /** English path for some days, as SPEC section 2 names it. */
  addressOn: (...days: Days) => string;
  /** Opens what the address leads to, within the page. Clicks for a new tab follow the address instead. */
  onOpen: (...days: Days) => void;
  children: ReactNode;
}

/** A link over a whole card, with days counted from the visitor's today. */
function DatedLink({ locale, dates, builtOn, addressOn, onOpen, children }: DatedLinkProps) {
  // Rendered at most twice: the compiler's memoization does not fit the home page's budget.
  'use no memo';
  const today = useToday() || builtOn;
  const days = dates.map((day) => addDays(today, day)) as Days;

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(...days);
  }

  return (
    <a
      href={localizePath(addressOn(...days), locale)}
      onClick={open}
      data-waits=""
      data-dated={builtOn}
      className="after:absolute after:inset-0"
    >
      {children}
    </a>
  );
}

interface TripLinkProps extends Pick<DatedLinkProps, 'locale' | 'dates' | 'builtOn' | 'children'> {
  /** City of the arrival, as in addresses; every card departs from Doha. */
  city: string;
  /** Its airport. */
  code: string;
}

/** A popular flight: a tap opens the results of its trip. */
export function TripLink({ city, code, ...link }: TripLinkProps) {
  'use no memo';
  const open = (departureDate: string, returnDate: string) =>
    openFlightResults(
      {
        origin: 'DOH',
        destination: code,
        departureDate,
        returnDate,
        adults: 1,
        children: 0,
        infants: 0,
        cabinClass: 'ECONOMY',
      },
      link.locale,
    );
  return (
    <DatedLink
      {...link}
      addressOn={(first, last) =>
        `/services/flights?from=doha&to=${city}&departure=${first}&return=${last}&passengers=1&adults=1&children=0&infants=0&class=economy`
      }
      onOpen={open}
    />
  );
}

interface StayLinkProps extends Pick<DatedLinkProps, 'locale' | 'dates' | 'builtOn' | 'children'> {
  /** As in addresses. */
  city: string;
}

/** A popular stay: a tap opens the hotels of its place on its days. */
export function StayLink({ city, ...link }: StayLinkProps) {
  'use no memo';
  const router = useLocalizedRouter();
  const open = (checkIn: string, checkOut: string) =>
    router.push(localizePath(hotelResultsPath({ destination: city, checkIn, checkOut, rooms: [...usualRooms] }), link.locale));
  return (
    <DatedLink
      {...link}
      addressOn={(first, last) => `/services/hotels?destination=${city}&checkin=${first}&checkout=${last}&adults=2&rooms=1`}
      onOpen={open}
    />
  );
}
