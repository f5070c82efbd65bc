import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cheapestOf,
  daysOfMonth,
  lowestOf,
  minutesSince,
  onAnotherDay,
  priceChange,
  tripOf,
  weekAround,
} from '@/lib/flights/calendar/calendar-fares';
import { tripOfForm } from '@/lib/flights/calendar/calendar-form';
import { emptyFlightSearchForm } from '@/lib/flights/search/search-form';
import { daysBetween } from '@/lib/time/dates';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import { flightCalendarRequest } from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import { bookingHorizonDays, flightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { offerFor } from '../../bookings/booking-fixture';
import { searchFor } from '../../suppliers/sandbox-searches';

const today = '2026-11-21';
const roundTrip = searchFor('DOH', 'LHR', { returnDate: '2027-01-21' });

describe('the week around a departure', () => {
  it('has seven days with the search in their middle', () => {
    expect(weekAround('2027-01-14', 7, today)).toEqual({ firstDay: '2027-01-11', lastDay: '2027-01-17' });
  });

  it('is moved so that it has no past days and no days that are not on sale', () => {
    expect(weekAround('2026-11-22', 7, today)).toEqual({ firstDay: today, lastDay: '2026-11-27' });
    expect(weekAround(addDays(today, bookingHorizonDays), undefined, today).lastDay).toBe(addDays(today, bookingHorizonDays));
    expect(weekAround(addDays(today, bookingHorizonDays - 7), 7, today).lastDay).toBe(addDays(today, bookingHorizonDays - 7));
    expect(weekAround(today, bookingHorizonDays - 2, today)).toEqual({ firstDay: today, lastDay: addDays(today, 2) });
  });

  it('contains the search, and only days that can be searched', () => {
    const anyTrip = fc.record({
      ahead: fc.integer({ min: 0, max: bookingHorizonDays }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(anyTrip, fc.boolean(), ({ ahead, share }, isRoundTrip) => {
        const departureDate = addDays(today, ahead);
        const nights = isRoundTrip ? Math.floor((bookingHorizonDays - ahead) * share) : undefined;
        const search = searchFor('DOH', 'LHR', {
          departureDate,
          ...(nights !== undefined && { returnDate: addDays(departureDate, nights) }),
        });
        const range = weekAround(departureDate, nights, today);
        expect(range.firstDay <= departureDate && departureDate <= range.lastDay).toBe(true);
        expect(daysBetween(range.firstDay, range.lastDay)).toBeLessThan(7);
        for (const day of [range.firstDay, range.lastDay]) {
          expect(flightSearchRequest({ today }).safeParse(onAnotherDay(search, day)).success).toBe(true);
        }
        expect(flightCalendarRequest({ today }).safeParse({ ...tripOf(search), ...range }).success).toBe(true);
      }),
    );
  });
});

describe('a month', () => {
  it('begins today at the earliest, and ends with the last day on sale', () => {
    expect(daysOfMonth('2027-02', { nights: 7 }, today)).toEqual({ firstDay: '2027-02-01', lastDay: '2027-02-28' });
    expect(daysOfMonth('2026-11', { nights: 7 }, today)).toEqual({ firstDay: today, lastDay: '2026-11-30' });
    expect(daysOfMonth('2027-11', {}, today)).toEqual({ firstDay: '2027-11-01', lastDay: '2027-11-16' });
    expect(daysOfMonth('2027-11', { nights: 14 }, today)).toEqual({ firstDay: '2027-11-01', lastDay: '2027-11-02' });
    expect(daysOfMonth('2027-01', { departureDate: '2027-01-14' }, today)).toEqual({
      firstDay: '2027-01-14',
      lastDay: '2027-01-31',
    });
    expect(daysOfMonth('2026-12', { departureDate: '2027-01-14' }, today)).toBeNull();
    expect(daysOfMonth('2026-10', { nights: 7 }, today)).toBeNull();
    expect(daysOfMonth('2027-11', { nights: 30 }, today)).toBeNull();
  });
});

describe('a search on another day', () => {
  it('keeps its nights, also across the new year', () => {
    expect(onAnotherDay(roundTrip, '2026-12-28')).toEqual({
      ...roundTrip,
      departureDate: '2026-12-28',
      returnDate: '2027-01-04',
    });
    expect(onAnotherDay(searchFor('DOH', 'LHR'), '2027-01-15')).toEqual(searchFor('DOH', 'LHR', { departureDate: '2027-01-15' }));
  });

  it('is for the same trip; a party above nine seats has none', () => {
    expect(tripOf(onAnotherDay(roundTrip, '2027-03-01'))).toEqual(tripOf(roundTrip));
    expect(tripOf(roundTrip)?.nights).toBe(7);
    expect(tripOf({ ...roundTrip, adults: 9, infants: 9 })).not.toBeNull();
    expect(tripOf({ ...roundTrip, adults: 9, children: 1 })).toBeNull();
  });
});

describe('the trip of the form', () => {
  const form = { ...emptyFlightSearchForm, from: 'Doha (DOH)', to: 'London (LHR)' };

  it('is known when both places are known', () => {
    expect(tripOfForm({ ...form, to: 'Lon' })).toBeNull();
    expect(tripOfForm({ ...form, to: 'Doha (DOH)' })).toBeNull();
    expect(tripOfForm({ ...form, adults: 9, children: 1 })).toBeNull();
    expect(tripOfForm(form)).toMatchObject({ origin: 'DOH', destination: 'LHR', nights: 7 });
    expect(tripOfForm({ ...form, departDate: '2027-01-14', returnDate: '2027-01-18' })?.nights).toBe(4);
    expect(tripOfForm({ ...form, tripType: 'oneway', returnDate: '2027-01-18' })).not.toHaveProperty('nights');
    const back = tripOfForm({ ...form, departDate: '2027-01-14', returnDate: '2027-01-18' }, 'return');
    expect(back).toMatchObject({ departureDate: '2027-01-14' });
    expect(back).not.toHaveProperty('nights');
  });
});

describe('prices', () => {
  it('of a page are its lowest total and its lowest fare of an adult', () => {
    const offer = { ...offerFor(searchFor('DOH', 'LHR')), signature: 'seal' };
    const dearer = { ...offer, price: { ...offer.price, total: '9999.00' } };
    expect(lowestOf({ data: [dearer, offer] })?.total).toBe(Number(offer.price.total));
    expect(lowestOf({ data: [offer] })?.perAdult).toBe(Number(offer.travelerPricings[0]?.price.total));
    expect(lowestOf({ data: [] })).toBeNull();
  });

  it('are compared as shown', () => {
    expect(priceChange(1850, 1900)).toEqual({ kind: 'higher', by: 50 });
    expect(priceChange(1850, 1799.6)).toEqual({ kind: 'lower', by: 50 });
    expect(priceChange(1850.2, 1849.8)).toBeNull();
    expect(priceChange(1850, undefined)).toEqual({ kind: 'gone' });
  });

  it('have a cheapest day only when something is sold', () => {
    expect(cheapestOf([undefined, null])).toBeNull();
    expect(cheapestOf([undefined, null, { total: 30, perAdult: 30 }, { total: 20, perAdult: 20 }])).toBe(20);
  });

  it('are as old as the oldest of them, and never from the future', () => {
    const seen = (seenAt: number) => ({ lowest: null, seenAt });
    expect(minutesSince([seen(0), seen(60_000)], 150_000)).toBe(2);
    expect(minutesSince([seen(500_000)], 150_000)).toBe(0);
    expect(minutesSince([], 150_000)).toBe(0);
  });
});
