import { expect, it } from 'vitest';
import { readStored } from '@/lib/bookings/products/read-stored';
import { familySearch, offerFor } from './booking-fixture';

const offer = { ...offerFor(familySearch), signature: 'sealed' };
const out = { flight: 'QR 3', from: 'DOH', to: 'LHR', departs: '2027-01-14T21:55:00', arrives: '2027-01-14T23:05:00' };
const back = { ...out, from: 'LHR', to: 'DOH', departs: '2027-01-21T21:55:00', arrives: '2027-01-21T23:05:00' };
const flightsOf = (status: 'ticketed' | 'cancelled', itineraries: (typeof out & { duration?: string })[][]) =>
  readStored('flight', offer, [{ status, itineraries }]).flights[0];

it('the current flights of a booking are the requested ones, until its order has others', () => {
  expect(readStored('flight', offer).flights).toEqual([offer]);
  expect(flightsOf('ticketed', [])).toEqual(offer);
  expect(flightsOf('ticketed', [[out], [back]])).toEqual(offer);
  // One that cannot be read does not count.
  const moved = { ...out, departs: '2027-01-15T06:00:00', arrives: '2027-01-15T07:10:00' };
  expect(flightsOf('ticketed', [[moved]])).toEqual(offer);
});

it('a booking whose changed flights were cancelled shows those, unless another order stands', () => {
  const moved = { ...out, departs: '2027-01-15T06:00:00', arrives: '2027-01-15T07:10:00' };
  const departs = '2027-01-15T06:00:00';
  expect(flightsOf('cancelled', [[moved], [back]])?.itineraries[0]?.segments[0]?.departure.at).toBe(departs);
  const orders = [
    { status: 'cancelled' as const, itineraries: [[moved], [back]] },
    { status: 'ticketed' as const, itineraries: [[out], [back]] },
  ];
  expect(readStored('flight', offer, orders).flights).toEqual([offer]);
});

it('a connection that became non-stop leaves a dropped flight', () => {
  const [direction, home] = offer.itineraries;
  const via = {
    ...offer,
    itineraries: [{ ...direction, segments: [...(direction?.segments ?? []), ...(home?.segments ?? [])] }],
  };
  expect(readStored('flight', via, [{ status: 'ticketed', itineraries: [[out]] }]).dropped).toEqual(home?.segments);
  expect(readStored('flight', offer).dropped).toBeUndefined();
});

it('a flight that one change added and the next took away is dropped too', () => {
  const via = [
    { ...out, to: 'VIE', arrives: '2027-01-15T01:55:00' },
    { ...out, flight: 'OS 451', from: 'VIE', departs: '2027-01-15T06:55:00' },
  ];
  const order = { status: 'ticketed' as const, itineraries: [[out], [back]], longest_itineraries: [via, [back]] };
  const { dropped } = readStored('flight', offer, [order]);
  expect(dropped?.map(({ carrierCode, departure }) => [carrierCode, departure.iataCode])).toEqual([['QR', 'LHR']]);
  expect(readStored('flight', offer, [{ ...order, itineraries: [via, [back]] }]).dropped).toBeUndefined();
});

it('a moved flight keeps its plane, its terminal and its duration', () => {
  const moved = { ...out, departs: '2027-01-15T06:00:00', arrives: '2027-01-15T07:15:00' };
  const [first, second] = flightsOf('ticketed', [[moved], [back]])?.itineraries ?? [];
  expect(first).toMatchObject({
    duration: 'PT7H15M',
    segments: [{ id: '1', carrierCode: 'QR', number: '3', duration: 'PT7H15M' }],
  });
  expect(first?.segments[0]).toMatchObject({ departure: { at: '2027-01-15T06:00:00' }, arrival: { at: '2027-01-15T07:15:00' } });
  expect(second).toEqual(offer.itineraries[1]);
});

it('flights through another city are listed in order, in the booked cabin', () => {
  const via = [
    { ...out, flight: 'QR 105', to: 'VIE', arrives: '2027-01-15T01:55:00', duration: 'PT6H' },
    {
      ...out,
      flight: 'OS 451',
      from: 'VIE',
      departs: '2027-01-15T06:55:00',
      arrives: '2027-01-15T08:25:00',
      duration: 'PT2H30M',
    },
  ];
  const first = flightsOf('ticketed', [via, [back]])?.itineraries[0];
  expect(first?.segments.map(({ carrierCode, number, duration }) => `${carrierCode} ${number} ${duration}`)).toEqual([
    'QR 105 PT6H',
    'OS 451 PT2H30M',
  ]);
  expect(first?.segments[0]?.id).toBe('1');
  // 7 h 10 min, and 9 h 20 min later.
  expect(first?.duration).toBe('PT16H30M');
});
