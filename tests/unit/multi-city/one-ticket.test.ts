import { describe, expect, it } from 'vitest';
import { describeFlights } from '@/lib/bookings/products/flight/mail';
import { oneTicketResultsPath, oneTicketSearch, parseMultiCity } from '@/lib/flights/multi-city/address';
import { cheapestTripOf } from '@/lib/flights/multi-city/cheapest-trip';
import { groupByOutbound } from '@/lib/flights/results/group-by-outbound';
import { summarizeOffer } from '@/lib/flights/results/summarize-offer';
import { isRoundTrip, stopsOf, ticketsOf } from '@/lib/flights/round-trip';
import { parseFlightSearchRequest } from '@/lib/flights/search/parse-search-request';
import { parseFlightSearch } from '@/lib/flights/search/search-params';
import { passengerInfoPath } from '@/lib/flights/selected-offer';
import flightWords from '@/messages/en/flights.json';
import { makeItinerary, makeOffer, outboundNonStop, returnNonStop } from '../flights/results/offers';
import { roundOf } from './journey-fixture';

const toIstanbul = makeItinerary('PT4H', 'QR1 DOH 01-14T08:00 IST 01-14T12:00 PT4H');
const toIstanbulLate = makeItinerary('PT4H', 'QR5 DOH 01-14T18:00 IST 01-14T22:00 PT4H');
const toLondon = makeItinerary('PT4H', 'TK9 IST 01-14T14:00 LHR 01-14T15:00 PT4H');
const toLondonLate = makeItinerary('PT4H', 'TK7 IST 01-14T17:00 LHR 01-14T18:00 PT4H');
const at = (adultPrice: number, ...itineraries: Parameters<typeof isRoundTrip>[0]) =>
  makeOffer({ id: `${adultPrice}`, adultPrice, itineraries });

describe('the cheapest separate tickets', () => {
  it('follow each other in time; cheaper ones that do not are skipped', () => {
    const first = [at(1000, toIstanbul), at(500, toIstanbulLate)];
    const second = [at(700, toLondonLate), at(300, toLondon)];
    expect(cheapestTripOf([first, second])).toBe(1700);
    expect(cheapestTripOf([first])).toBe(500);
  });

  it('are none when no flights connect, or when there are no flights', () => {
    expect(cheapestTripOf([[at(500, toIstanbulLate)], [at(300, toLondon)]])).toBeNull();
    expect(cheapestTripOf([[at(500, toIstanbulLate)], []])).toBeNull();
  });
});

describe('several legs on one ticket', () => {
  it('are a round trip only between the same cities', () => {
    const fromGatwick = makeItinerary('PT6H45M', 'QR4 LGW 01-21T15:00 DOH 01-22T00:45 PT6H45M');
    const fromParis = makeItinerary('PT6H45M', 'QR4 CDG 01-21T15:00 DOH 01-22T00:45 PT6H45M');
    expect(isRoundTrip([outboundNonStop, returnNonStop])).toBe(true);
    expect(isRoundTrip([outboundNonStop, fromGatwick])).toBe(true);
    expect(isRoundTrip([outboundNonStop, fromParis])).toBe(false);
    expect(isRoundTrip([outboundNonStop])).toBe(false);
    expect(isRoundTrip([toIstanbul, toLondon, returnNonStop])).toBe(false);
  });

  it('are named by all their cities, round trips by the destination', () => {
    expect(stopsOf([makeOffer({ itineraries: [toIstanbul, toLondon, returnNonStop] })])).toEqual(['DOH', 'IST', 'LHR', 'DOH']);
    expect(stopsOf([makeOffer({ itineraries: [outboundNonStop, returnNonStop] })])).toEqual(['DOH', 'LHR']);
    expect(stopsOf([makeOffer({ itineraries: [toIstanbul] }), makeOffer({ itineraries: [toLondon] })])).toEqual([
      'DOH',
      'IST',
      'LHR',
    ]);
  });

  it('are marked as one ticket or several, except round trips', () => {
    const journey = makeOffer({ itineraries: [toIstanbul, toLondon] });
    expect(ticketsOf([journey])).toBe('one');
    expect(ticketsOf([makeOffer({ itineraries: [toIstanbul] }), makeOffer({ itineraries: [toLondon] })])).toBe('separate');
    expect(ticketsOf([makeOffer({ itineraries: [outboundNonStop, returnNonStop] })])).toBeNull();
    expect(ticketsOf([makeOffer({ itineraries: [toIstanbul] })])).toBeNull();
  });

  it('are marked in mail, too', async () => {
    const reportedOf = async (...offers: ReturnType<typeof makeOffer>[]) => {
      const flights = offers.map((offer) => ({ ...offer, signature: 'seal' }));
      const booking = { offer: { flights }, stored: null, departure_date: '', last_travel_date: '' } as never;
      const { details } = await describeFlights(booking, 'en');
      return details.find(({ term }) => term === 'Tickets')?.text;
    };
    const [one, other] = [makeOffer({ itineraries: [toIstanbul] }), makeOffer({ itineraries: [toLondon] })];
    expect(await reportedOf(makeOffer({ itineraries: [toIstanbul, toLondon] }))).toBe(flightWords.results.tickets.one);
    expect(await reportedOf(one, other)).toBe(flightWords.results.tickets.separate);
    expect(await reportedOf(one)).toBeUndefined();
  });

  it.each(['en', 'ar'] as const)('that return from another airport have both names in mail, in %s', async (language) => {
    const fromGatwick = makeItinerary('PT6H45M', 'QR4 LGW 01-21T15:00 DOH 01-22T00:45 PT6H45M');
    const reportedOf = async (back: typeof fromGatwick) => {
      const flights = [{ ...makeOffer({ itineraries: [outboundNonStop, back] }), signature: 'seal' }];
      const booking = { offer: { flights }, stored: null, departure_date: '', last_travel_date: '' } as never;
      return (await describeFlights(booking, language)).details.map(({ text }) => text).join();
    };
    for (const name of language === 'en' ? ['Heathrow Airport', 'Gatwick Airport'] : ['مطار لندن هيثرو', 'مطار لندن غاتويك']) {
      expect(await reportedOf(fromGatwick)).toContain(name);
      expect(await reportedOf(returnNonStop)).not.toContain(name);
    }
  });

  it('that go on from another airport have both names in mail, on one ticket and on several', async () => {
    const toSabiha = makeItinerary('PT4H', 'QR9 DOH 01-14T08:00 SAW 01-14T12:00 PT4H');
    const days = makeItinerary('PT4H', 'TK9 IST 01-18T14:00 LHR 01-18T15:00 PT4H');
    const advice = 'You land at Sabiha Gökçen International Airport and continue from Istanbul Airport';
    const [one, other] = [makeOffer({ itineraries: [toSabiha] }), makeOffer({ itineraries: [days] })];
    for (const offers of [[makeOffer({ itineraries: [toSabiha, days] })], [one, other]]) {
      const flights = offers.map((offer) => ({ ...offer, signature: 'seal' }));
      const booking = { offer: { flights }, stored: null, departure_date: '', last_travel_date: '' } as never;
      expect((await describeFlights(booking, 'en')).details.map(({ text }) => text).join()).toContain(advice);
    }
  });

  it('are a row each', () => {
    const journeys = [at(900, toIstanbul, toLondon, returnNonStop), at(800, toIstanbul, toLondonLate, returnNonStop)];
    expect(groupByOutbound(journeys.map(summarizeOffer))).toHaveLength(2);
  });

  it('are read from their addresses as the same search', () => {
    const searches = roundOf(['2027-01-14', '2027-01-20', '2027-01-25']);
    const search = oneTicketSearch(searches);
    if (!search) throw new Error('A journey has legs');
    expect(search.furtherLegs).toHaveLength(2);
    const query = (path: string) => new URL(path, 'https://karam.test').searchParams;
    const booking = query(passengerInfoPath(search, 'offer-1'));
    expect(parseFlightSearch(booking, '2026-11-21')).toBeNull();
    expect(oneTicketSearch(parseMultiCity(booking, '2026-11-21') ?? [])).toEqual(search);
    const results = oneTicketResultsPath(search);
    expect(results).toMatch(/^\/booking\/multi-city\?leg=.*&tickets=one&view=results$/);
    expect(parseMultiCity(query(results), '2026-11-21')).toEqual(searches);
    expect(parseFlightSearchRequest(search, '2026-11-21')).toEqual({ ok: true, value: search });
    expect(oneTicketSearch([])).toBeNull();
  });
});
