import { describe, expect, it } from 'vitest';
import { popularFlights } from '@/content/popular';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { searchFor, supply } from './sandbox-searches';

/** An ordinary day, the days before Christmas and Eid, in Ramadan, in summer, and with a clock change in between. */
const days = ['2026-11-22', '2026-12-10', '2027-02-20', '2027-03-02', '2027-03-20', '2027-06-28', '2027-09-15'];

const priceOf = (offer: FlightOffer) => Number(offer.price.total);
const isNonStop = (offer: FlightOffer) => offer.itineraries.every(({ segments }) => segments.length === 1);
const isQatarAirways = (offer: FlightOffer) => offer.validatingAirlineCodes[0] === 'QR';

const cardTrip = (code: string, today: string) =>
  searchFor('DOH', code, { departureDate: addDays(today, 14), returnDate: addDays(today, 21) });

describe.each(popularFlights)('the popular flight to $slug', ({ code, price, minutes }) => {
  it.each(days)('is sold at its price when it is %s: non-stop, by Qatar Airways', async (today) => {
    const { offers } = await supply(cardTrip(code, today), today);
    // Some codes mean all airports of a city; the card is for the main one in both directions.
    const leadsThere = ({ itineraries: [out, back] }: FlightOffer) =>
      out?.segments.at(-1)?.arrival.iataCode === code && back?.segments[0]?.departure.iataCode === code;
    const promised = offers.filter((offer) => isNonStop(offer) && isQatarAirways(offer) && leadsThere(offer)).map(priceOf);
    expect(Math.min(...promised)).toBe(price);
  });

  it('takes about as long as on the card', async () => {
    const { offers } = await supply(cardTrip(code, '2026-11-22'), '2026-11-22');
    const [first] = offers.filter((offer) => isNonStop(offer) && isQatarAirways(offer));
    const [, hours = '0', rest = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(first?.itineraries[0]?.duration ?? '') ?? [];
    expect(Math.abs(Number(hours) * 60 + Number(rest) - minutes)).toBeLessThanOrEqual(30);
  });

  it('costs the same in the fare calendar as in its search, and no other flight of the route is absurdly cheaper', async () => {
    const today = '2026-11-22';
    const { origin, destination, adults, children, infants, cabinClass } = cardTrip(code, today);
    const days = await sandboxFlightSupplier.lowestFares(
      {
        origin,
        destination,
        adults,
        children,
        infants,
        cabinClass,
        firstDay: addDays(today, 14),
        lastDay: addDays(today, 14),
        nights: 7,
      },
      { signal: new AbortController().signal, today },
    );
    const { offers } = await supply(cardTrip(code, today), today);
    const lowest = Math.min(...offers.map(priceOf));
    expect(Number(days[0]?.lowest?.perAdult)).toBe(lowest);
    expect(lowest).toBeGreaterThan(price * 0.75);
  });
});
