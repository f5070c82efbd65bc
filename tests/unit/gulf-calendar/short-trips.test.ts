import { describe, expect, it } from 'vitest';
import { longWeekends } from '@/lib/flights/calendar/long-weekends';
import { afterWorkView, nextWeekend } from '@/lib/flights/calendar/next-weekend';
import { noFilters } from '@/lib/flights/results/filter-offers';
import { hasView, isAfterWork, readResultsView } from '@/lib/flights/results/result-params';
import { emptyFlightSearchForm, queryOfForm, withDeparture, withShortTrip } from '@/lib/flights/search/search-form';
import { occasionsOn } from '@/lib/time/gulf/occasions';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index));

describe('a weekend in one tap', () => {
  it.each([
    ['2026-12-27', '2026-12-31', '2027-01-02'],
    ['2026-12-30', '2026-12-31', '2027-01-02'],
    ['2026-12-31', '2027-01-07', '2027-01-09'],
    ['2027-01-01', '2027-01-07', '2027-01-09'],
    ['2027-01-02', '2027-01-07', '2027-01-09'],
    ['2028-02-23', '2028-02-24', '2028-02-26'],
    ['2028-02-29', '2028-03-02', '2028-03-04'],
  ])('on %s is from Thursday %s to Saturday %s', (today, leaves, returns) => {
    expect(nextWeekend(today)).toEqual({ occasion: null, leaves, returns });
  });

  it('is the next Thursday to Saturday from every day of ten years', () => {
    for (const today of daysFrom('2027-01-01', 3653)) {
      const { leaves, returns } = nextWeekend(today);
      expect([weekday(leaves), weekday(returns)], today).toEqual([4, 6]);
      expect(leaves > today && leaves <= addDays(today, 7) && returns === addDays(leaves, 2), today).toBe(true);
    }
  });

  it('fills both days of a round trip, until another day is picked', () => {
    const form = withShortTrip({ ...emptyFlightSearchForm, tripType: 'oneway' }, nextWeekend('2026-12-27'));
    expect(form).toMatchObject({ tripType: 'roundtrip', departDate: '2026-12-31', returnDate: '2027-01-02', isAfterWork: true });
    expect(queryOfForm(form).get('return')).toBe('2027-01-02');
    // The return of another departure is the next day, as specified.
    const other = withDeparture(form, '2027-01-05', '2026-12-27');
    expect(other).toMatchObject({ departDate: '2027-01-05', returnDate: '2027-01-06', isAfterWork: false });
  });

  it('asks for evening departures in words that the results know', () => {
    const query = new URLSearchParams(`view=results${afterWorkView}`);
    expect(hasView(query)).toBe(true);
    const { filters } = readResultsView(query);
    expect(filters).toMatchObject({ departureTimes: ['evening'], returnTimes: ['afternoon', 'evening'] });
    expect([isAfterWork(filters), isAfterWork({ ...filters, stops: [0] }), isAfterWork(noFilters)]).toEqual([true, false, false]);
  });
});

describe('long weekends', () => {
  it('of 2027 are both Eids, with the weekends beside them', () => {
    expect(longWeekends('2026-11-29', '2027-11-24')).toEqual([
      { occasion: 'eidAlFitr', leaves: '2027-03-04', returns: '2027-03-13' },
      { occasion: 'eidAlAdha', leaves: '2027-05-13', returns: '2027-05-19' },
    ]);
  });

  it('hold no day of work after the evening of departure, for ten years', () => {
    const trips = longWeekends('2026-12-31', '2036-12-31');
    expect(trips.filter(({ occasion }) => occasion === 'eidAlAdha').length).toBeGreaterThanOrEqual(10);
    for (const { occasion, leaves, returns } of trips) {
      const free = daysFrom(addDays(leaves, 1), 30).filter((day) => day <= returns);
      expect(free.length, leaves).toBeGreaterThanOrEqual(3);
      const isFree = (day: string) => weekday(day) >= 5 || occasionsOn(day).some((one) => one !== 'ramadan');
      expect(free.every(isFree), leaves).toBe(true);
      expect([leaves, addDays(returns, 1)].some(isFree), leaves).toBe(false);
      expect(
        free.some((day) => occasion && occasionsOn(day).includes(occasion)),
        leaves,
      ).toBe(true);
    }
  });

  it('that have begun or end beyond the last day on sale are not offered', () => {
    expect(longWeekends('2027-03-04', '2027-04-30')).toEqual([]);
    expect(longWeekends('2027-03-08', '2027-04-30')).toEqual([]);
    expect(longWeekends('2027-03-01', '2027-03-12')).toEqual([]);
  });
});
