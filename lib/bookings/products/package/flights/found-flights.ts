/** The few flights of a search that a package shows. Loaded on use: it knows all airlines, and compares whole answers. */
import type { FlightSearchRequest, FlightSearchResponse, SignedFlightOffer } from '@/lib/flights/offer';
import { airlineName } from '@/lib/flights/place-names';
import { findHighlights, sortOffers } from '@/lib/flights/results/sort-offers';
import { type OfferSummary, summarizeOffer, summarizeResponse, timeBandOf } from '@/lib/flights/results/summarize-offer';
import { findSameTrip } from '@/lib/flights/same-trip';
import { expiryOf } from '@/lib/flights/selected-offer';
import type { Locale } from '@/lib/i18n/locales';
import { isSameInRiyals } from '@/lib/money';
import { hasWorseTerms } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import { type FlightKind, flightKinds, type HolidayFlight, missedNights } from './flight-search';

/** Ids of offers that are known to be sold no more. */
type Lost = readonly string[];

/** The cheapest flight that fits, and the cheapest of those that are better in something: each once. */
export function holidayFlights(
  answer: FlightSearchResponse,
  search: FlightSearchRequest,
  locale: Locale,
  lost: Lost = [],
): HolidayFlight[] {
  const sold = summarizeResponse(answer).filter(({ id, isRoundTrip }) => isRoundTrip && !lost.includes(id));
  const offers = sortOffers(fitting(sold, search), 'price');
  const highlights = findHighlights(offers);
  if (!highlights) return [];
  const { cheapest, best } = highlights;
  const firsts: Record<FlightKind, OfferSummary | undefined> = {
    cheapest,
    best,
    // It may be worth a night, which is said beside it.
    nonStop: [...offers, ...sortOffers(sold, 'price')].find(({ stops }) => stops === 0),
    daytime: offers.find(isByDay),
    otherAirline: offers.find(({ airlines }) => !airlines.some((airline) => cheapest.airlines.includes(airline))),
  };
  const listed = [...new Set(flightKinds.flatMap((kind) => firsts[kind] ?? []))];
  return listed.map((one) =>
    flightFrom(
      one,
      answer,
      search,
      locale,
      flightKinds.filter((kind) => firsts[kind] === one),
    ),
  );
}

/** Those that keep all nights of the stay, or the most of them that any keeps. */
export function fitting(
  offers: readonly OfferSummary[],
  { departureDate: firstDay, returnDate: lastDay = firstDay }: FlightSearchRequest,
): OfferSummary[] {
  const nights = offers.map(({ itineraries }) => {
    const ways = itineraries.map(({ departureAt, arrivalAt }) => ({ departs: departureAt, arrives: arrivalAt }));
    return missedNights(ways, { firstDay, lastDay }).nights;
  });
  const least = Math.min(...nights);
  return offers.filter((_, index) => nights[index] === least);
}

/** Nobody gets up, or arrives, in the night. */
function isByDay({ itineraries }: OfferSummary): boolean {
  return itineraries.every(({ departureAt, arrivalAt }) => [departureAt, arrivalAt].every((at) => timeBandOf(at) !== 'night'));
}

function flightFrom(
  { offer, totalPrice: total, itineraries, airlines }: OfferSummary,
  { meta, dictionaries }: Pick<FlightSearchResponse, 'meta' | 'dictionaries'>,
  search: FlightSearchRequest,
  locale: Locale,
  kinds: FlightKind[],
): HolidayFlight {
  return {
    kinds,
    search,
    offer,
    total,
    airlines: airlines.map((code) => airlineName(code, locale, dictionaries.carriers)),
    ways: itineraries.map(({ origin, destination, departureAt, arrivalAt, dayOffset, minutes, stops }) => ({
      from: origin,
      to: destination,
      departs: departureAt,
      arrives: arrivalAt,
      dayOffset,
      minutes,
      stops,
    })),
    expiresAt: expiryOf({ search, offer, meta, dictionaries }),
    isSample: meta.sandbox,
  };
}

/**
 * The flights of a new answer with the one that a visitor has seen in the place of its kinds, at its present price or as `now`; `isSame` is false
 * when it is no longer sold, or not on the same terms.
 */
export function keepSeen(
  answer: FlightSearchResponse,
  search: FlightSearchRequest,
  locale: Locale,
  seen: { offer: SignedFlightOffer; kind: FlightKind; now?: SignedFlightOffer | undefined; lost?: Lost },
): { flights: HolidayFlight[]; isSame: boolean } {
  const { kind, lost = [] } = seen;
  const flights = holidayFlights(answer, search, locale, lost);
  const sold = [...answer.data, ...Object.values(answer.otherFares).flat()].filter(({ id }) => !lost.includes(id));
  const same = findSameTrip(sold, seen.offer);
  if (!same) return { flights, isSame: false };
  const listed = flights.find(({ offer }) => offer.id === same.id)?.kinds ?? [];
  const kinds = flightKinds.filter((each) => each === kind || listed.includes(each));
  const shown = flightFrom(summarizeOffer(seen.now ?? same), answer, search, locale, kinds);
  const others = flights
    .map((one) => ({ ...one, kinds: one.kinds.filter((each) => !kinds.includes(each)) }))
    .filter((one) => one.kinds.length > 0);
  const isSame = !hasWorseTerms(shown.offer, seen.offer);
  return { flights: kinds.includes('cheapest') ? [shown, ...others] : [...others, shown], isSame };
}

/** Whether a visitor must look again: another price, or worse terms. */
export function isChanged(now: SignedFlightOffer, seen: SignedFlightOffer): boolean {
  return !isSameInRiyals(Number(now.price.total), Number(seen.price.total)) || hasWorseTerms(now, seen);
}
