import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type FlightChoice,
  type FlightSearchRequest,
  type FlightsFound,
  flightOf,
  type HolidayFlight,
  type SignedFlightOffer,
} from '@/lib/bookings/products/package/flights/flight-search';

/** What the server found for a search; null when it failed. */
export interface DrawnFlights {
  search: FlightSearchRequest;
  flights: readonly HolidayFlight[] | null;
}

interface Asked {
  /** Null while the trip is open, or where airlines sell nothing for it. */
  search: FlightSearchRequest | null;
  /** Day and ages are known. */
  isReady: boolean;
  choice: FlightChoice;
  drawn: DrawnFlights | undefined;
}

export interface HolidayFlights {
  found: FlightsFound;
  /** The flight in the price; null without flights. */
  selected: HolidayFlight | null;
  /** It may still come into the price. */
  isAwaited: boolean;
  searchAgain: () => void;
  /** Shows the chosen flight as it is sold now. */
  replace: (offer: SignedFlightOffer) => void;
  /** Searches anew for the chosen flight, which is over or, if `isLost`, no longer sold. Resolves with it if nothing has changed. Never rejects. */
  renew: (isLost: boolean) => Promise<HolidayFlight | null>;
}

/** In milliseconds: steppers and fields are changed several times. */
const settleMs = 500;
const keyOf = (search: FlightSearchRequest | null) => search && JSON.stringify(search);
const load = () => import('@/lib/bookings/products/package/flights/find-flights');

/** The flights of a trip in progress: first their lowest fare by the calendar, then those of a search. */
export function useHolidayFlights({ search, isReady, choice, drawn }: Asked): HolidayFlights {
  const locale = useLocale();
  const key = keyOf(search);
  const [known, setKnown] = useState(() => drawn && { key: keyOf(drawn.search), flights: drawn.flights });
  const [about, setAbout] = useState<{ key: string | null; total: number | null }>();
  const lost = useRef<string[]>([]);
  const isKnown = known?.key === key;

  async function find(signal: AbortSignal) {
    if (!search) return;
    try {
      const { findFlights, lowestFareOf } = await load();
      if (signal.aborted) return;
      void lowestFareOf(search, signal).then((total) => signal.aborted || setAbout({ key, total }));
      const flights = await findFlights(search, { locale, lost: lost.current, signal });
      if (!signal.aborted) setKnown({ key, flights });
    } catch {
      if (!signal.aborted) setKnown({ key, flights: null });
    }
  }

  const findNow = useEffectEvent((signal: AbortSignal) => void find(signal));
  useEffect(() => {
    if (!key || isKnown) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => findNow(leaving.signal), settleMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [key, isKnown]);

  const found = ((): FlightsFound => {
    if (!isReady) return { type: 'open' };
    if (!search) return { type: 'unsearchable' };
    if (!isKnown || !known) return { type: 'searching', about: about?.key === key ? about.total : null };
    if (!known.flights) return { type: 'failed' };
    return known.flights.length > 0 ? { type: 'found', flights: known.flights } : { type: 'notFound' };
  })();
  const selected = flightOf(found, choice);

  async function renew(isLost: boolean): Promise<HolidayFlight | null> {
    if (!search || !selected) return null;
    try {
      if (isLost) lost.current = [...lost.current, selected.offer.id];
      const { findAnew } = await load();
      const seen = { offer: selected.offer, kind: selected.kinds[0] ?? ('cheapest' as const), lost: lost.current };
      const { flights, same } = await findAnew(search, { locale, ...seen });
      setKnown({ key, flights });
      return same;
    } catch {
      setKnown({ key, flights: null });
      return null;
    }
  }

  return {
    found,
    selected,
    isAwaited: choice !== 'none' && found.type === 'searching',
    searchAgain: () => setKnown(undefined),
    replace: (offer) =>
      setKnown(
        (now) =>
          now && {
            ...now,
            flights:
              now.flights?.map((one) => (one === selected ? { ...one, offer, total: Number(offer.price.total) } : one)) ?? null,
          },
      ),
    renew,
  };
}

/** The chosen flight, as its form is posted without script. */
export function flownField(selected: HolidayFlight | null): { flown?: string } {
  if (!selected) return {};
  const { offer, airlines, ways, isSample } = selected;
  return { flown: JSON.stringify({ offer, airlines, ways, isSample }) };
}
