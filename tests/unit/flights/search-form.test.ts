import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  airportCodeOf,
  checkFlightForm,
  emptyFlightSearchForm,
  type FlightSearchForm,
  formFromParams,
  missingParts,
  queryOfForm,
  withDeparture,
  withPassengers,
} from '@/lib/flights/search/search-form';
import { parseFlightSearch, readFlightSearchParams, resultsView } from '@/lib/flights/search/search-params';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import { bookingHorizonDays, flightSearchShape } from '@/supabase/functions/_shared/contracts/flights/flight-request';

const today = '2026-11-21';
const filled: FlightSearchForm = {
  ...emptyFlightSearchForm,
  from: 'Doha (DOH)',
  to: 'London (LHR)',
  departDate: '2027-01-14',
  returnDate: '2027-01-21',
};

describe('checking the form', () => {
  test('a filled-in round trip is a search', () => {
    expect(checkFlightForm(filled, today)).toEqual({
      request: {
        origin: 'DOH',
        destination: 'LHR',
        departureDate: '2027-01-14',
        returnDate: '2027-01-21',
        adults: 1,
        children: 0,
        infants: 0,
        cabinClass: 'ECONOMY',
      },
    });
  });

  test('one way has no return, even if the field has a value', () => {
    const check = checkFlightForm({ ...filled, tripType: 'oneway' }, today);
    expect(check).not.toHaveProperty('request.returnDate');
  });

  test.each<[string, Partial<FlightSearchForm>, Record<string, string>]>([
    ['no airport chosen', { from: 'Doha' }, { from: 'airportRequired' }],
    ['a code without parentheses', { to: 'LHR' }, { to: 'airportRequired' }],
    ['no departure', { departDate: '' }, { departDate: 'departureRequired' }],
    ['no return', { returnDate: '' }, { returnDate: 'returnRequired' }],
    ['a departure in the past', { departDate: '2026-11-20' }, { departDate: 'departurePast' }],
    ['a return before the departure', { returnDate: '2027-01-13' }, { returnDate: 'returnBeforeDeparture' }],
    ['the same airport twice', { to: 'Doha (DOH)' }, { to: 'sameAirport' }],
    ['the same airport twice', { to: 'Doha (DOH)', departDate: '' }, { to: 'sameAirport', departDate: 'departureRequired' }],
  ])('%s is an error at its field', (_, change, errors) => {
    expect(checkFlightForm({ ...filled, ...change }, today)).toEqual({ errors });
  });
});

describe('filling in', () => {
  test('the code is at the end, in parentheses and capitals', () => {
    expect(airportCodeOf('لندن (LHR)')).toBe('LHR');
    expect(airportCodeOf('London (lhr)')).toBe('');
    expect(airportCodeOf('Istanbul (IST only)')).toBe('');
    expect(airportCodeOf('(LHR) London')).toBe('');
  });

  test('an airport alone is a field beside plain codes, in the address as in the request', () => {
    const alone: FlightSearchForm = { ...filled, to: 'Istanbul (IST)', toOnly: true };
    expect(checkFlightForm(alone, today)).toMatchObject({
      request: { origin: 'DOH', destination: 'IST', destinationOnly: true },
    });
    const query = queryOfForm(alone);
    expect(query.get('to')).toBe('IST-ONLY');
    const params = readFlightSearchParams(query);
    expect(formFromParams(params, (place) => (place.startsWith('IST') ? 'Istanbul (IST)' : 'Doha (DOH)'))).toEqual({
      ...alone,
      to: 'Istanbul (IST)',
    });
    expect(parseFlightSearch(query, today)).toMatchObject({ destination: 'IST', destinationOnly: true });
    expect(flightSearchShape.safeParse({ ...parseFlightSearch(query, today), destination: 'IST-ONLY' }).success).toBe(false);
  });

  test('a search misses what is empty; other text is an error', () => {
    expect(missingParts({ ...emptyFlightSearchForm, from: 'Doha (DOH)' })).toEqual(['to', 'departureDate']);
    expect(missingParts({ ...filled, from: ' ' })).toEqual(['from']);
    expect(missingParts({ ...filled, to: 'nowhere' })).toEqual([]);
  });

  test('an empty form gets all errors', () => {
    const check = checkFlightForm({ ...emptyFlightSearchForm, from: 'Doha (DOH)' }, today);
    expect(check).toEqual({
      errors: { to: 'airportRequired', departDate: 'departureRequired', returnDate: 'returnRequired' },
    });
  });

  test('a departure sets the return of a round trip to the next day, within the days on sale', () => {
    const today = '2027-01-01';
    expect(withDeparture({ ...filled, returnDate: '' }, '2027-02-28', today).returnDate).toBe('2027-03-01');
    expect(withDeparture(filled, '2027-01-16', today).returnDate).toBe('2027-01-17');
    const lastDay = addDays(today, bookingHorizonDays);
    expect(withDeparture(filled, lastDay, today).returnDate).toBe(lastDay);
    expect(withDeparture({ ...filled, tripType: 'oneway', returnDate: '' }, '2027-01-16', today).returnDate).toBe('');
  });

  test('the party always stays within the limits', () => {
    const counts = fc.record({ adults: fc.integer(), children: fc.integer(), infants: fc.integer() });
    fc.assert(
      fc.property(counts, (change) => {
        const { adults, children, infants } = withPassengers(filled, change);
        expect(adults).toBeGreaterThanOrEqual(1);
        expect(Math.max(adults, children)).toBeLessThanOrEqual(9);
        expect(infants).toBeLessThanOrEqual(adults);
        expect(Math.min(children, infants)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('an address fills the form, and an unknown place stays as text', () => {
    const placeText = (place: string) => (place === 'doha' ? 'Doha (DOH)' : null);
    const form = formFromParams({ from: 'doha', to: 'atlantis', departure: '2027-01-14', adults: 2, infants: 5 }, placeText);
    expect(form).toMatchObject({ from: 'Doha (DOH)', to: 'atlantis', tripType: 'oneway', adults: 2, infants: 2 });
  });

  test.each<[string, FlightSearchForm, Partial<FlightSearchForm>]>([
    ['a whole form', { ...filled, adults: 2, infants: 1, class: 'BUSINESS' }, {}],
    ['one way', { ...filled, tripType: 'oneway', returnDate: '' }, {}],
    ['a departure alone', { ...filled, from: '', to: '' }, {}],
    ['a day back still to be chosen', { ...filled, returnDate: '' }, {}],
    ['letters that are no airport yet', { ...filled, to: 'Lon' }, { to: '' }],
    ['nothing', emptyFlightSearchForm, {}],
  ])('%s is read back from its address, without opening results', (_, form, change) => {
    const query = queryOfForm(form);
    const placeText = (code: string) => ({ DOH: 'Doha (DOH)', LHR: 'London (LHR)' })[code] ?? null;
    expect(formFromParams(readFlightSearchParams(query), placeText)).toEqual({ ...form, ...change });
    expect(query.has(resultsView.key)).toBe(false);
  });
});
