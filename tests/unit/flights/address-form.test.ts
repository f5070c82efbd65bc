import { describe, expect, test } from 'vitest';
import { formFromAddress } from '@/lib/flights/search/address-form';
import { emptyFlightSearchForm, errorsStillOpen } from '@/lib/flights/search/search-form';
import type { FlightSearchParams } from '@/lib/flights/search/search-params';

const today = '2026-11-21';
const placeText = (place: string) => (['DOH', 'LHR', 'LON'].includes(place) ? `City (${place})` : null);
const good: FlightSearchParams = { from: 'DOH', to: 'LHR', departure: '2027-01-14', return: '2027-01-21', adults: 2 };
const read = (change: FlightSearchParams) => formFromAddress({ ...good, ...change }, placeText, today);

describe('a search in an address', () => {
  test('that is valid fills the form without errors', () => {
    const { form, errors } = read({});
    expect(errors).toEqual({});
    expect(form).toMatchObject({
      from: 'City (DOH)',
      to: 'City (LHR)',
      departDate: '2027-01-14',
      returnDate: '2027-01-21',
      adults: 2,
    });
  });

  test('that is incomplete is not an error', () => {
    const { form, errors } = formFromAddress({ to: 'LHR' }, placeText, today);
    expect([errors, form.from]).toEqual([{}, 'City (DOH)']);
    expect(formFromAddress({ to: 'DOH' }, placeText, today)).toMatchObject({ errors: {}, form: { from: '' } });
  });

  test.each([
    ['a departure in the past', { departure: '2020-01-01' }, { departDate: 'departurePast' }, { departDate: '' }],
    ['an invalid day', { departure: '9999-99-99' }, { departDate: 'departureInvalid' }, { departDate: '' }],
    [
      'a departure far away',
      { departure: '2028-01-01' },
      { departDate: 'departureTooFar' },
      { departDate: '', returnDate: '2027-01-21' },
    ],
    [
      'a return too early',
      { return: '2027-01-13' },
      { returnDate: 'returnBeforeDeparture' },
      { departDate: '2027-01-14', returnDate: '' },
    ],
    [
      'a trip long over',
      { departure: '2020-01-01', return: '2020-01-08' },
      { departDate: 'departurePast' },
      { departDate: '', returnDate: '' },
    ],
    ['the same airport twice', { to: 'DOH' }, { to: 'sameAirport' }, { from: 'City (DOH)', to: '' }],
    ['a city and its airport', { from: 'LON' }, { to: 'sameAirport' }, { from: 'City (LON)', to: '' }],
    ['an unknown airport', { from: 'ZZZ' }, { from: 'airportUnknown' }, { from: '' }],
    ['too many adults', { adults: 99 }, { passengers: 'adultsRange' }, { adults: 1 }],
    ['more infants than adults', { infants: 5 }, { passengers: 'infantsOverAdults' }, { adults: 2, infants: 0 }],
    ['adults that are no number', { adults: Number.NaN, children: 3 }, { passengers: 'adultsRange' }, { adults: 1, children: 3 }],
    ['children that are no number', { children: Number.NaN }, { passengers: 'childrenRange' }, { adults: 2, children: 0 }],
    ['infants that are no number', { infants: Number.NaN }, { passengers: 'infantsRange' }, { adults: 2, infants: 0 }],
  ])('leaves out %s and has an error at the field', (_, change, errors, left) => {
    const result = read(change);
    expect(result.errors).toEqual(errors);
    expect(result.form).toMatchObject(left);
  });
});

test('a message stays until its field is filled', () => {
  const errors = { to: 'sameAirport', departDate: 'departurePast' };
  expect(errorsStillOpen(errors, { ...emptyFlightSearchForm, to: 'London (LHR)' })).toEqual({ departDate: 'departurePast' });
});
