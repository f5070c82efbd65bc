import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkStayForm,
  emptyStayForm,
  fillStayForm,
  missingOfStay,
  queryOfStayForm,
  type StayForm,
  selectedPlaceOf,
  usualDays,
} from '@/lib/hotels/search/search-form';
import { parseStaySearch, readStaySearch, writeStaySearch } from '@/lib/hotels/search/search-params';
import { anyStay } from './any-stay';

const today = '2026-11-21';
const doha = { id: 'doha', name: 'Doha' };
const filled: StayForm = { ...emptyStayForm, destination: 'Doha', place: doha };

describe('the hotel form', () => {
  it('keeps the city of a hotel in it, and none for a hotel that is searched by a place of its own', () => {
    const address = { cityName: 'Doha', countryName: 'Qatar' };
    const inCity = { id: 'doha', name: 'Corniche Palm Hotel', part: 'hotel' as const, address };
    expect(selectedPlaceOf(inCity)).toEqual({ id: 'doha', name: 'Corniche Palm Hotel', part: 'hotel', cityName: 'Doha' });
    const id = 'ChIJCornichePalm_0000000001';
    expect(selectedPlaceOf({ ...inCity, id })).toEqual({ id, name: 'Corniche Palm Hotel', part: 'hotel' });
    expect(selectedPlaceOf({ id: 'doha', name: 'Doha', address })).toEqual(doha);
  });

  it('starts with two nights from tomorrow, in one room for two', () => {
    expect(usualDays('2026-12-30')).toEqual({ checkIn: '2026-12-31', checkOut: '2027-01-02' });
    expect(usualDays('')).toEqual({ checkIn: '', checkOut: '' });
    expect(checkStayForm(filled, today)).toEqual({
      search: { destination: 'doha', checkIn: '2026-11-22', checkOut: '2026-11-24', rooms: [{ adults: 2, childrenAges: [] }] },
      place: filled.place,
    });
  });

  it.each<[string, Partial<StayForm>]>([
    ['a place', {}],
    ['letters alone', { destination: 'Do', place: null }],
    ['days and rooms', { days: { checkIn: '2026-12-01', checkOut: '2026-12-04' }, rooms: [{ adults: 1, childrenAges: [4] }] }],
  ])('with %s is complete before it is searched', (_, change) => {
    const form = { ...filled, ...change };
    const parts = readStaySearch(queryOfStayForm(form), today);
    expect(parts.refused).toEqual([]);
    expect(parts.destination).toBe(form.place?.id);
    expect(fillStayForm({ ...emptyStayForm, destination: form.destination, place: form.place }, parts).form).toEqual(form);
  });

  it('requires a selected destination, not only text', () => {
    const errors = { destination: 'destinationRequired' };
    expect(checkStayForm(emptyStayForm, today)).toEqual({ errors });
    expect(checkStayForm({ ...filled, place: null }, today)).toEqual({ errors });
  });

  it('requires the ages of children that were only given, but for those of a link', () => {
    const family: StayForm = { ...filled, rooms: [{ adults: 2, childrenAges: [10] }], unconfirmed: [{ room: 0, child: 0 }] };
    expect(missingOfStay(family)).toEqual(['ages']);
    expect(missingOfStay({ ...family, unconfirmed: [] })).toEqual([]);
    expect(missingOfStay({ ...family, rooms: [{ adults: 2, childrenAges: [4] }] })).toEqual([]);
    const { form } = fillStayForm(family, readStaySearch(new URLSearchParams('rooms=2-10'), today));
    expect(missingOfStay(form)).toEqual([]);
  });

  it('requires both days of a possible stay', () => {
    const dates = (checkIn: string, checkOut: string) => {
      const check = checkStayForm({ ...filled, days: { checkIn, checkOut } }, today);
      return 'errors' in check ? check.errors : null;
    };
    expect(dates('', '')).toEqual({ dates: 'datesRequired' });
    expect(dates('2026-12-01', '')).toEqual({ dates: 'datesRequired' });
    expect(dates('2026-11-20', '2026-11-24')).toEqual({ dates: 'datesInvalid' });
    expect(dates('2026-12-01', '2027-01-01')).toEqual({ dates: 'datesInvalid' });
    expect(dates('2026-12-01', '2026-12-31')).toBeNull();
  });

  it('reports all missing fields together', () => {
    expect(checkStayForm({ ...emptyStayForm, days: { checkIn: '', checkOut: '' } }, today)).toEqual({
      errors: { destination: 'destinationRequired', dates: 'datesRequired' },
    });
  });

  it('only makes searches that fit into an address', () => {
    fc.assert(
      fc.property(anyStay(today), ({ destination, checkIn, checkOut, rooms }) => {
        const form = {
          destination,
          place: { id: destination, name: destination },
          days: { checkIn, checkOut },
          rooms,
          unconfirmed: [],
        };
        const check = checkStayForm(form, today);
        expect('search' in check && parseStaySearch(writeStaySearch(check.search), today)).toEqual({
          destination,
          checkIn,
          checkOut,
          rooms,
        });
      }),
    );
  });
});

describe('a form filled from an address', () => {
  const fill = (query: string, form = filled) => fillStayForm(form, readStaySearch(new URLSearchParams(query), today));

  it('has its days and rooms', () => {
    const { form, errors } = fill('checkin=2026-12-05&checkout=2026-12-08&rooms=1,2-7');
    expect(errors).toEqual({});
    expect(form.days).toEqual({ checkIn: '2026-12-05', checkOut: '2026-12-08' });
    expect(form.rooms).toHaveLength(2);
    expect(form.place).toEqual(doha);
  });

  it('keeps values that the address does not contain', () => {
    expect(fill('destination=paris')).toEqual({ form: filled, errors: {} });
  });

  it('shows invalid days unchanged, and the nearest valid rooms, with errors', () => {
    const { form, errors } = fill('checkin=2026-11-01&checkout=2026-11-04&rooms=9&destination=%3Cb%3E');
    expect(form.days).toEqual({ checkIn: '2026-11-01', checkOut: '2026-11-04' });
    expect(form.rooms).toEqual([{ adults: 4, childrenAges: [] }]);
    expect(errors).toEqual({ destination: 'destinationUnknown', dates: 'datesInvalid', rooms: 'roomsInvalid' });
  });
});
