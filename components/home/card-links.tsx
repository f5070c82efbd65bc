'use client';

import type { MouseEvent, ReactNode } from 'react';
import { openFlightResults } from '@/lib/flights/results/open-results';
import { hotelResultsPath } from '@/lib/hotels/search/search-params';
import { usualRooms } from '@/lib/hotels/stay-rooms';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { useLocalizedRouter } from '@/lib/i18n/localized-link';
import { useToday } from '@/lib/time/use-today';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';

interface DatedLinkProps<Key extends string> {
  /** Localized address with its query, without dates. */
  href: string;
  /** Query key and days from today, such as `{ departure: 14, return: 21 }`. */
  dates: Readonly<Record<Key, number>>;
  /** Opens the target within the page; the dates are yyyy-MM-dd. Clicks for a new tab follow the address instead. */
  onOpen: (dates: Record<Key, string>) => void;
  children: ReactNode;
}

/**
 * A link over a whole card, with dates counted from the visitor's today, because the page was built earlier. Not a Next.js link, which hangs when
 * a redirect leads back to the same page.
 */
function DatedLink<Key extends string>({ href, dates, onOpen, children }: DatedLinkProps<Key>) {
  // Rendered at most twice: the compiler's memoization does not fit the home page's budget.
  'use no memo';
  const today = useToday();
  const days =
    today && (Object.fromEntries(keysOf(dates).map((key) => [key, addDays(today, dates[key])])) as Record<Key, string>);

  function open(event: MouseEvent) {
    if (!days || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(days);
  }

  return (
    <a
      href={days ? `${href}&${new URLSearchParams(days)}` : href}
      onClick={open}
      data-waits=""
      className="after:absolute after:inset-0"
    >
      {children}
    </a>
  );
}

function keysOf<Key extends string>(dates: Readonly<Record<Key, number>>): Key[] {
  return Object.keys(dates) as Key[];
}

interface TripLinkProps {
  href: string;
  dates: { departure: number; return: number };
  /** IATA code of the arrival; every card departs from Doha. */
  code: string;
  locale: Locale;
  children: ReactNode;
}

/** A popular flight: a tap opens the results of its trip. */
export function TripLink({ code, locale, ...link }: TripLinkProps) {
  'use no memo';
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

interface StayLinkProps {
  href: string;
  dates: { checkin: number; checkout: number };
  destination: string;
  locale: Locale;
  children: ReactNode;
}

/** A popular stay: a tap opens the hotels of its place on its days. */
export function StayLink({ destination, locale, ...link }: StayLinkProps) {
  'use no memo';
  const router = useLocalizedRouter();
  return (
    <DatedLink
      {...link}
      onOpen={({ checkin, checkout }) => {
        const stay = { destination, checkIn: checkin, checkOut: checkout, rooms: [...usualRooms] };
        router.push(localizePath(hotelResultsPath(stay), locale));
      }}
    />
  );
}
